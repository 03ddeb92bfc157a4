import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { useSearchParams } from '../../lib/use-search-params';
import { SkeletonRows } from '../ui/skeleton-rows';
import { Stack } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import { ADMIN_TEXTS } from '../admin-texts';
import { useDraftToRestore } from '../data/own-draft';
import { siteSettingsQuery } from '../data/queries/site';
import { QueryStatus } from '../ui/query-status';
import { DeviceNotifications } from './device-notifications';
import { settingsDrafts, settingsKey } from './settings-draft';
import { SettingsForm } from './settings-form';
import { pageOf, SETTINGS_PAGES, type SitePage, titleOfPage } from './settings-pages';
import { SETTINGS_TEXTS } from './settings-texts';
import links from '../ui/section-links.module.css';
import styles from './settings.module.css';

/** /Admin/settings: what holds for the whole site, in four pages, and notifications on this device. Sales have only the latter. */
export default function SettingsPage() {
  const [params, setParams] = useSearchParams();
  const maySetSite = hasOwnRight('settings');
  const page = pageOf(params, maySetSite);
  return (
    <Stack gap={4} className={styles.page}>
      {maySetSite && (
        <nav aria-label={SETTINGS_TEXTS.jump} className={links.links}>
          {SETTINGS_PAGES.map((one) => (
            <Link key={one} to={`?page=${one}`} replace className={links.link} aria-current={one === page ? 'page' : undefined}>
              {titleOfPage(one)}
            </Link>
          ))}
        </nav>
      )}
      {page === 'device' ? (
        <DeviceNotifications />
      ) : (
        <SiteSettings page={page} onPage={(next) => setParams(new URLSearchParams({ page: next }))} />
      )}
    </Stack>
  );
}

function SiteSettings(pages: { page: SitePage; onPage: (page: SitePage) => void }) {
  const query = useQuery(siteSettingsQuery());
  const draft = useDraftToRestore(settingsDrafts, settingsKey());

  const settings = query.data?.settings;
  if (query.data === undefined || settings === undefined) {
    return <QueryStatus query={query} isUnconfirmed={query.data !== undefined} failureMessage={SETTINGS_TEXTS.notHere} />;
  }
  if (draft === undefined) return <SkeletonRows label={ADMIN_TEXTS.loading} />;
  return (
    <>
      <MutedText>{SETTINGS_TEXTS.leads[pages.page]}</MutedText>
      <SettingsForm live={{ ...query.data, settings }} draft={draft} {...pages} />
    </>
  );
}
