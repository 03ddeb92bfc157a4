import { observable } from '../../lib/observable';

/** Key in localStorage: a logo is on this device and shown. Pages read it before they load anything for it. */
const KEY = 'logo';

function stored(): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

const flag = observable(stored());
export const isLogoShown = flag.get;
export const onLogoShown = flag.subscribe;

export function setLogoShown(isShown: boolean): void {
  flag.set(isShown);
  try {
    if (isShown) localStorage.setItem(KEY, 'shown');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is off: it holds for this page.
  }
}
