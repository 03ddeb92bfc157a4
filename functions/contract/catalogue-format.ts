/* Apart from the schemas: every page loads this module, and must not load the schema library with it. */

/** Raise it when the catalogue files' shape changes: devices then drop what they hold and fetch anew. */
export const CATALOGUE_FORMAT = 1;

/** Format of a list whose products are columns (catalogue-columns.ts). Devices store it as CATALOGUE_FORMAT. */
export const COLUMNS_FORMAT = 2;

/** The list in columns. Above 16 MiB of rows the server answers in CATALOGUE_FORMAT: an instance would hold all products in memory. */
export const LIST_URL = `/catalogue.json?format=${COLUMNS_FORMAT}`;

/** Id of the element of a page that holds its initial data as JSON. */
export const INITIAL_DATA_ID = 'initial-data';

/** Cards of a category in its HTML. The browser adds the others; without JavaScript, pages of the list follow. */
export const CARDS_PER_PAGE = 24;
