export const LINE_NAMES_TEXTS = {
  of: (title: string) => `Names for ${title}`,
  copy: 'Copy the names',
  copied: (names: string) => `${names} copied, one per line.`,
  failed: 'This browser does not allow copying here. Select the names and copy them by hand.',
};
