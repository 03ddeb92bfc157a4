import { leadPath } from '@catalogue/contract/paths';
import { useState } from 'react';
import { serverNow } from '../../data/network/server-clock';
import { formatMoment } from '../../lib/format';
import { changedFields, leadProgressOf } from '../../lib/lead-view';
import type { Lead } from '../../lib/lead-view';
import { Link } from '../../router/link';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { AskedProduct } from './asked-product';
import { AssignPicker } from './assign-picker';
import { EraseButton } from './erase-button';
import { LEAD_TEXTS } from './lead-texts';
import { formatAge } from '../data/format-age';
import { firstAnswerMs, isUnanswered } from '@catalogue/contract/first-answer';
import { LeadAttachment } from './lead-attachment';
import { LEAD_BADGES } from './lead-badges';
import { LeadDuplicates } from './lead-duplicates';
import { LeadEditor } from './lead-editor';
import { LeadTimeline } from './lead-timeline';
import { MERGE_TEXTS } from './merge-texts';
import { MergedLeads, UndoMerge } from './merged-leads';
import { OrderLines } from './order-lines';
import { ReplyButtons } from './reply-buttons';
import { StatusPicker } from './status-picker';
import { TIMELINE_TEXTS } from './timeline-texts';
import { useLeadDraft } from './use-lead-draft';
import { useMergedLeads } from './use-merge';
import styles from './lead-card.module.css';

interface Props {
  lead: Lead;
  /** Other leads of the same sender or company. */
  duplicates?: readonly Lead[];
  /** Called after erasing, for screens that show only this lead. */
  onErased?: () => void;
  /** The only lead of the screen: its timeline is unfolded. */
  isAlone?: boolean;
}

/** A lead without an answer for longer is marked, ms. */
const ANSWER_DUE_MS = 24 * 3_600_000;

/** What the client is called for whom a rep sent the lead; null: for nobody in their list. */
const clientNameOf = (lead: Lead): string | null =>
  lead.kind === 'order' && lead.clientId !== undefined ? lead.companyname || lead.name : null;

/** One lead: who asks for what, where it stands, and every way to answer. */
export function LeadCard({ lead, duplicates = [], onErased = () => undefined, isAlone = false }: Props) {
  const merged = useMergedLeads(lead);
  const age = serverNow() - lead.createdAt;
  const answered = firstAnswerMs(lead);
  const facts = [
    lead.reference,
    LEAD_TEXTS.received(formatMoment(lead.createdAt)),
    answered === null ? null : TIMELINE_TEXTS.answeredAfter(formatAge(answered)),
    lead.repName === undefined ? null : LEAD_TEXTS.byRep(lead.repName, clientNameOf(lead)),
    lead.ownerName === null ? null : LEAD_TEXTS.ownedBy(lead.ownerName),
    lead.nextCallAt === null ? null : LEAD_TEXTS.nextCall(formatMoment(lead.nextCallAt)),
  ];
  return (
    <article className={styles.card} aria-label={`${lead.reference} ${lead.name}`}>
      <header className={styles.head}>
        <h2 className={styles.name}>{lead.name || LEAD_TEXTS.noName}</h2>
        <Badge kind={LEAD_BADGES[lead.status]}>{LEAD_TEXTS.statuses[lead.status]}</Badge>
        {lead.incomplete && <Badge kind="warning">{LEAD_TEXTS.incomplete}</Badge>}
        {isUnanswered(lead) && (
          <span className={age > ANSWER_DUE_MS ? styles.overdue : styles.facts}>{LEAD_TEXTS.waits(formatAge(age))}</span>
        )}
      </header>
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {lead.kind === 'order' && lead.lines === undefined && lead.productId !== null && <AskedProduct id={lead.productId} />}
      <dl className={styles.content}>
        {contentOf(lead).map(([label, value]) => (
          <div
            key={label}
            className={[styles.row, label === LEAD_TEXTS.fields.message && styles.long].filter(Boolean).join(' ')}
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lead.kind === 'order' && lead.lines !== undefined && <OrderLines order={lead} lines={lead.lines} />}
      <LeadAttachment lead={lead} />
      {duplicates.length > 0 && !lead.merged && <LeadDuplicates lead={lead} duplicates={duplicates} />}
      {merged.length > 0 && <MergedLeads leads={merged} />}
      {lead.note !== '' && <p className={styles.note}>{lead.note}</p>}
      {lead.enquirerNotes?.map((note) => (
        <p key={note.id} className={styles.enquirerNote}>
          <span className={styles.facts}>{LEAD_TEXTS.enquirerNote(formatMoment(note.at))}</span>
          {note.text}
        </p>
      ))}
      {lead.merged ? (
        <p className={styles.mergedInto}>
          {MERGE_TEXTS.mergedInto}
          <Link to={leadPath(lead.kind, lead.merged.into)}>{MERGE_TEXTS.otherLead}</Link>
          <UndoMerge lead={lead} />
          <EraseButton lead={lead} onErased={onErased} />
        </p>
      ) : (
        <LeadActions lead={lead} onErased={onErased} />
      )}
      <LeadTimeline lead={lead} merged={merged} isOpen={isAlone} />
    </article>
  );
}

/** One-tap status, ways to answer, and the editor that takes their place. */
function LeadActions({ lead, onErased }: { lead: Lead; onErased: () => void }) {
  const [isOpened, setOpened] = useState(false);
  const { draft, keep, discard } = useLeadDraft(lead.id);
  // What was typed before a reload, or before the list was filtered, is shown again; what has been saved since is not.
  const isUnsaved = draft !== null && changedFields(leadProgressOf(lead), draft.work).length > 0;
  const open = isOpened || isUnsaved;
  return (
    <>
      <StatusPicker lead={lead} />
      {!open && <AssignPicker lead={lead} />}
      {open ? (
        <LeadEditor
          lead={lead}
          draft={isUnsaved ? draft : null}
          onChange={(opened, work) => {
            setOpened(true);
            keep(opened, work);
          }}
          onDone={() => {
            discard();
            setOpened(false);
          }}
          onErased={() => {
            discard();
            onErased();
          }}
        />
      ) : (
        <div className={styles.actions}>
          <ReplyButtons lead={lead} />
          <Button kind="primary" onClick={() => setOpened(true)}>
            {LEAD_TEXTS.work}
          </Button>
        </div>
      )}
    </>
  );
}

/** SPEC §2's fields of the two lists; what was left open is not shown. */
function contentOf(lead: Lead): [string, string][] {
  const { fields } = LEAD_TEXTS;
  const person: [string, string][] = [
    [fields.email, lead.email],
    [fields.mobile, lead.mobile],
  ];
  const rest: [string, string][] =
    lead.kind === 'quickEnquiry'
      ? [[fields.message, lead.message]]
      : [
          [fields.city, lead.city],
          [fields.companyname, lead.companyname],
          [fields.productrequest, lead.productrequest],
          [fields.quantity, lead.quantity?.toLocaleString('en-IN') ?? ''],
        ];
  return [...person, ...rest].filter(([, value]) => value !== '');
}
