import type { Status } from '@catalogue/contract/entities/status';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { STATUS_TEXTS } from '@catalogue/contract/status-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { Card, Toolbar } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import { METRIC_LINES } from './metrics';
import { STATUS_SCREEN_TEXTS as texts } from './status-texts';
import styles from './status-page.module.css';

const KINDS = { good: 'success', bad: 'danger', unknown: 'plain' } as const;

/** The screen on which staff act on a bad check, if there is one. */
const ACTIONS: Readonly<Partial<Record<string, ReactNode>>> = {
  publishing: <LinkButton to={ADMIN_PATHS.home}>{texts.toDashboard}</LinkButton>,
};

/** The screen behind a check, good or bad. */
const SCREENS: Readonly<Partial<Record<string, ReactNode>>> = {
  mails: <Link to={ADMIN_PATHS.mailLog}>{texts.toMailLog}</Link>,
};

interface Props {
  status: Status;
  item: Status['checks'][number];
}

/** More figures are folded away. */
const MOST_LINES = 4;

/** One check: its state, its figures, and what to do while it is bad. */
export function CheckCard({ status, item: { check, state, since } }: Props) {
  const { title, advice, repair } = STATUS_TEXTS[check];
  const isBad = state === 'bad';
  const lines = METRIC_LINES[check](status);
  return (
    <Card as="li" gap={2} className={isBad ? `${styles.card} ${styles.bad}` : styles.card}>
      <Toolbar gap={2} className={styles.head}>
        <h2>{title}</h2>
        <Badge kind={KINDS[state]}>{texts.states[state]}</Badge>
      </Toolbar>
      {lines.length <= MOST_LINES ? (
        lines.map((line) => <p key={line}>{line}</p>)
      ) : (
        <details>
          <summary>{texts.lines(lines.length)}</summary>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
      {isBad && <p className={styles.advice}>{advice}</p>}
      {isBad && repair !== undefined && (
        <details>
          <summary>{texts.forEngineers}</summary>
          {repair}
        </details>
      )}
      {isBad && since !== null && <MutedText>{texts.since(formatMoment(since))}</MutedText>}
      {isBad && ACTIONS[check]}
      {SCREENS[check]}
    </Card>
  );
}
