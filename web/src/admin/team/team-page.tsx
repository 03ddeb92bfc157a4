import type { Team } from '../../firebase/team';
import { Spinner } from '../../ui/spinner';
import { useLive } from '../data/use-live';
import { AddMember } from './add-member';
import { COPY } from './copy';
import { MemberRow } from './member-row';
import { TeamActivity } from './team-activity';
import styles from './team.module.css';

const teamModule = () => import('../../firebase/team');

/** /Admin/team: who is an admin, and who made them one. */
export default function TeamPage() {
  const { value: team, error } = useLive<Team>('team', async (onValue, onFailure) =>
    (await teamModule()).watchTeam(onValue, onFailure),
  );
  const members = team?.members;
  const { columns } = COPY;
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{COPY.lead}</p>
      {members === undefined && error === null && <Spinner label={COPY.loading} />}
      {members === undefined && error !== null && <p role="alert">{COPY.failed}</p>}
      {members !== undefined && (
        <>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={COPY.heading}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {Object.values(columns).map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {members.map((member) => (
                  <MemberRow
                    key={member.uid}
                    member={member}
                    isSelf={member.uid === team?.self}
                    isLast={members.length === 1}
                  />
                ))}
              </tbody>
            </table>
          </div>
          {members.length === 1 && <p className={styles.lead}>{COPY.remove.last}</p>}
          <AddMember members={members} />
          <TeamActivity />
        </>
      )}
    </div>
  );
}
