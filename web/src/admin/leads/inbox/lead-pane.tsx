import { useQuery } from '@tanstack/react-query';
import type { Lead } from '../../../data/leads/lead-view';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import type { LeadName } from '../../data/lead-urls';
import { leadQuery } from '../../data/queries/leads';
import { QueryStatus } from '../../ui/query-status';
import { useIsWide } from '../../ui/use-is-wide';
import { LeadDetail } from '../lead-detail';
import { LeadHead } from '../lead-head';
import { LEAD_TEXTS } from '../lead-texts';
import { ReplyButtons } from '../reply-buttons';
import { useDuplicatesOf } from '../use-duplicates';
import styles from './inbox.module.css';
import { INBOX_TEXTS as texts } from './inbox-texts';

interface Props {
  name: LeadName;
  /** The lead as the list has it, if the list has it. */
  listed: Lead | undefined;
  onClose: () => void;
}

/** One lead, beside the list or over it, with the ways to answer always in view. */
export function LeadPane({ name, listed, onClose }: Props) {
  const isBeside = useIsWide();
  const query = useQuery({ ...leadQuery(name.kind, name.id), enabled: listed === undefined });
  const lead = listed ?? query.data;
  if (lead === undefined || lead === null) {
    const state = (
      <>
        <QueryStatus query={query} failureMessage={LEAD_TEXTS.failed} loadingLabel={LEAD_TEXTS.loading} />
        {lead === null && <EmptyState title={LEAD_TEXTS.linkedGone}>{LEAD_TEXTS.linkedGoneMore}</EmptyState>}
      </>
    );
    return isBeside ? (
      <aside className={styles.pane} aria-label={texts.list}>
        <div className={styles.paneBody}>{state}</div>
      </aside>
    ) : (
      <Dialog title={texts.title} onClose={onClose}>
        {state}
      </Dialog>
    );
  }
  return isBeside ? <Beside lead={lead} onClose={onClose} /> : <Sheet lead={lead} onClose={onClose} />;
}

function Beside({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  return (
    <article className={styles.pane} aria-label={`${lead.reference} ${lead.name}`}>
      <div className={styles.paneHead}>
        <LeadHead lead={lead} />
        <IconButton label={texts.closePane} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.paneBody} tabIndex={0} role="region" aria-label={lead.reference}>
        <Detail lead={lead} onClose={onClose} />
      </div>
      {!lead.merged && (
        <div className={styles.paneFoot}>
          <ReplyButtons lead={lead} hasChoice />
        </div>
      )}
    </article>
  );
}

const Sheet = ({ lead, onClose }: { lead: Lead; onClose: () => void }) => (
  <Dialog
    title={lead.name || LEAD_TEXTS.noName}
    wide
    onClose={onClose}
    actions={lead.merged ? undefined : <ReplyButtons lead={lead} hasChoice />}
  >
    <article className={styles.sheet} aria-label={`${lead.reference} ${lead.name}`}>
      <LeadHead lead={lead} isNamed={false} />
      <Detail lead={lead} onClose={onClose} />
    </article>
  </Dialog>
);

const Detail = ({ lead, onClose }: { lead: Lead; onClose: () => void }) => (
  <LeadDetail lead={lead} duplicates={useDuplicatesOf(lead)} onErased={onClose} />
);
