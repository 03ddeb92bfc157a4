import { describe, expect, it } from 'vitest';
import type { Lead } from '../../data/leads/lead-view';
import { timelineItems } from './timeline-items';

const MINUTE = 60_000;
const author = { by: 'uid-1', byName: 'Asha' };
const lead = (timeline?: Lead['timeline']): Lead =>
  ({ kind: 'order', id: 'a', createdAt: 10 * MINUTE, ...(timeline && { timeline }) }) as Lead;

describe('timelineItems', () => {
  it('lists changes, mails and the arrival, newest first, with author and every new value', () => {
    const worked = lead({
      2: { ...author, at: 12 * MINUTE, contact: 'whatsapp' },
      3: { ...author, at: 14 * MINUTE, status: 'quoted', ownerName: 'Ravi', nextCallAt: null, note: 'Wants blue' },
      10: { ...author, at: 14 * MINUTE, note: '', ownerName: null },
    });
    const mail = {
      id: 'order-a',
      leadId: 'a',
      audience: 'staff',
      state: 'sent',
      sentAt: 11 * MINUTE,
      createdAt: 10 * MINUTE,
      error: '',
    };
    const aboutNote = { ...mail, id: 'order-a-note-1', noteId: '1', sentAt: 13 * MINUTE };
    const items = timelineItems(worked, [mail, aboutNote] as unknown as Parameters<typeof timelineItems>[1]);
    expect(items.map(({ at, by, facts, note }) => [at / MINUTE, by, facts.join(', '), note])).toEqual([
      [14, 'Asha', 'Owner: nobody, Note cleared', null],
      [14, 'Asha', 'Status: Quoted, Owner: Ravi, Next call: none, Note', 'Wants blue'],
      [13, 'Website', 'Mail to staff about a note: sent', null],
      [12, 'Asha', 'Opened WhatsApp', null],
      [11, 'Website', 'Mail to staff: sent', null],
      [10, 'Website', 'Received', null],
    ]);
  });

  it('says when a change was made that was sent later', () => {
    const [item] = timelineItems(lead({ 2: { ...author, at: 90 * MINUTE, note: 'Called', madeAt: 12 * MINUTE } }), []);
    expect([item?.at, item?.facts]).toEqual([90 * MINUTE, ['Note', expect.stringMatching(/^Done .*, sent later$/)]]);
  });

  it('has what the enquirer wrote later, also on a lead that was merged into this one', () => {
    const noted = (name: string, at: number, text: string): Lead => ({
      ...lead(),
      name,
      reference: 'Q-2',
      enquirerNotes: [{ id: `note-${at}`, at: at * MINUTE, text }],
    });
    const items = timelineItems(noted('', 12, 'In blue'), [], [noted('Wahida Khan', 13, 'Or in green')]);
    expect(items.map(({ at, by, facts, note }) => [at / MINUTE, by, facts.join(', '), note])).toEqual([
      [13, 'Wahida Khan', 'Q-2, Wrote again', 'Or in green'],
      [12, 'The enquirer', 'Wrote again', 'In blue'],
      [10, 'Website', 'Received', null],
      [10, 'Website', 'Q-2, Received', null],
    ]);
  });

  it('lists the arrival of a photo or logo, and not one that is pending', () => {
    const file = { name: 'logo.png', type: 'image/png', bytes: 9, reason: '', thumbnail: '' } as const;
    const facts = (receivedAt: number | null) => {
      const state = receivedAt === null ? 'pending' : 'received';
      return timelineItems({ ...lead(), attachment: { ...file, state, receivedAt } }, []).map(({ facts: [fact] }) => fact);
    };
    expect(facts(11 * MINUTE)).toEqual(['Photo or logo received: logo.png', 'Received']);
    expect(facts(null)).toEqual(['Received']);
  });

  it('adds the timeline of a merged lead under its reference', () => {
    const kept = lead({ 2: { ...author, at: 30 * MINUTE, merged: 'b' } });
    const merged = { ...lead({ 2: { ...author, at: 20 * MINUTE, contact: 'call' } }), id: 'b', reference: 'H-2' };
    const mail = { id: 'order-b', leadId: 'b', audience: 'client', state: 'sent', sentAt: 11 * MINUTE, error: '' };
    const mails = [mail as Parameters<typeof timelineItems>[1][number]];
    expect(timelineItems(kept, mails, [merged]).map(({ facts }) => facts.join(', '))).toEqual([
      'A duplicate was merged into this lead',
      'H-2, Opened a call',
      'H-2, Confirmation to the sender: sent',
      'Received',
      'H-2, Received',
    ]);
  });
});
