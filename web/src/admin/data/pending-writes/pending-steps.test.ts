import { NO_FACTS } from '@catalogue/contract/product-fields';
import { describe, expect, it } from 'vitest';
import { productRows } from '../product-row';
import type { Lead } from '../../../data/leads/lead-view';
import type { ProductRow } from '../product-row';
import { sampleProduct } from '../sample-product';
import type { ProductChange, ProductStep } from './pending-write';
import type { LeadStep } from './pending-write';
import { addPendingSteps, pendingSteps, replacePendingSteps, withPendingChanges, withPendingSteps } from './pending-steps';

const step = (base: number, change: ProductChange): ProductStep => ({
  ...{ noun: 'products', id: 'mug', title: 'Mug', base, change, outcome: 'waiting' },
});
const [row] = productRows(undefined, [sampleProduct('mug', { price: 100, revision: 3 })]) as [ProductRow];
const listed = { ...row };
delete listed.facts;

describe('withPendingSteps', () => {
  it('shows steps one after the other, each on the revision of the one before', () => {
    const steps = [step(3, { price: 105 }), step(4, { live: false })];
    expect(withPendingSteps(row, steps)).toMatchObject({ price: 105, live: false, revision: 5 });
  });

  it('leaves a row that has the change already, or that somebody else has changed', () => {
    expect(withPendingSteps({ ...row, revision: 4 }, [step(3, { price: 105 })])).toMatchObject({ price: 100, revision: 4 });
  });

  it('shows a change of a row that came from an older file', () => {
    expect(withPendingSteps({ ...row, revision: 1 }, [step(3, { price: 105 })])).toMatchObject({ price: 105, revision: 4 });
  });

  it('leaves out a deleted product until the deletion is undone', () => {
    expect(withPendingSteps(row, [step(3, { deleted: true })])).toBeNull();
    expect(withPendingSteps(row, [step(3, { deleted: true }), step(4, { deleted: false })])).toMatchObject({ revision: 5 });
  });

  it('merges facts, and holds them beside a row without details', () => {
    const steps = [step(3, { facts: { material: 'Brass', minimumQuantity: 50 } })];
    expect(withPendingSteps(row, steps)?.facts).toEqual({ ...NO_FACTS, material: 'Brass', minimumQuantity: 50 });
    expect(withPendingSteps(listed, steps)).toMatchObject({
      facets: { minimumQuantity: 50 },
      pendingFacts: { material: 'Brass', minimumQuantity: 50 },
    });
  });
});

it('keeps the changes of a lead in the order in which they were made, whichever is written first or found later', () => {
  const call = (at: number): LeadStep => ({
    ...{ noun: 'leads', kind: 'order', id: 'a', title: 'O-1', base: 3, at, outcome: 'waiting' },
    change: { from: { nextCallAt: null }, to: { nextCallAt: at } },
  });
  const [first, second, third] = [call(1), call(2), call(3)] as const;
  addPendingSteps([second]);
  addPendingSteps([third]);
  // Of an earlier page load.
  addPendingSteps([first]);
  replacePendingSteps([first], [{ ...first, outcome: 'written' }]);
  replacePendingSteps([second], [{ ...second, outcome: 'written' }]);
  expect(
    pendingSteps
      .get()
      .get('a')
      ?.map((step) => 'at' in step && step.at),
  ).toEqual([1, 2, 3]);
});

it('adds a change to the timeline of a lead once, also where the list was stored with it', () => {
  const lead = { id: 'a', kind: 'order', note: '', revision: 3 } as Partial<Lead> as Lead;
  const step: LeadStep = {
    ...{ noun: 'leads', kind: 'order', id: 'a', title: 'O-1', base: 3, at: 5, outcome: 'waiting' },
    change: { from: {}, to: { note: 'Calls back' } },
  };
  const stored = withPendingChanges(lead, [step]);
  expect(stored).toMatchObject({ note: 'Calls back', timeline: { 4: { note: 'Calls back' } } });
  const later = { ...step, at: 6, change: { from: {}, to: { note: 'Wants blue' } } };
  const shown = withPendingChanges(stored, [step, later]);
  expect(Object.values(shown.timeline ?? {}).map(({ note }) => note)).toEqual(['Calls back', 'Wants blue']);
});
