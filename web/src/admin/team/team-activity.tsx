import type { Activity } from '@catalogue/contract/entities/activity';
import { formatMoment } from '../../lib/format';
import { useLive } from '../data/use-live';
import { TEAM_TEXTS } from './team-texts';
import styles from './team.module.css';

/** Who added and removed whom, newest first. */
export function TeamActivity() {
  const { value: lines } = useLive<Activity[]>('team-activity', async (onValue, onFailure) =>
    (await import('../../firebase/team')).watchTeamActivity(onValue, onFailure),
  );
  return (
    <section aria-labelledby="activity-heading" className={styles.section}>
      <h2 id="activity-heading">{TEAM_TEXTS.activity.heading}</h2>
      {lines?.length === 0 && <p className={styles.lead}>{TEAM_TEXTS.activity.none}</p>}
      <ol className={styles.lines}>
        {lines?.map((line) => (
          <li key={`${line.id} ${line.at}`} className={styles.line}>
            <time dateTime={new Date(line.at).toISOString()} className={styles.time}>
              {formatMoment(line.at)}
            </time>
            {sentenceOf(line)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentenceOf({ action, id, by, byName, title }: Activity): string {
  const who = by === '' ? TEAM_TEXTS.activity.commandLine : byName;
  if (action === 'granted') return TEAM_TEXTS.activity.granted(who, title);
  return id === by ? TEAM_TEXTS.activity.left(who) : TEAM_TEXTS.activity.revoked(who, title);
}
