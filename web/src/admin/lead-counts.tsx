import { lazy } from 'react';

/** How many leads wait and how many came in today, for screens beside the lead desk. */
export const LeadFigures = lazy(() => import('./leads/lead-figures'));
