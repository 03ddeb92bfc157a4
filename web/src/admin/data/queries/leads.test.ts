import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { LeadPage } from '../../../data/firebase/leads/leads';
import type { LiveRows } from '../../../data/firebase/watch-query';
import type { Lead, LeadFilter } from '../../../data/leads/lead-view';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addPendingSteps, pendingSteps, replacePendingSteps } from '../pending-writes/pending-steps';
import type { LeadStep } from '../pending-writes/pending-write';
import {
  firstLeadsQuery,
  leadCountQuery,
  leadFilterCountsKey,
  leadFilterCountsQuery,
  leadListQuery,
  repLeadsQuery,
} from './leads';

/** Firestore, which answers once Auth has verified the session. */
const firestore = vi.hoisted(() => ({ answer: [] as ((value: unknown) => void)[], open: (): void => undefined }));
vi.mock('../firebase-modules', () => {
  const opened = new Promise<void>((resolve) => (firestore.open = resolve));
  const listen = (onValue: (value: unknown) => void) => {
    firestore.answer.push(onValue);
    return () => undefined;
  };
  return {
    leadsModule: () =>
      opened.then(() => ({
        watchLeadList: (_kind: unknown, _view: unknown, onValue: (value: unknown) => void) => listen(onValue),
        watchFirstLeads: (_kind: unknown, _view: unknown, _most: unknown, onValue: (value: unknown) => void) => listen(onValue),
      })),
    repLeadsModule: () =>
      opened.then(() => ({
        watchSentLeads: (_kind: unknown, _me: unknown, onValue: (value: unknown) => void) => listen(onValue),
      })),
  };
});
vi.mock('../../../data/firebase/current-user', () => ({ readyCurrentUser: () => Promise.resolve({ uid: 'asha' }) }));

const TODAY = new Date(2026, 10, 23).getTime();
const TOMORROW = new Date(2026, 10, 24).getTime();

const keysOf = (filter: LeadFilter, today: number) =>
  [
    leadListQuery('order', { filter, sort: 'newest', today }),
    firstLeadsQuery('order', { filter, sort: 'newest', today }, 6),
    leadCountQuery('order', filter, today),
  ].map(({ queryKey }) => hashKey(queryKey));

it.each(['due', 'today'] as const)('the leads of "%s" are asked for anew each day', (filter) => {
  const tomorrow = keysOf(filter, TOMORROW);
  for (const [index, key] of keysOf(filter, TODAY).entries()) expect(key).not.toBe(tomorrow[index]);
});

it('the leads of other filters stay from day to day', () => {
  expect(keysOf('new', TODAY)).toEqual(keysOf('new', TOMORROW));
});

it('the counts of a day are invalidated by the key of all days', () => {
  const { queryKey } = leadFilterCountsQuery('order', TODAY);
  expect(queryKey).not.toEqual(leadFilterCountsQuery('order', TOMORROW).queryKey);
  expect(queryKey.slice(0, -1)).toEqual(leadFilterCountsKey('order'));
});

describe('a stored list that is older than a change of this device', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const stored = {
    id: 'a',
    kind: 'order',
    status: 'new',
    nextCallAt: null,
    revision: 1,
    timeline: {},
  } as Partial<Lead> as Lead;
  const step = (from: Lead['status'], to: 'contacted' | 'won', at: number): LeadStep => ({
    ...{ noun: 'leads', kind: 'order', id: 'a', title: 'O-1', base: 1, at, outcome: 'waiting' },
    change: { from: { status: from }, to: { status: to } },
  });
  afterEach(() => pendingSteps.set(new Map()));

  const listed = leadListQuery('order', { filter: 'all', sort: 'newest', today: TODAY });
  const first = firstLeadsQuery('order', { filter: 'all', sort: 'newest', today: TODAY }, 6);
  const sent = repLeadsQuery('order', 'sent');
  const LISTS = [
    ['a lead list', listed, (lead: Lead): LeadPage => ({ leads: [lead], hasMore: false, fromDevice: true })],
    ['an overview', first, (lead: Lead): LiveRows<Lead> => ({ rows: [lead], unsent: new Set(), fromDevice: true })],
    ['a list of a rep', sent, (lead: Lead): LiveRows<Lead> => ({ rows: [lead], unsent: new Set(), fromDevice: true })],
  ] as const;

  it.each(LISTS)('%s shows the change before Firestore answers, and a click made then', async (_, query, of) => {
    const client = new QueryClient();
    const statusShown = () => {
      const value = client.getQueryData<Partial<LeadPage & LiveRows<Lead>>>(query.queryKey);
      return (value?.leads ?? value?.rows)?.map(({ status }) => status);
    };
    client.setQueryData(query.queryKey, of(stored));
    await client.invalidateQueries({ queryKey: query.queryKey });
    const stop = new QueryObserver(client, query as never).subscribe(() => undefined);
    await settled();
    expect(statusShown()).toEqual(['new']);
    const change = step('new', 'contacted', 5);
    addPendingSteps([change]);
    await settled();
    expect(statusShown()).toEqual(['contacted']);
    replacePendingSteps([change], [{ ...change, outcome: 'written' }]);
    addPendingSteps([step('contacted', 'won', 6)]);
    await settled();
    expect(statusShown()).toEqual(['won']);
    firestore.open();
    await settled();
    firestore.answer.at(-1)?.(of({ ...stored, status: 'contacted', revision: 2 }));
    await settled();
    expect(statusShown()).toEqual(['won']);
    stop();
  });
});
