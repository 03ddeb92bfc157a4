import { SELECTABLE_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { SelectableStatus } from '@catalogue/contract/entities/lead-status';
import { useQuery } from '@tanstack/react-query';
import type { Lead } from '../../../data/leads/lead-view';
import { Button } from '../../../ui/button';
import { CommitSelect } from '../../../ui/commit-select';
import { downloadFile } from '../../../lib/download-file';
import { LEAD_KINDS } from '@catalogue/contract/collections';
import { teamQuery } from '../../data/queries/people';
import tools from '../../ui/list-tools.module.css';
import { possibleOwners } from '../assign-picker';
import { leadsCsv } from '../export-leads';
import { LEAD_TEXTS } from '../lead-texts';
import { saveLeads } from '../save-leads';
import styles from './inbox.module.css';
import { INBOX_TEXTS } from './inbox-texts';

const { bulk: texts } = INBOX_TEXTS;

interface Props {
  leads: readonly Lead[];
  onClear: () => void;
}

/** What can be done with the selected leads at once. Merged ones stay as they are. */
export function BulkBar({ leads, onClear }: Props) {
  const { data: team } = useQuery(teamQuery());
  const members = team === undefined ? [] : possibleOwners(team);
  const changeable = leads.filter(({ status }) => status !== 'merged');
  const isFixed = changeable.length === 0;

  const setStatus = (status: SelectableStatus): void =>
    void saveLeads({
      changes: statusChanges(changeable, status),
      message: ({ length }) => texts.statusSet(length, LEAD_TEXTS.statuses[status]),
    });
  const assign = (uid: string): void => {
    const owner = members.find((member) => member.uid === uid) ?? null;
    void saveLeads({
      changes: ownerChanges(changeable, owner),
      message: ({ length }) => texts.assigned(length, owner?.name ?? null),
    });
  };

  return (
    <div role="toolbar" aria-label={texts.label} className={[tools.tools, styles.bulk].join(' ')} data-bottom-bar>
      <strong role="status">{INBOX_TEXTS.selected(leads.length)}</strong>
      {isFixed && <span>{texts.onlyMerged}</span>}
      <CommitSelect isAction label={texts.assign} value="" disabled={isFixed} onCommit={assign}>
        {members.map(({ uid, label }) => (
          <option key={uid} value={uid}>
            {label}
          </option>
        ))}
        <option value="nobody">{texts.nobody}</option>
      </CommitSelect>
      <CommitSelect
        isAction
        label={texts.status}
        value=""
        disabled={isFixed}
        onCommit={(status) => setStatus(status as SelectableStatus)}
      >
        {SELECTABLE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {LEAD_TEXTS.statuses[status]}
          </option>
        ))}
      </CommitSelect>
      <Button small onClick={() => exportAll(leads)}>
        {texts.exportCsv}
      </Button>
      <Button small disabled={isFixed} onClick={() => setStatus('spam')}>
        {LEAD_TEXTS.statuses.spam}
      </Button>
      <Button small kind="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}

const statusChanges = (leads: readonly Lead[], status: SelectableStatus) =>
  leads
    .filter((lead) => lead.status !== status)
    .map((lead) => ({ lead, change: { from: { status: lead.status }, to: { status } } }));

/** `owner`: null takes the leads from their owners. */
function ownerChanges(leads: readonly Lead[], owner: { uid: string; name: string } | null) {
  const to = { owner: owner?.uid ?? null, ownerName: owner?.name ?? null };
  return leads
    .filter((lead) => lead.owner !== to.owner)
    .map(({ owner: before, ownerName, ...lead }) => ({ lead, change: { from: { owner: before, ownerName }, to } }));
}

/** Saves the leads as CSV, a file for each kind. */
function exportAll(leads: readonly Lead[]): void {
  for (const kind of LEAD_KINDS) {
    const ofKind = leads.filter((lead) => lead.kind === kind);
    if (ofKind.length > 0) downloadFile(kind === 'order' ? 'orders.csv' : 'enquiries.csv', leadsCsv(kind, ofKind));
  }
}
