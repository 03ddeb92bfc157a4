import { leadPath } from '@catalogue/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from '../../data/leads/lead-view';
import { Button } from '../../ui/button';
import { Row } from '../../ui/layout';
import styles from './leads.module.css';
import { leadKey } from './find-duplicates';
import { LEAD_TEXTS } from './lead-texts';
import { MergeDialog } from './merge-dialog';
import { MERGE_TEXTS } from './merge-texts';

/** Leads listed at first: a frequent sender has many. */
const SHOWN = 3;

const stateOf = ({ kind, status, ownerName }: Lead): string =>
  [LEAD_TEXTS.kinds[kind], LEAD_TEXTS.statuses[status], ownerName === null ? '' : LEAD_TEXTS.ownedBy(ownerName)]
    .filter(Boolean)
    .join(', ');

/** Other leads of the same sender or company with how far they are, each to be opened or merged. */
export function LeadDuplicates({ lead, duplicates }: { lead: Lead; duplicates: readonly Lead[] }) {
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<Lead | null>(null);
  return (
    <Row className={styles.duplicates}>
      <p className={styles.duplicatesLabel}>{LEAD_TEXTS.duplicates}</p>
      <Row as="ul" className={styles.duplicatesList}>
        {(isWhole ? duplicates : duplicates.slice(0, SHOWN)).map((other) => (
          <li key={leadKey(other)} className={styles.duplicate}>
            <Link to={leadPath(other.kind, other.id)}>{other.reference}</Link>
            <span className={styles.duplicateState}>{stateOf(other)}</span>
            <Button small aria-label={MERGE_TEXTS.open(other.reference)} onClick={() => setChosen(other)}>
              {MERGE_TEXTS.short}
            </Button>
          </li>
        ))}
      </Row>
      {!isWhole && duplicates.length > SHOWN && (
        <Button small kind="quiet" onClick={() => setWhole(true)}>
          {MERGE_TEXTS.allDuplicates(duplicates.length)}
        </Button>
      )}
      {chosen !== null && <MergeDialog leads={[lead, chosen]} onClose={() => setChosen(null)} />}
    </Row>
  );
}
