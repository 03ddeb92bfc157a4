/* Separate from the histograms, because public pages load it. */

/** Path of `statusEndpoints.reportVitals`. */
export const VITALS_PATH = '/api/vitals';

/** Share of devices that report, drawn anew each day. */
export const VITALS_SAMPLE = 0.25;
