/** Drawings that Fluent Emoji lacks, 32 by 32. */
function flask(body: string, shade: string, cap: string, band: string): string {
  return (
    `<defs><linearGradient id="metal" x1="0" x2="1"><stop offset="0" stop-color="${shade}"/><stop offset="0.3" stop-color="${body}"/>` +
    `<stop offset="0.45" stop-color="#fff" stop-opacity="0.9"/><stop offset="0.55" stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></linearGradient></defs>` +
    `<rect x="13" y="2" width="6" height="5" rx="1.4" fill="${cap}"/><path d="M12.4 7h7.2l1.4 3.2V28a2.4 2.4 0 0 1-2.4 2.400h-5.200A2.400 2.400 0 0 1 11 28V10.200Z" fill="url(#metal)"/>` +
    `<rect x="11" y="24.500" width="10" height="2.200" fill="${band}"/><circle cx="16" cy="16.500" r="2.100" fill="${band}" opacity="0.85"/>`
  ).replace(/(\.\d)00/g, '$1');
}

export const OWN_DRAWINGS: Readonly<Record<string, string>> = {
  'flask-teal': flask('#2f8f8a', '#0f4c4a', '#12312f', '#f2a31b'),
  'flask-steel': flask('#c9d2d8', '#7d8a94', '#3b444b', '#0f4c4a'),
  'flask-night': flask('#3d4a63', '#1c2433', '#f2a31b', '#8fd3ff'),
  'flask-bamboo': flask('#e0b878', '#a9763a', '#cfd6da', '#5b7f3a'),
  'flask-coral': flask('#ee8a6c', '#b9503a', '#2b2b2b', '#ffffff'),
};
