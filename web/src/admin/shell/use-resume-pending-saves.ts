import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../ui/notify';
import { ADMIN_TEXTS } from '../admin-texts';

/** Goes on with cell edits of the product table, and reports product saves of an earlier page load that the server refused, with a way to their form. */
export function useResumePendingSaves(): void {
  const navigate = useNavigate();
  const onRefused = useEffectEvent((title: string, path: string) => {
    const action = { label: ADMIN_TEXTS.open, run: () => void navigate(path) };
    void notify(ADMIN_TEXTS.refused(title), { kind: 'failure', action });
  });
  useEffect(() => {
    void import('../products/form/resume-pending-saves').then(({ resumePendingSaves }) => resumePendingSaves(onRefused));
    void import('../products/table/device-cell-store').then(({ deviceCellStore }) => deviceCellStore.resume());
  }, []);
}
