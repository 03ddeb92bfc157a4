/** What the page of the offline download says about the rep's kit. */
export const REP_KIT_TEXTS = {
  loading: 'Meeting mode, shortlists and PDFs: loading',
  cached: 'Meeting mode, shortlists and PDFs work without a network, too',
  missing: 'Meeting mode, shortlists and PDFs are not on this device yet. Open this page again when you are online.',
} as const;
