/** Texts that most visits never show: apart from app-texts.ts, which the first page loads. */
export const RARE_TEXTS = {
  notFound: {
    title: 'This page is not here',
    body: 'The address may have changed, or the product was taken out of the catalogue. Try one of these:',
    home: 'To the home page',
    categories: 'To all categories',
  },
  update: {
    waiting: 'A new version of this site is ready.',
    elsewhere: 'This page runs an older version.',
    load: 'Load it now',
    later: 'Later',
  },
  storage: {
    missing: 'This browser keeps nothing for sites, so the catalogue can not be opened offline here.',
    blocked: 'Another tab holds an older version of this site. Close it, so that this device can keep the catalogue.',
    full: 'This device is out of space. The site works, but what you do here is not kept when you close it.',
    broken: 'This browser could not keep data for the site. It works, but only while you are online.',
  },
} as const;
