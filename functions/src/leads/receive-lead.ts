import { randomUUID } from 'node:crypto';
import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { formIds, isRandomId, missingFieldMessages } from '@catalogue/contract/entities/lead';
import type { LeadKind, OrderInput, QuickEnquiryInput, Receipt } from '@catalogue/contract/entities/lead';
import { searchKeysOf } from '@catalogue/contract/lead-search';
import { confirmationIdOf, mailIdOf } from '@catalogue/contract/entities/mail';
import { confirmsLeads } from '../platform/environment';
import { createOnce } from '../platform/create-once';
import { firestore, Timestamp } from '../platform/firestore';
import type { DocumentReference, DocumentSnapshot } from '../platform/firestore';
import { announceAttachment, attachmentReceiptOf, newAttachment } from './announce-attachment';
import { decoysOf } from './honeypot-decoys';
import { contentDigestOf, derivedLeadId, referenceCandidate } from './lead-identity';
import { countLead, type Sender } from './lead-rate-limit';
import { newMail } from './new-mail';
import { statusTokenOf } from './status-token';
import { cutSpam } from './spam-leads';
import { takeConfirmation } from './take-confirmation';

interface Rep {
  uid: string;
  name: string;
}

/** A lead as it is created, and where. */
interface NewLead {
  kind: LeadKind;
  id: string;
  data: Record<string, unknown>;
  createdAt: Timestamp;
  isSpam: boolean;
  /** Leads that this one repeats if they exist. */
  earlierIds: readonly string[];
}

/**
 * Stores a lead exactly once, together with its mail to staff, and returns the receipt. The same id and content again change
 * nothing and return the same receipt; another content under the same id is a lead of its own. Only a random id gives rights:
 * a status link, and the upload of an announced file. A filled honeypot returns a fake receipt and stores nothing.
 * A lead of a sender over budget is stored as spam, cut short and without a mail of its own; null: not even that, for now.
 * `rep`: the rep who sends it.
 */
export async function receiveLead(
  kind: 'quickEnquiry',
  input: QuickEnquiryInput,
  sender: Sender,
  rep?: Rep | null,
): Promise<Receipt | null>;
export async function receiveLead(kind: 'order', input: OrderInput, sender: Sender, rep?: Rep | null): Promise<Receipt | null>;
export async function receiveLead(
  kind: LeadKind,
  { id = randomUUID(), website: honeypot, attachment: announced, ...content }: QuickEnquiryInput | OrderInput,
  sender: Sender,
  rep: Rep | null = null,
): Promise<Receipt | null> {
  // Local clock, not the server timestamp: the receipt is needed before the write.
  const now = Timestamp.fromMillis(Date.now());
  const contentDigest = contentDigestOf(kind, content);
  const budget = await countLead(sender);
  if (budget === 'full') return null;
  if (honeypot !== '') return fakeReceipt(kind, { id, contentDigest, hasFile: announced !== undefined }, now.toMillis());
  const isSpam = budget === 'spam';
  const data = {
    ...(isSpam ? cutSpam(content) : content),
    ...(rep && { repId: rep.uid, repName: rep.name }),
    contentDigest,
    searchKeys: searchKeysOf(content),
    incomplete: Object.keys(missingFieldMessages(kind, content)).length > 0,
    status: isSpam ? 'spam' : 'new',
    owner: null,
    ownerName: null,
    note: '',
    nextCallAt: null,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    ...(announced && { attachment: newAttachment(announced) }),
  };
  const derive = (submissionId: string): string => derivedLeadId(kind, submissionId, contentDigest);
  const isRandom = isRandomId(id);
  const [current, before] = formIds(now.toMillis());
  const lead = {
    ...{ kind, data, createdAt: now, isSpam },
    id: isRandom ? id : derive(id),
    earlierIds: id === current ? [derive(before)] : [],
  };
  let known = await create(lead);
  // The id was used for another content: this one is stored as well.
  if (isRandom && known.contentDigest !== contentDigest) known = await create({ ...lead, id: derive(id) });

  const answer: Receipt = {
    id,
    reference: known.reference,
    receivedAt: known.createdAt,
    ...(isRandom && { statusToken: statusTokenOf(kind, known.id) }),
  };
  if (announced === undefined) return answer;
  const stored = known.isNew ? data : await announceAttachment(leadDocument(kind, known.id), announced);
  return { ...answer, attachment: attachmentReceiptOf(kind, known.id, isRandom, stored) };
}

