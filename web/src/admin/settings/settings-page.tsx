import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SkeletonRows } from '../ui/skeleton-rows';
import { MutedText } from '../../ui/muted-text';
import { ADMIN_TEXTS } from '../admin-texts';
import type { StoredEdits } from '../data/edits';
import { siteSettingsQuery } from '../data/queries/site';
import { QueryStatus } from '../ui/query-status';
import { DeviceNotifications } from './device-notifications';
import { readSettingsDraft } from './settings-draft';
import { SettingsForm } from './settings-form';
import { SETTINGS_TEXTS } from './settings-texts';
import type { SettingsValues } from './settings-values';
import styles from './settings.module.css';

/** /Admin/settings: notifications on this device, and what holds for the whole site. */
export default function SettingsPage() {
  return (
    <div className={styles.page}>
      <DeviceNotifications />
      <SiteSettings />
    </div>
  );
}

function SiteSettings() {
  const query = useQuery(siteSettingsQuery());
  const [read, setRead] = useState<{ draft: StoredEdits<SettingsValues> | null } | null>(null);
  useEffect(() => {
    void readSettingsDraft().then((draft) => setRead({ draft }));
  }, []);

  const settings = query.data?.settings;
  if (query.data === undefined || settings === undefined) {
    return <QueryStatus query={query} isUnconfirmed={query.data !== undefined} failureMessage={SETTINGS_TEXTS.notHere} />;
  }
  if (read === null) return <SkeletonRows label={ADMIN_TEXTS.loading} />;
  return (
    <>
      <MutedText>{SETTINGS_TEXTS.lead}</MutedText>
      <SettingsForm live={{ ...query.data, settings }} draft={read.draft} />
    </>
  );
}
