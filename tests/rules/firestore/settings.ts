import { COMPANY } from '@catalogue/contract/company';
import { LIMITS } from '@catalogue/contract/limits';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import type { Fields } from '../documents';
import { fresh, stored } from '../documents';
import { firestoreOf, put } from '../personas';

const site = () => doc(firestoreOf('admin'), 'settings/site');
const create = (fields: Fields): Promise<void> => setDoc(site(), { ...fresh('settings'), ...fields });
const groups = (count: number, size: number): string[] => Array.from({ length: count }, () => 'x'.repeat(size));
const days = (count: number, name: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`2026-${String(index).padStart(5, '0')}`, name]));
const occasions = (count: number): Fields[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `o-${index}`,
    title: 'Diwali',
    text: 'Hampers',
    tags: ['festive'],
    days: [],
  }));

const company = (fields: Fields): Fields => ({ ...COMPANY, ...fields });

const HOURS = { days: [1], from: 9.5, to: 17 };
const templates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `M${index}`, status: null, text: 'Hi' }));

describe('the settings of the site', () => {
  it.each([
    ['synonyms', groups(LIMITS.synonymGroups, 1), groups(LIMITS.synonymGroups + 1, 1)],
    ['synonyms', groups(100, LIMITS.synonyms / 100), groups(100, LIMITS.synonyms / 100 + 1)],
    ['synonyms', [], 'flask'],
    ['holidays', days(LIMITS.holidays, 'x'), days(LIMITS.holidays + 1, 'x')],
    [
      'holidays',
      days(LIMITS.holidays, 'x'.repeat(LIMITS.holidayName)),
      days(LIMITS.holidays, 'x'.repeat(LIMITS.holidayName + 1)),
    ],
    ['holidays', {}, { ['2'.repeat(LIMITS.holidays * 5)]: '', ['3'.repeat(LIMITS.holidays * 5 + 1)]: '' }],
    ['holidays', {}, ['2026-12-25']],
    ['occasions', occasions(LIMITS.occasions), occasions(LIMITS.occasions + 1)],
    ['occasions', [], 'Diwali'],
    ['templates', templates(LIMITS.templates), templates(LIMITS.templates + 1)],
    ['templates', [], 'Hello'],
    ['company', company({}), company({ slogan: 'Gifts' })],
    ['company', company({ name: 'x'.repeat(LIMITS.companyName) }), company({ name: 'x'.repeat(LIMITS.companyName + 1) })],
    ['company', company({}), company({ name: 7 })],
    ['company', company({}), company({ name: ['Plugmore'] })],
    ['company', company({ logo: 'x'.repeat(LIMITS.companyLogo) }), company({ logo: 'x'.repeat(LIMITS.companyLogo + 1) })],
    ['company', company({}), company({ logo: 7 })],
    ['company', company({}), company({ logo: ['x'] })],
    ['company', company({}), 'Plugmore'],
    ['workingHours', HOURS, { ...HOURS, lunch: 13 }],
    ['workingHours', { ...HOURS, days: [0, 1, 2, 3, 4, 5, 6] }, { ...HOURS, days: [] }],
    ['workingHours', HOURS, { ...HOURS, days: 'all' }],
    ['workingHours', HOURS, { ...HOURS, from: '9:30' }],
    ['workingHours', HOURS, { ...HOURS, to: '17:00' }],
    ['workingHours', HOURS, { ...HOURS, from: '09:30', to: '17:00' }],
    ['workingHours', HOURS, { ...HOURS, to: 9.5 }],
    ['holidays', {}, Object.fromEntries(Array.from({ length: LIMITS.holidays + 1 }, (_, index) => [index, '']))],
  ])('accept %s up to the limit and no further', async (field, right, wrong) => {
    await assertFails(create({ [field]: wrong }));
    await assertSucceeds(create({ [field]: right }));
  });

  it('have these fields and no others', async () => {
    const { holidays, ...rest } = fresh('settings');
    await assertFails(setDoc(site(), rest));
    await assertFails(create({ holidays, owner: 'me' }));
    await assertFails(create({ updatedAt: Timestamp.fromMillis(0) }));
  });

  it('begin with revision 1, and each change requires the next one', async () => {
    await assertFails(create({ revision: 2 }));
    await put('settings/site', stored('settings'));
    const change = (revision: number) => updateDoc(site(), { synonyms: ['mug, cup'], revision, updatedAt: serverTimestamp() });
    await assertFails(change(1));
    await assertFails(change(3));
    await assertSucceeds(change(2));
    await assertFails(change(2));
  });

  it('are checked at each change', async () => {
    await put('settings/site', stored('settings'));
    await assertFails(updateDoc(site(), { synonyms: 'flask', revision: 2, updatedAt: serverTimestamp() }));
  });

  it('are one document', () => assertFails(setDoc(doc(firestoreOf('admin'), 'settings/other'), fresh('settings'))));
});
