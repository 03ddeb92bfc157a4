import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { PublishedSettings } from '@catalogue/contract/entities/published-settings';
import type { PriceAudience } from '@catalogue/contract/price-audience';
import type { CatalogueChange, Path } from './catalogue-change';
import type { Manifest } from './manifest';
import type { Segment, SegmentReference } from './segment';

/** A document as stored. */
export interface StoredDocument {
  path: Path;
  /** Its update time; for a document that does not exist, the time of this read. Microseconds. */
  at: number;
  /** undefined: the document does not exist. */
  data: Record<string, unknown> | undefined;
}

/** An entry of the publish queue: this document has changed. One entry per document and sort key, however often it changes. */
export interface QueueEntry {
  /** `{noun}~{key}`: entries of one segment are neighbours in the queue. */
  id: string;
  noun: CatalogueNoun;
  documentId: string;
  /** Sort key of the document before or after the change. */
  key: string;
  wasPublic: boolean;
}

/** An entry as read from the queue. It may have been written again since. */
export interface ReadQueueEntry extends QueueEntry {
  /** Changes with each write of the entry. */
  revision: unknown;
}

export interface Failure {
  path: Path;
  reason: string;
}

/** The site's settings as stored. */
export interface StoredSettings {
  /** As devices need them; undefined: staff have not changed those of the code; null: not readable. */
  published: PublishedSettings | undefined | null;
  /** Who may see prices, where neither product nor category say so. */
  audience: PriceAudience;
  /** Whether the prices of some product or category may be limited. */
  limitsPrices: boolean;
}

/** What one commit publishes. */
export interface Publication {
  /** undefined: those of the code. */
  settings: PublishedSettings | undefined;
  segments: Manifest['segments'];
  /** Ids of segments that the new ones replace. */
  replaced: readonly string[];
  effects: readonly CatalogueChange[];
}

/** Which documents could not be published, for the admins. */
export interface PublishReport {
  /** Documents that the publisher examined. */
  examined: ReadonlySet<Path>;
  /** Which of them could not be published. */
  failures: readonly Failure[];
}

/** Storage of the publisher. Firestore in production; in memory, with crashes at any call, in the tests. */
export interface PublishPort {
  /** Takes the lease. null while another publisher holds it, or when another caller of this instance gets it. */
  acquireLease: () => Promise<string | null>;
  /** @throws LeaseLost */
  renewLease: (token: string) => Promise<void>;
  releaseLease: (token: string) => Promise<void>;

  addEntries: (entries: readonly QueueEntry[]) => Promise<void>;
  /** Entries with ids after `after`, in the order of their ids. */
  readEntries: (after: string, limit: number) => Promise<ReadQueueEntry[]>;
  /** Deletes entries that were not written again since they were read. */
  deleteEntries: (entries: readonly ReadQueueEntry[]) => Promise<void>;

  readDocuments: (paths: readonly Path[]) => Promise<StoredDocument[]>;
  /** A whole collection, a page at a time. */
  scanDocuments: (noun: CatalogueNoun) => AsyncIterable<StoredDocument[]>;

  readSettings: () => Promise<StoredSettings>;

  /** null before the first publication, and when it is damaged or of another format. */
  readManifest: () => Promise<Manifest | null>;
  /** null for each that is missing or damaged. */
  readSegments: (references: readonly SegmentReference[]) => Promise<(Segment | null)[]>;
  /** @returns the new segment's id */
  writeSegment: (segment: Segment) => Promise<string>;
  deleteSegments: (ids: readonly string[]) => Promise<void>;
  /** Every segment that is stored, with its age in ms. */
  listSegments: () => Promise<{ id: string; ageMs: number }[]>;

  /**
   * Makes a publication the current one, with `meta/catalogue`, in one small transaction.
   *
   * @throws LeaseLost if somebody else has taken the lease since
   */
  commit: (token: string, publication: Publication) => Promise<Manifest>;
  /** Writes for the admins how much is still to be published, and what cannot be. */
  report: (report: PublishReport) => Promise<void>;
}

/** Another publisher has taken the lease: this one must not commit any more. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}
