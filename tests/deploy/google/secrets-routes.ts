import { notFound, ok, type Route } from './reply';

/** Secrets and their versions. */
export const secretsRoutes: readonly Route[] = [
  [
    'GET',
    /secrets\/(\w+)\/versions\/latest:access$/,
    (state, _, [, name = '']) => {
      const value = state.secrets[name];
      return value === undefined ? notFound : ok({ payload: { data: Buffer.from(value).toString('base64') } });
    },
  ],
  ['GET', /secrets\/(\w+)$/, (state, _, [, name = '']) => (name in state.secrets ? ok() : notFound)],
  ['POST', /\/secrets$/, () => ok()],
  [
    'POST',
    /secrets\/(\w+):addVersion$/,
    (state, { body }, [, name = '']) => {
      state.secrets[name] = Buffer.from((body as { payload: { data: string } }).payload.data, 'base64').toString();
      return ok();
    },
  ],
];
