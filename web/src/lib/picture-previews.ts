/** Coarse pictures of what is above the fold of the page that the server rendered, as data: URLs by path of the picture. */
let previews: Readonly<Record<string, string>> = {};

export const setPicturePreviews = (ofThisPage: Readonly<Record<string, string>>): void => {
  previews = ofThisPage;
};

export const previewOf = (path: string): string | undefined => previews[path];
