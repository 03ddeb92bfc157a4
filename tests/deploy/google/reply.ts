import type { FakeProject } from '../fake-project';

export interface Call {
  project: string;
  method: string;
  url: URL;
  body: unknown;
  /** Project that pays for the quota; null: that of the Firebase CLI. */
  quotaProject: string | null;
}

export interface Reply {
  status: number;
  body: unknown;
}

export const ok = (body: unknown = {}): Reply => ({ status: 200, body });
export const error = (status: number, message: string, reason = ''): Reply => ({
  status,
  body: { error: { code: status, message, status: reason, details: reason ? [{ reason }] : [] } },
});
export const notFound = error(404, 'Requested entity was not found.', 'NOT_FOUND');
/** An operation that has ended. */
export const done = ok({ name: 'operations/1', done: true });

/** Method, pattern of host and path, and the answer in this state of the project. */
export type Route = [
  method: string,
  pattern: RegExp,
  answer: (state: FakeProject, call: Call, match: RegExpExecArray) => Reply,
];
