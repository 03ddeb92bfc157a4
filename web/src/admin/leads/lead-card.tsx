import { useState } from 'react';
import type { Lead } from '../../data/leads/lead-view';
import { Button } from '../../ui/button';
import { Card, Row } from '../../ui/layout';
import styles from './lead-card.module.css';
import { LeadDetail } from './lead-detail';
import { LeadFacts, LeadFields, LeadHead } from './lead-head';
import { LEAD_TEXTS } from './lead-texts';
import { ReplyButtons } from './reply-buttons';
import { useNoteDraft } from './use-note-draft';
import { WORK_TEXTS } from './work-texts';

interface Props {
  lead: Lead;
  /** Other leads of the same sender or company. */
  duplicates?: readonly Lead[];
}

/** One lead of SPEC's two lists: sender, requested products and every way to answer. A click unfolds the actions of staff. */
export function LeadCard({ lead, duplicates = [] }: Props) {
  const [opened, setOpened] = useState<boolean | null>(null);
  // A note that was begun before a reload, or before the list was filtered, is shown again.
  const { note } = useNoteDraft(lead.id);
  // A note that was begun unfolds the card once; it stays so when the note is added.
  if (opened === null && note !== '') setOpened(true);
  const isOpen = opened === true;
  const toggle = isOpen ? WORK_TEXTS.close : LEAD_TEXTS.work;
  return (
    <Card as="article" gap={1} className={styles.card} aria-label={`${lead.reference} ${lead.name}`}>
      <LeadHead lead={lead} isShort={!isOpen} />
      {isOpen ? (
        <LeadDetail lead={lead} duplicates={duplicates} onErased={() => setOpened(false)} />
      ) : (
        <>
          <LeadFacts lead={lead} isShort />
          <LeadFields lead={lead} isShort />
        </>
      )}
      <Row className={styles.actions}>
        {!lead.merged && <ReplyButtons lead={lead} hasChoice={isOpen} />}
        <Button
          small
          kind={isOpen ? 'quiet' : 'primary'}
          aria-label={LEAD_TEXTS.nameOf(toggle, lead)}
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          {toggle}
        </Button>
      </Row>
    </Card>
  );
}
