import { useEffect, useState } from 'react';
import { bringWholeKit } from './bring-whole-kit';
import { REP_KIT_TEXTS as texts } from './rep-kit-texts';

/** Loads the rep's kit, and says whether the device has it: the pictures may be there first. */
export function RepKitStatus() {
  const [isCached, setCached] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void bringWholeKit().then((cached) => isGone || setCached(cached));
    return () => void (isGone = true);
  }, []);
  return isCached === null ? texts.loading : isCached ? texts.cached : texts.missing;
}
