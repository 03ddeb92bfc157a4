import { COLLECTIONS, SITE_SETTINGS } from '@catalogue/contract/collections';
import { siteSettings, type SiteSettings, type SiteSettingsContent } from '@catalogue/contract/entities/site-settings';
import { collection, doc, onSnapshot, serverTimestamp, writeBatch } from 'firebase/firestore';
import { issue } from '../../device-store/issued-writes';
import { isLimited, isRefusal, limitPrices } from './content-writes';
import { activityAuthor } from '../current-user';
import { firestore } from '../firestore';
import { readDocument } from '../read-document';
import { WriteRefused } from '../refused';
import { serverSnapshot } from '../server-snapshot';

export interface LiveSiteSettings {
  /** null: staff have not changed the settings of the code. undefined: not on this device, and the server has not answered. */
  settings: SiteSettings | null | undefined;
  /** Whether they include a change of this device that the server has not confirmed. */
  isUnsent: boolean;
}

const reference = () => doc(firestore, SITE_SETTINGS);

/** The settings of the site, live. Returns the function that stops. */
export const watchSiteSettings = (
  onSettings: (live: LiveSiteSettings) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  onSnapshot(
    reference(),
    { includeMetadataChanges: true },
    (snapshot) => {
      const { fromCache, hasPendingWrites } = snapshot.metadata;
      const isUnknown = !snapshot.exists() && fromCache;
      onSettings({ settings: isUnknown ? undefined : readDocument(siteSettings, snapshot), isUnsent: hasPendingWrites });
    },
    onFailure,
  );

/**
 * Saves the settings with an activity entry. Resolves when the server has them.
 *
 * @param base revision that the change is based on; 0 creates the document
 * @throws WriteRefused
 */
export async function saveSiteSettings(content: SiteSettingsContent, base: number, title: string): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(reference(), { ...content, revision: base + 1, updatedAt: serverTimestamp() });
  if (isLimited(content.priceAudience)) limitPrices(batch);
  batch.set(doc(collection(firestore, COLLECTIONS.activity)), {
    ...{ action: 'changed', noun: 'settings', id: 'site', title, count: 1 },
    ...activityAuthor(),
    at: serverTimestamp(),
  });
  try {
    await issue(batch.commit());
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const stored = await serverSnapshot(reference()).catch(() => null);
    throw new WriteRefused(error, stored !== null && ((stored.get('revision') as number | undefined) ?? 0) !== base);
  }
}
