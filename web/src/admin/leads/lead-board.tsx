import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import { leadPath } from '@catalogue/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMinute } from '../../data/network/follow-clock';
import { formatMoney } from '../../lib/format';
import type { Lead } from '../../data/leads/lead-view';
import { Button } from '../../ui/button';
import { Card, Stack } from '../../ui/layout';
import { formatAge } from '../../lib/format-age';
import { useLiveProducts } from '../data/use-products';
import { columnCount } from './board-columns';
import { leadValue, requestOf, valueText } from './lead-request';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';
import { LostReason } from './status-picker';
import { saveStatus } from './save-leads';

interface Props {
  leads: readonly Lead[];
  columns: readonly LeadStatus[];
  /** Whether not all leads of the view are loaded. */
  hasMore: boolean;
  /** Leads of each status on the server, where that is what the columns show. */
  totals: Readonly<Partial<Record<LeadStatus, number>>> | undefined;
  /** Shows a column alone, where the rest of it can be loaded. */
  onColumn: (status: LeadStatus) => void;
}

/** Leads in one column per status. A card moves by dragging, or by the number of a status while it has focus; a click opens its lead. */
export function LeadBoard({ leads, columns, hasMore, totals, onColumn }: Props) {
  const moves = useCardMoves();
  const { products } = useLiveProducts();
  const valueOf = (lead: Lead): number => {
    const { productId } = requestOf(lead);
    return (
      leadValue(
        lead,
        products?.find(({ id }) => id === productId),
      ) ?? 0
    );
  };
  return (
    <div className={styles.board} role="region" aria-label={LEAD_TEXTS.board} tabIndex={0}>
      {columns.map((status) => (
        <Column
          key={status}
          status={status}
          leads={leads.filter((lead) => lead.status === status)}
          hasMore={hasMore}
          total={totals?.[status]}
          valueOf={valueOf}
          moves={moves}
          onShowAlone={columns.length > 1 ? () => onColumn(status) : null}
        />
      ))}
    </div>
  );
}

/** The card that is dragged, the one that a key moved, and what moves them. */
function useCardMoves() {
  const [dragged, setDragged] = useState<Lead | null>(null);
  /** A card moved by a key: it gets the focus in the other column, too. */
  const [movedId, setMovedId] = useState<string | null>(null);
  const moveByKey = (lead: Lead, key: string): void => {
    const status = SELECTABLE_STATUSES[Number(key) - 1];
    if (status === undefined || lead.merged) return;
    setMovedId(lead.id);
    saveStatus(lead, status);
  };
  const drop = (status: LeadStatus): void => {
    setDragged(null);
    const target = SELECTABLE_STATUSES.find((one) => one === status);
    if (dragged !== null && target !== undefined) saveStatus(dragged, target);
  };
  return { dragged, setDragged, drop, movedId, moveByKey };
}

interface ColumnProps extends Pick<Props, 'leads' | 'hasMore'> {
  status: LeadStatus;
  /** Leads of the status on the server; undefined while unknown. */
  total: number | undefined;
  /** Rupees; 0: not known. */
  valueOf: (lead: Lead) => number;
  moves: ReturnType<typeof useCardMoves>;
  /** Shows this column alone; null: it is alone. */
  onShowAlone: (() => void) | null;
}

/** The leads of one status, with their number and their value. */
function Column({ status, leads, hasMore, total, valueOf, moves, onShowAlone }: ColumnProps) {
  const { dragged, setDragged, drop, movedId, moveByKey } = moves;
  const now = useMinute();
  const isWhole = !hasMore || (total !== undefined && total <= leads.length);
  const value = leads.reduce((sum, lead) => sum + valueOf(lead), 0);
  return (
    <section
      className={[styles.column, dragged !== null && dragged.status !== status && styles.target].filter(Boolean).join(' ')}
      aria-label={LEAD_TEXTS.statuses[status]}
      onDragOver={(event) => {
        if (dragged !== null) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        drop(status);
      }}
    >
      <h2 className={styles.columnTitle}>
        {LEAD_TEXTS.statuses[status]} <span className={styles.columnCount}>{columnCount(leads.length, total, hasMore)}</span>
        {isWhole && value > 0 && <span className={styles.columnValue}>{formatMoney(value)}</span>}
      </h2>
      <Stack as="ul" gap={2} className={styles.columnCards}>
        {leads.map((lead) => (
          <BoardCard
            key={lead.id}
            lead={lead}
            value={valueOf(lead)}
            now={now}
            isMoved={lead.id === movedId}
            onDrag={setDragged}
            onKey={moveByKey}
          />
        ))}
      </Stack>
      {hasMore && onShowAlone && total !== undefined && total > leads.length && (
        <Button small kind="quiet" aria-label={LEAD_TEXTS.onlyColumn(total, LEAD_TEXTS.statuses[status])} onClick={onShowAlone}>
          {LEAD_TEXTS.allOfColumn(total)}
        </Button>
      )}
    </section>
  );
}

interface CardProps {
  lead: Lead;
  /** Rupees; 0: not known. */
  value: number;
  /** Now, ms. */
  now: number;
  /** Its lead while it is dragged, null afterwards. */
  onDrag: (lead: Lead | null) => void;
  isMoved: boolean;
  onKey: (lead: Lead, key: string) => void;
}

const STATUS_KEYS = SELECTABLE_STATUSES.map((_, index) => index + 1).join(' ');
const takeFocus = (link: HTMLElement | null) => link?.focus();

const BoardCard = ({ lead, value, now, isMoved, onDrag, onKey }: CardProps) => (
  <Card
    as="li"
    gap={1}
    className={styles.boardCard}
    draggable={!lead.merged}
    onDragStart={({ dataTransfer }) => {
      // Firefox drags nothing without data.
      dataTransfer.setData('text/plain', lead.reference);
      onDrag(lead);
    }}
    onDragEnd={() => onDrag(null)}
  >
    <Link
      ref={isMoved ? takeFocus : undefined}
      to={leadPath(lead.kind, lead.id)}
      className={styles.cardName}
      draggable={false}
      aria-keyshortcuts={STATUS_KEYS}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (!ctrlKey && !metaKey && !altKey) onKey(lead, key);
      }}
    >
      {lead.name || LEAD_TEXTS.noName}
    </Link>
    <p className={styles.cardFact}>
      {[lead.reference, formatAge(now - lead.createdAt), lead.ownerName, valueText(lead, value)].filter(Boolean).join(' · ')}
    </p>
    <p className={styles.cardSubject}>{lead.kind === 'order' ? lead.productrequest : lead.message}</p>
    <LostReason lead={lead} />
  </Card>
);
