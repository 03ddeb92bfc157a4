import { withRows } from '@catalogue/contract/catalogue-columns';
import { COLUMNS_FORMAT } from '@catalogue/contract/catalogue-format';
import { columnsOf } from '../../functions/src/catalogue/columns';
import { changeOf, type Path } from '../../functions/src/catalogue/catalogue-change';
import { nextMeta } from '../../functions/src/catalogue/next-meta';
import { applyChanges, type Contents } from '../../functions/src/catalogue/rewrite-segments';
import type { CatalogueFile, CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import { PRODUCT_DEFAULTS } from '@catalogue/contract/entities/product';
import { toPublicContent, type PublicContent } from '@catalogue/contract/public-content';
import { catalogueFiles } from '../fixtures/catalogue-files';
import type { UpdateSource } from '../../web/src/data/catalogue/updates/fetch-updates';
import { parseDetails, parseSnapshot, type Snapshot } from '../../web/src/data/catalogue/snapshot';

/** A stored product, as Firestore holds it. */
type Stored = Record<string, unknown> & { updatedAt: number };

export type Verb = 'edit' | 'hide' | 'show' | 'delete' | 'restore';

const NEW = {
  ...PRODUCT_DEFAULTS,
  imageName: null,
  picture: null,
  imageError: null,
  addedDate: 0,
  deletedAt: null,
  revision: 1,
};

const CHANGE_OF: Record<Verb, (time: number) => Record<string, unknown>> = {
  edit: (time) => ({ title: `Edited at ${time}`, description: `<p>At ${time}</p>` }),
  hide: () => ({ live: false }),
  show: () => ({ live: true }),
  delete: (time) => ({ deletedAt: time }),
  restore: () => ({ deletedAt: null }),
};

interface Edition {
  list: CatalogueFile;
  details: unknown;
}

/** As a device reads it: servers send columns, and rows of a list above 16 MiB. */
function snapshotOf({ list }: Edition): Snapshot {
  const columns = { ...list, format: COLUMNS_FORMAT, products: columnsOf(list.products) };
  return parseSnapshot(withRows(list.version % 2 === 0 ? list : columns));
}

/** A server as devices see it: documents, the real publishing of them after events in any order, and every edition ever served. */
export class Server {
  private time = 1_750_000_000_000;
  private readonly documents = new Map<string, Stored>();
  private events: { id: string; before: Stored | undefined }[] = [];
  private contents: Contents = new Map();
  private meta: CatalogueMeta = nextMeta(null, [], this.time);
  readonly editions: Edition[] = [];

  constructor() {
    this.serve();
  }

  wait(ms: number): void {
    this.time += ms;
  }

  write(id: string, verb: Verb): void {
    this.wait(1);
    const before = this.documents.get(id);
    const after: Stored = { ...NEW, id, title: id, ...before, ...CHANGE_OF[verb](this.time), updatedAt: this.time };
    this.documents.set(id, after);
    this.events.push({ id, before });
  }

  /** The document of an event as it is now: events say only that a document has changed. */
  private changeSince({ id, before }: { id: string; before: Stored | undefined }) {
    const now = this.documents.get(id);
    const change = changeOf(`products/${id}` satisfies Path, (now?.updatedAt ?? this.time) * 1_000, now, () => 'everyone');
    return { ...change, wasPublic: before?.live === true && before.deletedAt === null };
  }

  /** Delivers the events selected by `picks`; with `again` they stay queued, as Firebase may repeat them. */
  publish(picks: readonly number[], again = false): void {
    const due = this.events.length === 0 ? [] : [...new Set(picks.map((pick) => pick % this.events.length))];
    const changes = due.flatMap((index) => this.events[index] ?? []).map((event) => this.changeSince(event));
    if (!again) this.events = this.events.filter((_, index) => !due.includes(index));
    if (changes.length === 0) return;
    const { contents, effects } = applyChanges(this.contents, changes);
    this.contents = contents;
    if (effects.length === 0) return;
    this.wait(1);
    this.meta = nextMeta(this.meta, effects, this.time);
    this.serve();
  }

  publishAll(): void {
    this.publish(this.events.map((_, index) => index));
  }

  private serve(): void {
    const { catalogue, details } = catalogueFiles(this.meta, this.contents.values());
    this.editions.push({ list: catalogue, details });
  }

  /** What visitors may see: title and time by id. */
  public(): Map<string, string> {
    const visible = [...this.documents].filter(([, { live, deletedAt }]) => live === true && deletedAt === null);
    return new Map(visible.map(([id, { title, updatedAt }]) => [id, `${String(title)} ${updatedAt}`]));
  }

  get version(): number {
    return this.meta.version;
  }

  /** Firestore and the CDN as one device reads them. `meanwhile` runs between its reads; the CDN is `lag` editions behind. */
  source(meanwhile: () => void, lag: number, onMeta: (meta: CatalogueMeta) => void): UpdateSource {
    return {
      meta: () => {
        const { meta } = this;
        onMeta(meta);
        meanwhile();
        return Promise.resolve(meta);
      },
      changes: (since, most) => {
        const changed = [...this.documents].filter(([, { updatedAt }]) => updatedAt > since);
        const found = changed.flatMap(([id, data]): PublicContent[] =>
          [toPublicContent('products', id, data)].filter((one) => one !== null),
        );
        return Promise.resolve(found.length > most ? null : found);
      },
      snapshot: () => Promise.resolve(snapshotOf(this.edition(lag))),
    };
  }

  edition(lag: number): Edition {
    const edition = this.editions.at(-1 - (lag % this.editions.length));
    if (!edition) throw new Error('Nothing was served yet');
    return edition;
  }

  detailsOf(lag: number) {
    return parseDetails(this.edition(lag).details);
  }

  listOf(lag: number) {
    return snapshotOf(this.edition(lag));
  }
}
