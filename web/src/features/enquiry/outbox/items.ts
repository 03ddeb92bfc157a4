import type { OrderInput, QuickEnquiryInput, Receipt } from '@catalogue/contract/entities/lead';
import type * as database from '../../../data/device-store/database';
import type { ItemAttachment } from './item-attachment';

/** The fields of a lead without its id, which the outbox assigns, and without its file. */
export type QuickEnquiryContent = Omit<QuickEnquiryInput, 'id' | 'attachment'>;
export type OrderContent = Omit<OrderInput, 'id' | 'attachment'>;
export type LeadContent = { kind: 'quickEnquiry'; content: QuickEnquiryContent } | { kind: 'order'; content: OrderContent };
export type LeadKind = LeadContent['kind'];

/** Why the last attempt got no usable answer. */
export type SendError = 'unreachable' | 'timeout' | 'busy' | 'serverError' | 'strangeAnswer';

/** Stored on this device; sent when its wait is over. */
export interface Saved {
  name: 'saved';
  attempts: number;
  /** Device clock at the end of the last attempt. A due time is not stored, because device clocks jump. */
  triedAt: number | null;
  /** Milliseconds from `triedAt` to the next attempt. */
  wait: number;
  lastError: SendError | null;
  /** `wait` is the server's Retry-After (429, 503): no trigger shortens it. */
  hasRetryAfter: boolean;
}

/** A request is under way, or its tab was closed during one. */
export interface Sending {
  name: 'sending';
  attempts: number;
  since: number;
}

/** The server's receipt has arrived. */
export interface Sent {
  name: 'sent';
  receipt: Receipt;
  /** Device clock. */
  at: number;
}

/** The server refused the content: a person must edit or delete it. */
export interface NeedsYou {
  name: 'needsYou';
  attempts: number;
  reason: string;
  errors: Readonly<Record<string, string>>;
}

export type OutboxState = Saved | Sending | Sent | NeedsYou;

export type OutboxItem = LeadContent & {
  /** Made on this device. It is the id of the server's document, so that a repeat creates no second lead. */
  id: string;
  savedAt: number;
  /** The server may hold this content although no answer came back. */
  uncertain: boolean;
  /** uid of the rep who sends it: it is sent with their token, which only pages have. */
  repId?: string;
  /** uid of the user who was logged in when it was written: it is shown to nobody else. */
  owner?: string;
  state: OutboxState;
  /** The file that follows the lead. */
  attachment?: ItemAttachment;
};

export const newItem = (
  lead: LeadContent,
  id: string,
  now: number,
  {
    attachment,
    repId,
    owner,
  }: { attachment?: ItemAttachment | undefined; repId?: string | undefined; owner?: string | undefined } = {},
): OutboxItem => ({
  ...lead,
  id,
  ...(repId !== undefined && { repId }),
  ...(owner !== undefined && { owner }),
  savedAt: now,
  uncertain: false,
  state: { name: 'saved', attempts: 0, triedAt: null, wait: 0, lastError: null, hasRetryAfter: false },
  ...(attachment && { attachment }),
});

/** The server's reference; '' until its receipt has arrived. */
export const referenceOfItem = ({ state }: OutboxItem): string => (state.name === 'sent' ? state.receipt.reference : '');

/** Whether no receipt has arrived yet. */
export const isWaiting = (item: OutboxItem): boolean => item.state.name !== 'sent';

/** Whether the server refused it: it waits for a change by its sender. */
export const isRefused = (item: OutboxItem): boolean => item.state.name === 'needsYou';

export const isEditable = (item: OutboxItem): boolean => isRefused(item) || item.state.name === 'saved';

const STATES: readonly string[] = ['saved', 'sending', 'sent', 'needsYou'] satisfies OutboxState['name'][];

/**
 * Reads a stored item that another release may have written. Its content is never dropped: an item with an unknown
 * state starts over as `saved` and uncertain, and the server removes duplicates by id.
 */
export function readItem(value: unknown): OutboxItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = value as Partial<OutboxItem>;
  if (typeof found.id !== 'string' || typeof found.content !== 'object') return undefined;
  if (found.kind !== 'quickEnquiry' && found.kind !== 'order') return undefined;
  if (typeof found.savedAt !== 'number' || !STATES.includes(found.state?.name ?? '')) {
    return { ...newItem(found as LeadContent, found.id, Date.now(), found), uncertain: true };
  }
  return value as OutboxItem;
}

/** Stores items. Each change is one transaction, so that tabs and the service worker never overwrite each other. */
export interface OutboxStore {
  /** Newest first. */
  all(): Promise<OutboxItem[]>;
  /**
   * Resolves to true when the device has stored the item. False: only this page's memory holds it or, without
   * `orInMemory`, nothing does.
   */
  put(item: OutboxItem, orInMemory?: boolean): Promise<boolean>;
  /**
   * Reads, decides and writes in one transaction. `decide` returns the item to store, or null to delete it. It is called
   * again when the transaction is repeated. Resolves with the stored item; undefined when there is none.
   */
  change(id: string, decide: (item: OutboxItem) => OutboxItem | null): Promise<OutboxItem | undefined>;
  remove(ids: readonly string[]): Promise<void>;
}

type Device = Pick<typeof database, 'change' | 'readAll'>;

export const createOutboxStore = (device: Device): OutboxStore => ({
  async all() {
    const items = [...(await device.readAll('outbox')).values()].flatMap((value) => readItem(value) ?? []);
    return items.sort((one, other) => other.savedAt - one.savedAt);
  },

  put: (item, orInMemory) => device.change('outbox', item.id, () => item, orInMemory),

  async change(id, decide) {
    let after: OutboxItem | undefined;
    await device.change('outbox', id, (current) => {
      const item = readItem(current);
      after = item && (decide(item) ?? undefined);
      return after === item ? current : after;
    });
    return after;
  },

  async remove(ids) {
    for (const id of ids) await device.change('outbox', id, () => undefined);
  },
});
