import { lazy } from 'react';

const NotFound = lazy(() => import('../pages/not-found'));

export const NOT_FOUND = { path: '*', page: <NotFound /> };
