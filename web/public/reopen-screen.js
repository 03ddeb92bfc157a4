/*
 * A staff screen that this device has shown before: shows its last view (last-view.ts) until React renders, and loads its files
 * (remember-files.ts) side by side. docs/decisions/086-last-view.md
 */
{
  const MAX_AGE_MS = 14 * 86_400_000;
  const read = (key) => JSON.parse(localStorage.getItem(key));

  /** Whether the view is of this release, this person and such a window, and no client may be holding the device. */
  const isCurrent = (view, release) =>
    view !== null &&
    view.release === release &&
    view.uid === read('userData')?.uid &&
    view.width === innerWidth &&
    Date.now() - view.at < MAX_AGE_MS &&
    location.search === '' &&
    localStorage.getItem('meeting') === null &&
    'setHTML' in Element.prototype;

  /** Nothing typed or pressed into it is lost: it takes neither. React's first frame replaces it. */
  function show(html) {
    const view = Object.assign(document.createElement('div'), { id: 'last-view', inert: true });
    view.style.display = 'contents';
    view.setHTML(html, { sanitizer: {} });
    document.getElementById('root').replaceChildren(view);
  }

  function load({ scripts, styles }) {
    // Styles are requested as Vite's loader does, or the browser would load them twice.
    const link = (href, rel, as) =>
      document.head.append(Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' }));
    for (const href of scripts) link(href, 'modulepreload', 'script');
    for (const href of styles) link(href, 'preload', 'style');
  }

  try {
    const release = document.querySelector('[rel=modulepreload]').href;
    const view = read(`view ${location.pathname}`);
    const files = read(`files ${location.pathname}`);
    if (files?.release === release) load(files);
    if (isCurrent(view, release)) show(view.html);
  } catch {
    // None yet, or storage is off.
  }
}
