import type { Activity } from '@catalogue/contract/entities/activity';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import { Stack } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import { teamActivityQuery } from '../data/queries/people';
import { isUnconfirmedEmpty, QueryStatus } from '../ui/query-status';
import { TEAM_TEXTS } from './team-texts';
import styles from './team.module.css';

/** Who added and removed whom, newest first. */
export function TeamActivity() {
  const query = useQuery(teamActivityQuery());
  const isUnconfirmed = isUnconfirmedEmpty(query.data);
  const entries = query.data?.rows;
  return (
    <section aria-labelledby="activity-heading" className={styles.section}>
      <h2 id="activity-heading">{TEAM_TEXTS.activity.heading}</h2>
      <QueryStatus query={query} isUnconfirmed={isUnconfirmed} />
      {entries?.length === 0 && !isUnconfirmed && <MutedText>{TEAM_TEXTS.activity.none}</MutedText>}
      <Stack as="ol" gap={2}>
        {entries?.map((entry) => (
          <li key={`${entry.id} ${entry.at}`} className={styles.line}>
            <time dateTime={new Date(entry.at).toISOString()} className={styles.time}>
              {formatMoment(entry.at)}
            </time>
            {messageOf(entry)}
          </li>
        ))}
      </Stack>
    </section>
  );
}

function messageOf({ action, role = 'admin', id, by, byName, title }: Activity): string {
  const who = by === '' ? TEAM_TEXTS.activity.commandLine : byName;
  if (action === 'granted') return TEAM_TEXTS.activity.granted(who, title, TEAM_TEXTS.add.withArticle[role]);
  return id === by ? TEAM_TEXTS.activity.left(who) : TEAM_TEXTS.activity.revoked(who, title);
}
