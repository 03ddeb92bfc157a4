import { banner, type Banner } from '@catalogue/contract/entities/banner';
import { category, type Category } from '@catalogue/contract/entities/category';
import { product, productContent, type Product } from '@catalogue/contract/entities/product';
import { productFacts } from '@catalogue/contract/entities/product-facts';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { LEAD_STATUSES } from '@catalogue/contract/entities/lead-status';
import { CONTACT_CHANNELS } from '@catalogue/contract/entities/lead-timeline';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { LEAD_KINDS } from '@catalogue/contract/collections';
import { siteSettings, type SiteSettingsContent } from '@catalogue/contract/entities/site-settings';
import * as v from 'valibot';
import type { LeadChange } from '../../../data/leads/lead-change';
import type { ContentChange } from '../product-content';

const OUTCOMES = ['waiting', 'written', 'conflict', 'gone', 'refused'] as const;

interface StepOf<Noun extends string, Change> {
  noun: Noun;
  id: string;
  title: string;
  /** Item number, to name a refused step. */
  sku?: string | null;
  /** Line in the imported file. */
  line?: number;
  /** Revision that the write is based on; null creates the document. */
  base: number | null;
  /** Activity entry of this device's unsent write that makes `base`: somebody else's change may make the same revision. */
  after?: string;
  /** Fields to store; `deleted` moves the document into the trash or out of it. */
  change: Change & { deleted?: boolean };
  /** 'conflict': somebody else changed the document first. 'gone': it was erased. 'refused': the rules do not allow the write. */
  outcome: (typeof OUTCOMES)[number];
}

const CATEGORY_FIELDS = [
  ...(['title', 'description', 'coverImage', 'imageName', 'hue', 'priceAudience'] as const),
  ...(['order', 'startsAt', 'endsAt', 'firstProducts'] as const),
] as const;
const BANNER_FIELDS = [
  ...(['kind', 'alt', 'words', 'focus', 'link', 'order'] as const),
  ...(['startsAt', 'endsAt', 'planned', 'imageName'] as const),
] as const;

/** Uploads put the pictures of a product in order. */
export type ProductChange = ContentChange & Partial<Pick<Product, 'imageName' | 'galleryNames'>> & { deleted?: boolean };
export type ProductStep = StepOf<'products', ProductChange>;
export type ContentStep =
  | ProductStep
  | StepOf<'categories', Partial<Pick<Category, (typeof CATEGORY_FIELDS)[number]>>>
  | StepOf<'banners', Partial<Pick<Banner, (typeof BANNER_FIELDS)[number]>>>
  | StepOf<'settings', SiteSettingsContent>;

/**
 * A change of a lead, which is merged with what colleagues changed meanwhile. `base`: the revision on which it was made, and once it is
 * written the one that it followed. `title`: the reference of the lead.
 */
export interface LeadStep extends StepOf<'leads', LeadChange> {
  base: number;
  kind: LeadKind;
  /** When it was made, ms since 1970. */
  at: number;
}

/** One document to write. Its id is fixed in advance, so that continuing after a failure repeats nothing. */
export type Step = ContentStep | LeadStep;

/** A picture to upload, which a document of its write names. */
export interface PendingPicture {
  /** Upload id, which the document names. */
  id: string;
  noun: CatalogueNoun;
  documentId: string;
  /** Title of the document, or name of the file. */
  title: string;
  /** Why it stopped and needs a person; null while it is tried again. */
  problem: string | null;
}

const WRITE_KINDS = ['form', 'product', 'cells', 'selection', 'import', 'undo', 'leads'] as const;

/** What staff save, under one name: a form, cells, many products, or changes of leads. It survives a reload, can be continued and undone. */
export interface PendingWrite<S extends Step = Step> {
  id: string;
  /** Name in messages: the document's title, the file's name, or "Hide 12 products". */
  name: string;
  /** ms since 1970. */
  startedAt: number;
  /** The screen that handles a refusal. For `form`, a message repeats what was typed. */
  kind: (typeof WRITE_KINDS)[number];
  steps: S[];
  /** Steps that revert it, with the values stored before. */
  undo: S[];
  /** Sent once the server has the documents that name them. */
  pictures?: PendingPicture[];
  /** What a person typed, by the name of its field; '' where nothing. */
  typed?: Record<string, string>;
  /** What its screen needs to go on with it. */
  kept?: unknown;
}

