import { referenceOf } from '@catalogue/contract/entities/lead';
import type { OrderInput, QuickEnquiryInput, Receipt } from '@catalogue/contract/entities/lead';

/** What a person wrote, without the id, which the outbox gives it. */
export type QuickEnquiryContent = Omit<QuickEnquiryInput, 'id'>;
export type OrderContent = Omit<OrderInput, 'id'>;
export type LeadContent = { kind: 'quickEnquiry'; content: QuickEnquiryContent } | { kind: 'order'; content: OrderContent };
export type LeadKind = LeadContent['kind'];

/** Why the last attempt ended without an answer that settles it. */
export type SendError = 'unreachable' | 'timeout' | 'busy' | 'serverError' | 'strangeAnswer';

/** On this device, on its way as soon as it may. */
export interface Saved {
  name: 'saved';
  attempts: number;
  /** Device clock at the end of the last attempt, and how long to leave it alone from then. Never a point in the future: clocks jump. */
  triedAt: number | null;
  wait: number;
  lastError: SendError | null;
  /** The wait was asked for by the server (429, 503): nothing shortens it. */
  hasRetryAfter: boolean;
}

/** A request is under way, or its tab was closed in the middle of one. */
export interface Sending {
  name: 'sending';
  attempts: number;
  since: number;
}

/** The server's receipt is here. Nothing else is ever called sent. */
export interface Sent {
  name: 'sent';
  receipt: Receipt;
  /** Device clock. */
  at: number;
}

/** The server refused it as it stands: a person has to change it, or drop it. */
export interface NeedsYou {
  name: 'needsYou';
  attempts: number;
  reason: string;
  errors: Readonly<Record<string, string>>;
}

export type OutboxState = Saved | Sending | Sent | NeedsYou;

export type OutboxItem = LeadContent & {
  /** Made here; also the id of the server's document, whichever road it takes, however often. */
  id: string;
  savedAt: number;
  /** A request may have reached the server without its answer reaching us: other content now needs another id. */
  uncertain: boolean;
  state: OutboxState;
};

/** 128 random bits; unlike `crypto.randomUUID` also made on plain-http addresses of a local network. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newItem = (lead: LeadContent, id: string, now: number): OutboxItem => ({
  ...lead,
  id,
  savedAt: now,
  uncertain: false,
  state: { name: 'saved', attempts: 0, triedAt: null, wait: 0, lastError: null, hasRetryAfter: false },
});

export const referenceOfItem = (item: Pick<OutboxItem, 'id' | 'kind'>): string => referenceOf(item.kind, item.id);

/** Not at the server yet, as far as this device knows. */
export const isWaiting = (item: OutboxItem): boolean => item.state.name !== 'sent';

export const isEditable = (item: OutboxItem): boolean => item.state.name === 'needsYou' || item.state.name === 'saved';

const STATES: readonly string[] = ['saved', 'sending', 'sent', 'needsYou'] satisfies OutboxState['name'][];

/**
 * An item as found on the device, possibly written by another version of this site. What a person wrote is never
 * thrown away: where only the state is not understood, the item starts over (the server tells repeats by their id).
 */
export function readItem(value: unknown): OutboxItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = value as Partial<OutboxItem>;
  if (typeof found.id !== 'string' || typeof found.content !== 'object') return undefined;
  if (found.kind !== 'quickEnquiry' && found.kind !== 'order') return undefined;
  if (typeof found.savedAt === 'number' && STATES.includes(found.state?.name ?? '')) return value as OutboxItem;
  return { ...newItem(found as LeadContent, found.id, Date.now()), uncertain: true };
}
