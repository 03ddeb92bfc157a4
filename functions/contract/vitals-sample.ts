/*
 * Apart from the histograms: the browser that reports needs no more than this, and public pages load it.
 */

/** Path of `statusEndpoints.reportVitals`. */
export const VITALS_PATH = '/api/vitals';

/** Share of devices that report, drawn anew each day. */
export const VITALS_SAMPLE = 0.25;
