import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, type RefObject } from 'react';
import { useMinute } from '../../../data/network/follow-clock';
import type { Lead } from '../../../data/leads/lead-view';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { inboxUrl } from '../../data/lead-urls';
import type { InboxView } from '../../data/lead-urls';
import { catalogueFileQuery } from '../../data/queries/content';
import { useLeadSettings } from '../../data/use-lead-settings';
import { leadKey } from '../find-duplicates';
import { requestOf } from '../lead-request';
import { InboxRow } from './inbox-row';
import { INBOX_TEXTS as texts } from './inbox-texts';
import styles from './inbox.module.css';

interface Props {
  ref: RefObject<HTMLUListElement | null>;
  leads: readonly Lead[];
  view: InboxView;
  /** The lead that Tab reaches. */
  current: Lead | undefined;
  /** Keys of the selected leads. */
  selected: ReadonlySet<string>;
  onSelect: (lead: Lead, isSelected: boolean) => void;
  onFocus: (lead: Lead) => void;
}

/** The rows of the inbox. `onSelect` and `onFocus` must be stable: rows are memoized. */
export function InboxList({ ref, leads, view, current, selected, onSelect, onFocus }: Props) {
  const now = useMinute();
  const settings = useLeadSettings();
  const { data: catalogue } = useQuery(catalogueFileQuery());
  const products = useMemo(() => new Map(catalogue?.products.map((product) => [product.id, product])), [catalogue]);
  const hintId = useId();
  return (
    <>
      <VisuallyHidden>
        <span id={hintId}>{texts.listHint}</span>
      </VisuallyHidden>
      <ul ref={ref} className={styles.list} aria-label={texts.list} aria-describedby={hintId}>
        {leads.map((lead) => (
          <InboxRow
            key={leadKey(lead)}
            lead={lead}
            product={products.get(requestOf(lead).productId ?? '')}
            settings={settings}
            href={inboxUrl({ ...view, open: { kind: lead.kind, id: lead.id } })}
            now={now}
            isCurrent={lead === current}
            isOpen={lead.id === view.open?.id}
            isSelected={selected.has(leadKey(lead))}
            onSelect={onSelect}
            onFocus={onFocus}
          />
        ))}
      </ul>
    </>
  );
}