const shared = {
  id: v.string(),
  title: v.string(),
  sku: v.optional(v.nullable(v.string())),
  line: v.optional(v.number()),
  base: v.nullable(v.number()),
  after: v.optional(v.string()),
  outcome: v.picklist(OUTCOMES),
};
const deleted = v.optional(v.boolean());
const leadProgress = v.partial(
  v.object({
    status: v.picklist(LEAD_STATUSES),
    owner: v.nullable(v.string()),
    ownerName: v.nullable(v.string()),
    note: v.string(),
    nextCallAt: v.nullable(v.number()),
    tags: v.array(v.string()),
  }),
);
const step = v.variant('noun', [
  v.object({
    noun: v.literal('products'),
    ...shared,
    change: v.object({
      ...v.partial(v.omit(productContent, ['facts'])).entries,
      ...v.partial(v.pick(product, ['imageName', 'galleryNames'])).entries,
      facts: v.optional(v.partial(productFacts)),
      deleted,
    }),
  }),
  v.object({
    noun: v.literal('categories'),
    ...shared,
    change: v.object({ ...v.partial(v.pick(category, CATEGORY_FIELDS)).entries, deleted }),
  }),
  v.object({
    noun: v.literal('banners'),
    ...shared,
    change: v.object({ ...v.partial(v.pick(banner, BANNER_FIELDS)).entries, deleted }),
  }),
  v.object({
    noun: v.literal('leads'),
    ...shared,
    base: v.number(),
    kind: v.picklist(LEAD_KINDS),
    at: v.number(),
    change: v.object({ from: leadProgress, to: leadProgress, contact: v.optional(v.picklist(CONTACT_CHANNELS)) }),
  }),
  v.object({ noun: v.literal('settings'), ...shared, change: v.omit(siteSettings, ['updatedAt', 'revision']) }),
]);

const pendingPicture = v.object({
  id: v.string(),
  noun: v.picklist(['categories', 'products', 'banners']),
  documentId: v.string(),
  title: v.string(),
  problem: v.nullable(v.string()),
});

/** A write as devices store it. */
export const pendingWrite = v.object({
  id: v.string(),
  name: v.string(),
  startedAt: v.number(),
  kind: v.picklist(WRITE_KINDS),
  steps: v.array(step),
  undo: v.array(step),
  pictures: v.optional(v.array(pendingPicture)),
  typed: v.optional(v.record(v.string(), v.string())),
  kept: v.optional(v.unknown()),
});

/** A write as this device stores it; null when there is none, or it is damaged. */
export function parseWrite(stored: unknown): PendingWrite | null {
  const parsed = v.safeParse(pendingWrite, stored);
  return parsed.success ? (parsed.output as PendingWrite) : null;
}

export const isOfLead = (step: Step): step is LeadStep => step.noun === 'leads';
export const isOfContent = (step: Step): step is ContentStep => !isOfLead(step);

export const isOfLeads = (write: PendingWrite): write is PendingWrite<LeadStep> => write.steps.every(isOfLead);

export const isOfProducts = (write: PendingWrite): write is PendingWrite<ProductStep> =>
  [...write.steps, ...write.undo].every(({ noun }) => noun === 'products');

/** What a write does, as the activity log names it. */
export function actionOf({ kind, steps: [first] }: Pick<PendingWrite, 'kind' | 'steps'>) {
  if (kind === 'import') return 'imported';
  if (kind === 'undo') return 'undone';
  if (first?.change.deleted !== undefined) return first.change.deleted ? 'deleted' : 'restored';
  return first?.base === null ? 'added' : 'changed';
}

/** The write that reverts the written steps of `done`. */
export function undoOf<S extends Step>(done: PendingWrite<S>, at: number, newId: () => string): PendingWrite<S> {
  const written = new Set(done.steps.filter((one) => one.outcome === 'written').map(({ id }) => id));
  const steps = done.undo.filter(({ id }) => written.has(id));
  return { id: newId(), name: done.name, startedAt: at, kind: 'undo', steps, undo: [] };
}

export const progressOf = <S extends Step>({ steps }: Pick<PendingWrite<S>, 'steps'>) => ({
  total: steps.length,
  written: steps.filter(({ outcome }) => outcome === 'written').length,
  waiting: steps.filter(({ outcome }) => outcome === 'waiting').length,
  conflicts: steps.filter(({ outcome }) => outcome === 'conflict'),
  refused: steps.filter(({ outcome }) => outcome === 'refused'),
});
