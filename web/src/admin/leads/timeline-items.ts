import type { TimelineEntry } from '@catalogue/contract/entities/lead-timeline';
import { formatMoment } from '../../lib/format';
import { hashed, type Lead } from '../../data/leads/lead-view';
import type { LoggedMail } from '../../data/firebase/mail-log';
import { LEAD_ATTACHMENT_TEXTS } from './attachment-texts';
import { leadKey } from './find-duplicates';
import { LEAD_TEXTS } from './lead-texts';
import { MERGE_TEXTS } from './merge-texts';
import { TIMELINE_TEXTS } from './timeline-texts';

/** One line of a timeline: who did what, and when. */
export interface TimelineItem {
  key: string;
  at: number;
  by: string;
  facts: readonly string[];
  note: string | null;
}

/**
 * What happened to a lead and to those merged into it, with the mails about each, newest first. Items of a merged lead begin with
 * its reference.
 */
export function timelineItems(lead: Lead, mails: readonly LoggedMail[], merged: readonly Lead[] = []): TimelineItem[] {
  const mailsOf = ({ id }: Lead) => mails.filter(({ leadId }) => leadId === id);
  const others = merged.flatMap((other) =>
    itemsOf(other, mailsOf(other)).map((item) => ({
      ...item,
      key: `${leadKey(other)} ${item.key}`,
      facts: [other.reference, ...item.facts],
    })),
  );
  return [...itemsOf(lead, mailsOf(lead)), ...others].sort((one, other) => other.at - one.at);
}

/** The work of staff, the mails, the arrival, and what the enquirer wrote later. */
function itemsOf(lead: Lead, mails: readonly LoggedMail[]): TimelineItem[] {
  const arrival = {
    key: 'received',
    at: lead.createdAt,
    by: TIMELINE_TEXTS.site,
    facts: [TIMELINE_TEXTS.received],
    note: null,
  };
  const work = Object.entries(lead.timeline ?? {}).map(([revision, entry]) => ({
    key: revision,
    at: entry.at,
    by: entry.byName,
    facts: factsOf(entry),
    note: entry.note === undefined || entry.note === '' ? null : entry.note,
  }));
  const sent = mails.map((mail) => ({
    key: mail.id,
    at: mail.sentAt ?? mail.createdAt,
    by: TIMELINE_TEXTS.site,
    facts: [TIMELINE_TEXTS.mail(mail)],
    note: mail.error === '' ? null : mail.error,
  }));
  return [arrival, ...fileOf(lead), ...notesOf(lead), ...sent, ...work].sort(
    (one, other) => other.at - one.at || Number(other.key) - Number(one.key),
  );
}

/** What the enquirer wrote later, by the link to their enquiry. */
const notesOf = ({ name, enquirerNotes = [] }: Lead): TimelineItem[] =>
  enquirerNotes.map(({ id, at, text }) => ({
    key: id,
    at,
    by: name || TIMELINE_TEXTS.enquirer,
    facts: [LEAD_TEXTS.filters.wrote],
    note: text,
  }));

/** The arrival of the lead's photo or logo. */
function fileOf({ attachment }: Lead): TimelineItem[] {
  if (typeof attachment?.receivedAt !== 'number') return [];
  const facts = [LEAD_ATTACHMENT_TEXTS.received(attachment)];
  return [{ key: 'file', at: attachment.receivedAt, by: TIMELINE_TEXTS.site, facts, note: null }];
}

/** New values and the channel of an entry, or of any part of one. */
export function factsOf(entry: Partial<TimelineEntry>): string[] {
  const { status, ownerName, note, nextCallAt, tags, contact, merged, madeAt } = entry;
  const facts = [
    contact && TIMELINE_TEXTS.contact[contact],
    merged !== undefined && MERGE_TEXTS.entry,
    status && TIMELINE_TEXTS.status(LEAD_TEXTS.statuses[status]),
    ownerName !== undefined && TIMELINE_TEXTS.owner(ownerName),
    nextCallAt !== undefined && TIMELINE_TEXTS.nextCall(nextCallAt === null ? null : formatMoment(nextCallAt)),
    tags !== undefined && TIMELINE_TEXTS.tags(tags.map(hashed)),
    note !== undefined && (note === '' ? TIMELINE_TEXTS.noteCleared : TIMELINE_TEXTS.noted),
    madeAt !== undefined && TIMELINE_TEXTS.sentLater(formatMoment(madeAt)),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}