interface StoredLead {
  id: string;
  isNew: boolean;
  reference: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Of its content; that of the new lead where only a mail is left. */
  contentDigest: unknown;
}

const leadDocument = (kind: LeadKind, id: string): DocumentReference => firestore().collection(LEAD_COLLECTIONS[kind]).doc(id);
const mailDocument = (id: string): DocumentReference => firestore().collection(COLLECTIONS.mail).doc(id);

/** References that are tried before the request fails. Two leads of a thousand million share the first one. */
const MAX_REFERENCES = 5;

/** Creates the lead with its mails and a reference of its own, or finds the one that was created before. */
async function create({ kind, id, data, createdAt, isSpam, earlierIds }: NewLead): Promise<StoredLead> {
  const lead = leadDocument(kind, id);
  // The mail document outlives an erased lead, so a repeated request does not recreate it.
  const mail = mailDocument(mailIdOf(kind, id));
  const tombstones = [mail, ...earlierIds.flatMap((one) => [leadDocument(kind, one), mailDocument(mailIdOf(kind, one))])];
  // A repeated request must not use up the confirmations of its sender.
  const mayConfirm = confirmsLeads() && !isSpam && !(await lead.get()).exists;
  const isConfirmed = mayConfirm && (await takeConfirmation(String(data.email)));
  for (let attempt = 0; attempt < MAX_REFERENCES; attempt += 1) {
    const reference = referenceCandidate(kind, id, attempt);
    const about = { kind, leadId: id, reference };
    const named = firestore().collection(COLLECTIONS.leadReferences).doc(reference);
    const mails = [
      { reference: mail, data: newMail({ ...about, audience: 'staff' }, createdAt) },
      ...(isConfirmed
        ? [{ reference: mailDocument(confirmationIdOf(mail.id)), data: newMail({ ...about, audience: 'client' }, createdAt) }]
        : []),
    ];
    const documents = [
      { reference: lead, data: { ...data, id, reference } },
      { reference: named, data: { kind, leadId: id, reference, contentDigest: data.contentDigest, createdAt } },
      ...(isSpam ? [] : mails),
    ];
    const known = await createOnce(documents, { tombstones });
    if (known === undefined)
      return { id, isNew: true, reference, createdAt: createdAt.toMillis(), contentDigest: data.contentDigest };
    const isTaken = known.ref.path === named.path && known.get('leadId') !== id;
    if (!isTaken) return storedLead(known, data.contentDigest);
  }
  throw new Error('No reference is free');
}

/** What is known of a lead from its own document, or from the reference or mail that has outlived it. */
const storedLead = (known: DocumentSnapshot, newDigest: unknown): StoredLead => ({
  id: String(known.get('leadId') ?? known.id),
  isNew: false,
  reference: String(known.get('reference')),
  createdAt: (known.get('createdAt') as Timestamp).toMillis(),
  contentDigest: known.get('contentDigest') ?? newDigest,
});

const MAX_REMEMBERED = 5_000;
/** When each decoy was first returned: a repeated request for a real receipt returns the same time, too. */
const firstTimes = new Map<string, number>();

function firstTimeOf(reference: string, now: number): number {
  const known = firstTimes.get(reference);
  if (known !== undefined) return known;
  if (firstTimes.size >= MAX_REMEMBERED) firstTimes.clear();
  firstTimes.set(reference, now);
  return now;
}

/** The answer to a filled honeypot: it looks like the receipt of a lead, also when it is repeated, and opens nothing. */
function fakeReceipt(
  kind: LeadKind,
  { id, contentDigest, hasFile }: { id: string; contentDigest: string; hasFile: boolean },
  now: number,
): Receipt {
  const { reference, statusToken, grant } = decoysOf(kind, [id, contentDigest], now);
  const isRandom = isRandomId(id);
  return {
    id,
    reference,
    receivedAt: firstTimeOf(reference, now),
    ...(isRandom && { statusToken }),
    ...(hasFile && { attachment: { state: 'pending', reason: '', ...(isRandom && { grant }) } }),
  };
}
