import { SITE_SETTINGS } from '@catalogue/contract/collections';
import { siteSettings, type SiteSettings } from '@catalogue/contract/entities/site-settings';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from '../firestore';
import { readDocument } from '../read-document';

export interface LiveSiteSettings {
  /** null: staff have not changed the settings of the code. undefined: not on this device, and the server has not answered. */
  settings: SiteSettings | null | undefined;
  /** Whether they include a change of this device that the server has not confirmed. */
  isUnsent: boolean;
}

/** The settings of the site, live. Returns the function that stops. */
export function watchSiteSettings(onSettings: (live: LiveSiteSettings) => void, onFailure: (error: Error) => void): () => void {
  // Without a network Firestore reports anew that it has no document, which the server has said already: an open form stays.
  let isKnown = false;
  return onSnapshot(
    doc(firestore, SITE_SETTINGS),
    { includeMetadataChanges: true },
    (snapshot) => {
      const { fromCache, hasPendingWrites } = snapshot.metadata;
      isKnown ||= snapshot.exists() || !fromCache;
      onSettings({ settings: isKnown ? readDocument(siteSettings, snapshot) : undefined, isUnsent: hasPendingWrites });
    },
    onFailure,
  );
}
