import { LIMITS } from '@catalogue/contract/limits';
import { hasRight } from '@catalogue/contract/roles';
import { useQuery } from '@tanstack/react-query';
import type { Team } from '../../data/firebase/team/team';
import type { Lead } from '../../data/leads/lead-view';
import { CommitSelect } from '../../ui/commit-select';
import { Row } from '../../ui/layout';
import { teamQuery } from '../data/queries/people';
import styles from './lead-work.module.css';
import { LEAD_TEXTS } from './lead-texts';
import { saveLead } from './save-leads';
import { OneTapButton } from './status-picker';

interface PossibleOwner {
  uid: string;
  /** As stored with the lead. */
  name: string;
  label: string;
  isMe: boolean;
  isRep: boolean;
}

/** Members who may own a lead: first the signed-in member, then members who answer leads, then reps, by name. */
export function possibleOwners(team: Pick<Team, 'members' | 'self'>): PossibleOwner[] {
  return team.members
    .map(({ uid, name, role }) => {
      const isMe = uid === team.self;
      const isRep = !hasRight(role, 'leads');
      const label = isMe ? LEAD_TEXTS.me(name) : isRep ? LEAD_TEXTS.rep(name) : name;
      return { uid, name: name.slice(0, LIMITS.name), label, isMe, isRep };
    })
    .sort((a, b) => Number(b.isMe) - Number(a.isMe) || Number(a.isRep) - Number(b.isRep) || a.name.localeCompare(b.name));
}

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
        <OneTapButton key={uid} isOn={uid === owner} onClick={() => assign(uid)}>
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
