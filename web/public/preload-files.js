// Loads the files of a staff screen side by side, as remember-files.ts noted them: it imports them in three rounds.
try {
  const { release, scripts, styles } = JSON.parse(localStorage.getItem(`files ${location.pathname}`));
  // Styles are requested as Vite's loader does, or the browser would load them twice.
  const link = (href, rel, as) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' }));
  if (release === document.querySelector('[rel=modulepreload]').href) {
    for (const href of scripts) link(href, 'modulepreload', 'script');
    for (const href of styles) link(href, 'preload', 'style');
  }
} catch {
  // None yet, or storage is off.
}
