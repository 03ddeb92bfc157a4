import type { FakeProject } from '../fake-project';
import { done, notFound, ok, type Route } from './reply';

/** The database: its indexes, backups and documents. */
export const firestoreRoutes: readonly Route[] = [
  ['GET', /databases\/\(default\)$/, (state) => (state.database ? ok(state.database) : notFound)],
  [
    'POST',
    /\/databases$/,
    (state, { body }) => {
      state.database = body as FakeProject['database'];
      return done;
    },
  ],
  [
    'PATCH',
    /databases\/\(default\)$/,
    (state, { body }) => {
      Object.assign(state.database ?? {}, body);
      return done;
    },
  ],
  ['GET', /backupSchedules$/, (state) => ok(state.backups > 0 ? { backupSchedules: [{ name: 'daily' }] } : {})],
  [
    'POST',
    /backupSchedules$/,
    (state) => {
      state.backups += 1;
      return ok();
    },
  ],
  [
    'GET',
    /collectionGroups\/-\/indexes$/,
    (state) => {
      state.indexPolls -= 1;
      return ok({ indexes: [{ name: 'i', state: state.indexPolls >= 0 ? 'CREATING' : 'READY' }] });
    },
  ],
  ['GET', /collectionGroups\/\w+\/fields\/\w+$/, () => ok({ ttlConfig: { state: 'ACTIVE' } })],
  ['GET', /documents\/team$/, (state) => ok(state.team > 0 ? { documents: [{ name: 'admin' }] } : {})],
  [
    'PATCH',
    /documents\/adminInvites\/first$/,
    (state, { body }) => {
      state.invite = body;
      return ok();
    },
  ],
];
