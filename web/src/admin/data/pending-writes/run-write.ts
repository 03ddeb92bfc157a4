import type { Banner } from '@catalogue/contract/entities/banner';
import type { Category } from '@catalogue/contract/entities/category';
import type { Product } from '@catalogue/contract/entities/product';
import type { SiteSettings } from '@catalogue/contract/entities/site-settings';
import { hasChange } from '../product-content';
import { isOfContent, isOfLead } from './pending-write';
import type { ContentStep, LeadStep, PendingWrite, Step } from './pending-write';

/** A document as the server has it. */
export type StoredDocument = Product | Category | Banner | SiteSettings;

/** The Firestore and storage calls of a write. */
export interface WritePort {
  /** Writes all steps or none: also none where an entry that a step names as `after` does not exist. */
  commit(steps: readonly ContentStep[]): Promise<void>;
  /** Whether the server took a commit of exactly these steps. Waits for writes of an earlier page load. */
  wasCommitted(steps: readonly ContentStep[]): Promise<boolean>;
  /** Whether the server has this activity entry. Waits for writes of an earlier page load. */
  hasEntry(entryId: string): Promise<boolean>;
  /** Merges a change into its lead, once. Resolves to the step with its outcome, when there is a network. */
  changeLead(step: LeadStep): Promise<LeadStep>;
  /** Whether the rules refused a step, or a question about it; otherwise the network failed. */
  isRefusal(error: unknown): boolean;
  /** The document as the server has it now; null: it has none. */
  read(step: ContentStep): Promise<StoredDocument | null>;
  /** Stores the write's state on the device. */
  keep(write: PendingWrite): Promise<unknown>;
}

/** What became of the same document's step in the commit of this page that was to have an entry; null: this page sent none. */
export type OutcomeOfEntry = (entryId: string, step: ContentStep) => Promise<Step['outcome'] | null>;

/** Firestore takes 500 writes at once; smaller batches show progress and repeat less after a cut. */
const BATCH = 100;
/** Firestore takes 10 MiB at once, and counts entries of indexes, too. */
const BATCH_BYTES = 3_000_000;

export interface RunOptions<W> {
  onProgress?: (write: W) => void;
  /** Most steps written at once. */
  batch?: number;
  /** Whether all batches are committed at once. Firestore then has the whole write in its queue, also offline. */
  isQueued?: boolean;
  /** Whether an earlier page load may have committed batches: each is looked up first. */
  isResumed?: boolean;
  outcomeOfEntry?: OutcomeOfEntry;
}

/**
 * Writes the waiting steps in batches and stores the write after each. Resolves when none waits. Rejects when the network fails;
 * another call with the stored write continues.
 */
export async function runWrite<W extends PendingWrite>(
  write: W,
  port: WritePort,
  {
    onProgress,
    batch: size = BATCH,
    isQueued = false,
    isResumed = false,
    outcomeOfEntry = () => Promise.resolve(null),
  }: RunOptions<W> = {},
): Promise<W> {
  let current = write;
  const run = async (batch: readonly Step[]): Promise<void> => {
    const settled = await settleBatch(batch, port, { isResumed, isWhole: isWhole(write), outcomeOfEntry });
    current = { ...current, steps: current.steps.map((step) => settled.get(step.id) ?? step) };
    await port.keep(current);
    onProgress?.(current);
  };
  const batches = batchesOf(write, size);
  if (isQueued) {
    // Settled: a batch that fails must not hide the outcome of the others.
    const failed = (await Promise.allSettled(batches.map(run))).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  } else {
    for (const batch of batches) await run(batch);
  }
  return current;
}

/**
 * The write of an earlier run, with the outcomes of the batch that was on its way when it stopped, as far as the server took its steps.
 * Waits for writes of an earlier page load.
 */
export async function settleSent<W extends PendingWrite>(write: W, port: WritePort): Promise<W> {
  const sent = (batchesOf(write, BATCH)[0] ?? []).filter(isOfContent);
  const isWritten =
    sent.length > 0 && (await port.wasCommitted(sent))
      ? () => true
      : async (step: ContentStep) => isApplied(step, await port.read(step));
  const written = new Set<string>();
  for (const step of sent) if (await isWritten(step)) written.add(step.id);
  return {
    ...write,
    steps: write.steps.map((step) => (written.has(step.id) ? { ...step, outcome: 'written' as const } : step)),
  };
}

/** A form is written as a whole: who moved a category, or added three banners, did one thing. */
const isWhole = ({ kind }: PendingWrite): boolean => kind === 'form';

/**
 * The waiting steps in batches. Settled steps are counted, too: a write that is resumed has the batches that it had before, because a
 * committed batch is looked up as a whole.
 */
function batchesOf({ steps }: PendingWrite, size: number): Step[][] {
  const batches: Step[][] = [];
  let batch: Step[] = [];
  let bytes = 0;
  let writes = 0;
  for (const step of steps) {
    const stepBytes = bytesOf(step);
    // What it follows is one more document of the commit.
    const stepWrites = step.after === undefined ? 1 : 2;
    if (batch.length === 0 || writes + stepWrites > size || bytes + stepBytes > BATCH_BYTES) {
      batch = [];
      batches.push(batch);
      bytes = 0;
      writes = 0;
    }
    batch.push(step);
    bytes += stepBytes;
    writes += stepWrites;
  }
  return batches.map((all) => all.filter(({ outcome }) => outcome === 'waiting')).filter(({ length }) => length > 0);
}

/** Id of the activity entry of a commit: the same after a reload, so that the commit can be looked up. */
export const entryIdOf = ({ id }: Pick<PendingWrite, 'id'>, steps: readonly Step[]): string =>
  `${id}-${steps[0]?.id ?? ''}-${steps.length}`;

