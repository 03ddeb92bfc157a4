import { QueryClient } from '@tanstack/react-query';

/**
 * The query cache of the admin screens. Network mode 'always': Firestore answers from its cache offline, and what needs the
 * network must fail rather than pause, so that the screen can say so.
 */
export const adminQueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
