/** Id of a shared shortlist, which the sharing device makes: 96 random bits. Apart from the schemas, because public pages load it. */
export const SHORTLIST_ID = /^[A-Za-z0-9_-]{16,64}$/;
