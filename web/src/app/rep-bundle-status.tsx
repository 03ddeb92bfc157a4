import { useEffect, useState } from 'react';
import { bringRepBundle } from './bring-rep-bundle';

/** Texts about the rep offline bundle on the page of the offline download. */
const texts = {
  loading: 'Meeting mode, shortlists and PDFs: loading',
  cached: 'Meeting mode, shortlists and PDFs work without a network, too',
  missing: 'Meeting mode, shortlists and PDFs are not on this device yet. Open this page again when you are online.',
} as const;

/** Loads the rep offline bundle, and says whether the device has it: the pictures may be there first. */
export function RepBundleStatus() {
  const [isCached, setCached] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void bringRepBundle().then((cached) => isGone || setCached(cached));
    return () => void (isGone = true);
  }, []);
  return isCached === null ? texts.loading : isCached ? texts.cached : texts.missing;
}