/** Ids of the activity entries that the commits of a write are to have. */
export const entryIdsOf = (write: PendingWrite, size: number): string[] =>
  batchesOf(write, size).map((batch) => entryIdOf(write, batch));

/**
 * The steps of a write with what each follows: a write of this device that still waits, on the same document, and makes the revision that
 * the step is based on. Firestore sends both in order; if the first is refused the second must be, too, although somebody else may have
 * made that revision meanwhile.
 *
 * @param waiting writes of this device, oldest first
 * @param size most steps of their commits
 */
export function withPredecessors<S extends Step>(steps: readonly S[], waiting: readonly PendingWrite[], size: number): S[] {
  const made = new Map<string, string>();
  for (const write of waiting)
    for (const batch of batchesOf(write, size))
      for (const { noun, id, base } of batch.filter(isOfContent))
        made.set(`${noun}/${id}/${(base ?? 0) + 1}`, entryIdOf(write, batch));
  return steps.map((step) => {
    const after = isOfLead(step) ? undefined : made.get(`${step.noun}/${step.id}/${step.base ?? 0}`);
    return after === undefined ? step : { ...step, after };
  });
}

const encoder = new TextEncoder();
const bytesOf = ({ change }: Step): number => encoder.encode(JSON.stringify(change)).byteLength;

/** The steps of a batch with their outcomes. */
async function settleBatch(batch: readonly Step[], port: WritePort, how: BatchOptions): Promise<ReadonlyMap<string, Step>> {
  const content = batch.filter(isOfContent);
  const outcomes: Outcomes = content.length === 0 ? new Map() : await writeBatch(content, port, how);
  const ofContent = content.map((step) => ({ ...step, outcome: outcomes.get(step.id) ?? step.outcome }));
  const ofLeads = await Promise.all(batch.filter(isOfLead).map((step) => port.changeLead(step)));
  return new Map([...ofContent, ...ofLeads].map((step) => [step.id, step]));
}

interface BatchOptions {
  isResumed: boolean;
  outcomeOfEntry: OutcomeOfEntry;
  isWhole: boolean;
}

type Outcomes = Map<string, Step['outcome']>;

/**
 * Commits a batch. A refused step refuses the whole commit; then each half is committed alone, recursively, until only the
 * refused steps remain.
 */
async function writeBatch(batch: readonly ContentStep[], port: WritePort, how: BatchOptions): Promise<Outcomes> {
  const { isResumed, isWhole, outcomeOfEntry } = how;
  const all = (outcome: Step['outcome']): Outcomes => new Map(batch.map((step) => [step.id, outcome]));
  const wasCommitted = () => port.wasCommitted(batch).catch((error: unknown) => noRight(error, port));
  try {
    if (isResumed && (await wasCommitted()) === true) return all('written');
    await port.commit(batch);
    return all('written');
  } catch (error) {
    if (!port.isRefusal(error)) throw error;
    // Its answer may have been lost: Firestore then sends it again, and the rules refuse it the second time.
    const isCommitted = await wasCommitted();
    if (isCommitted === true) return all('written');
    if (isCommitted === 'no right') return all('refused');
    const freed = await withoutWritten(batch, port, outcomeOfEntry);
    if (freed !== null) return writeBatch(freed, port, how);
    if (isWhole || batch.length === 1) {
      const outcomes = await Promise.all(batch.map((step) => outcomeOf(step, port)));
      const failed = outcomes.filter((outcome) => outcome !== 'written');
      return all(failed.includes('conflict') ? 'conflict' : (failed[0] ?? 'written'));
    }
    const half = Math.ceil(batch.length / 2);
    const first = await writeBatch(batch.slice(0, half), port, how);
    return new Map([...first, ...(await writeBatch(batch.slice(half), port, how))]);
  }
}

/**
 * The batch without what its steps follow, where that is written: after them, because an earlier page load had not sent it, or in a smaller
 * commit, without the entry by which they name it. null: no step follows such a write.
 */
async function withoutWritten(
  batch: readonly ContentStep[],
  port: WritePort,
  outcomeOfEntry: OutcomeOfEntry,
): Promise<ContentStep[] | null> {
  const freed = await Promise.all(
    batch.map(async (step) => {
      const { after, ...free } = step;
      if (after === undefined) return step;
      return (await outcomeOfEntry(after, step)) === 'written' || (await port.hasEntry(after)) ? free : step;
    }),
  );
  return freed.some((step, index) => step !== batch[index]) ? freed : null;
}

/** A member who may no longer read has lost the right to write, too: no part of a batch need be tried. */
function noRight(error: unknown, port: WritePort): 'no right' {
  if (port.isRefusal(error)) return 'no right';
  throw error;
}

/** What became of a step that the rules refused, by the document as the server has it. */
async function outcomeOf(step: ContentStep, port: WritePort): Promise<Step['outcome']> {
  const stored = await port.read(step).catch((error: unknown) => noRight(error, port));
  if (stored === 'no right') return 'refused';
  if (isApplied(step, stored)) return 'written';
  if ((stored?.revision ?? null) !== step.base) return 'conflict';
  // Somebody else has made the revision that an earlier write of this device was to make.
  const isOvertaken = step.after !== undefined && !(await port.hasEntry(step.after));
  return isOvertaken ? 'conflict' : 'refused';
}

/** Whether the server has the step's values already, because an earlier answer was lost. */
function isApplied({ base, change: { deleted, ...fields } }: ContentStep, stored: StoredDocument | null): boolean {
  if (stored?.revision !== (base ?? 0) + 1) return false;
  const isInTrash = 'deletedAt' in stored && stored.deletedAt !== null;
  return (deleted === undefined || deleted === isInTrash) && hasChange({ ...stored }, { ...fields });
}
