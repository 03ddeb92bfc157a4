import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../lib/format';
import type { Lead } from '../../data/leads/lead-view';
import { takenOver } from '../../data/leads/merge-rules';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { UI_TEXTS } from '../../ui/ui-texts';
import { teamQuery } from '../data/queries/people';
import { leadKey } from './find-duplicates';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';
import { MERGE_TEXTS } from './merge-texts';
import { factsOf } from './timeline-items';
import { useMerge } from './use-merge';

interface Props {
  leads: readonly [Lead, Lead];
  onClose: () => void;
}

/** Whether other leads were merged into a lead: such a lead stays in the lists, so that no chain of merges arises. */
const hasMerges = ({ timeline = {} }: Lead): boolean => Object.values(timeline).some(({ merged }) => merged !== undefined);

/** The one that stays unless somebody chooses the other: the one with merged leads, else with more work on it, else the order. */
function preselected(one: Lead, other: Lead): Lead {
  if (hasMerges(one) !== hasMerges(other)) return hasMerges(one) ? one : other;
  if (one.revision !== other.revision) return other.revision > one.revision ? other : one;
  return other.kind === 'order' ? other : one;
}

/** Two leads side by side, the choice of the one that stays, and what merging does. */
export function MergeDialog({ leads: [one, other], onClose }: Props) {
  const [keptKey, setKeptKey] = useState(() => leadKey(preselected(one, other)));
  const { merge, isPending } = useMerge();
  const [kept, duplicate] = keptKey === leadKey(one) ? [one, other] : [other, one];
  const { data: team } = useQuery(teamQuery());
  const hasLeft = team !== undefined && !team.members.some(({ uid }) => uid === duplicate.owner);
  const taken = factsOf(takenOver(kept, hasLeft ? { ...duplicate, owner: null, ownerName: null } : duplicate));
  return (
    <Dialog
      title={MERGE_TEXTS.title}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{UI_TEXTS.dialog.cancel}</Button>
          <Button kind="primary" busy={isPending} onClick={() => void merge(kept, duplicate).then(onClose)}>
            {MERGE_TEXTS.merge(duplicate.reference, kept.reference)}
          </Button>
        </>
      }
    >
      <fieldset className={styles.choice}>
        <legend className={styles.choiceLegend}>{MERGE_TEXTS.which}</legend>
        {[one, other].map((lead) => (
          <label key={leadKey(lead)} className={styles.choiceLead}>
            <span className={styles.choiceHead}>
              <input
                type="radio"
                name="kept-lead"
                checked={lead === kept}
                disabled={hasMerges(lead === one ? other : one) && !hasMerges(lead)}
                onChange={() => setKeptKey(leadKey(lead))}
              />
              <strong>{lead.reference}</strong>
            </span>
            {summaryOf(lead).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </label>
        ))}
      </fieldset>
      {taken.length > 0 && <p>{MERGE_TEXTS.takesOver(kept.reference, taken.join(', '))}</p>}
      <p>{MERGE_TEXTS.effect(duplicate.reference, kept.reference)}</p>
    </Dialog>
  );
}

/** What tells two leads apart. */
export const summaryOf = (lead: Lead): string[] => {
  const content = lead.kind === 'order' ? [lead.companyname, lead.productrequest] : [lead.message];
  const lines = [
    lead.name || LEAD_TEXTS.noName,
    LEAD_TEXTS.received(formatMoment(lead.createdAt)),
    `${MERGE_TEXTS.status}: ${LEAD_TEXTS.statuses[lead.status]}`,
    lead.ownerName === null ? '' : LEAD_TEXTS.ownedBy(lead.ownerName),
    lead.nextCallAt === null ? '' : LEAD_TEXTS.nextCall(formatMoment(lead.nextCallAt)),
    lead.mobile,
    lead.email,
    ...content,
    lead.note,
  ];
  return [...new Set(lines.filter((line) => line !== ''))];
};
