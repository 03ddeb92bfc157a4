import { useQuery } from '@tanstack/react-query';
import type { Lead } from '../../lib/lead-view';
import { CommitSelect } from '../../ui/commit-select';
import { Row } from '../../ui/layout';
import { teamQuery } from '../data/queries/people';
import styles from './lead-work.module.css';
import { LEAD_TEXTS } from './lead-texts';
import { possibleOwners } from './possible-owners';
import { saveLead } from './save-leads';
import { OneTapButton } from './status-picker';

/** Members with a button of their own; the others stand in a list. */
const BUTTONS = 4;

/** Assigns a lead to a member of the team with one click; a click on the owner unassigns it. */
export function AssignPicker({ lead }: { lead: Lead }) {
  const { assign: texts } = LEAD_TEXTS;
  const { data: team } = useQuery(teamQuery());
  // The row keeps its place until the team is known.
  if (team === undefined) return <Row className={styles.members} />;
  const { owner, ownerName } = lead;
  const members = possibleOwners(team);
  const hasList = members.length > BUTTONS;
  const shown = hasList ? members.slice(0, BUTTONS - 1) : members;
  const listed = members.slice(shown.length);
  const assign = (uid: string): void => {
    const chosen = members.find((member) => member.uid === uid);
    if (chosen === undefined) return;
    const next = uid === owner ? { owner: null, ownerName: null } : { owner: uid, ownerName: chosen.name };
    void saveLead(lead, { owner, ownerName }, next, texts.done(lead.reference, next.ownerName));
  };
  return (
    <Row role="group" aria-label={texts.label(lead.reference)} className={styles.members}>
      <span className={styles.label}>{texts.to}</span>
      {shown.map(({ uid, label, isMe }) => (
        <OneTapButton key={uid} isOn={uid === owner} onPress={() => assign(uid)}>
          {isMe ? texts.me : label}
        </OneTapButton>
      ))}
      {hasList && (
        <CommitSelect
          isAction
          label={texts.others}
          className={styles.others}
          value={listed.some(({ uid }) => uid === owner) ? (owner ?? '') : ''}
          onCommit={assign}
        >
          {listed.map(({ uid, label }) => (
            <option key={uid} value={uid}>
              {label}
            </option>
          ))}
        </CommitSelect>
      )}
    </Row>
  );
}
