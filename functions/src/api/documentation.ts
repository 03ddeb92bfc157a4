import type { documentation } from '@catalogue/contract/endpoints/documentation';
import type { Handlers } from './route';

/** The documentation changes only with a deployment. */
const cache = 'public, max-age=300';

const load = async () => (await import('./openapi')).openApi();
let document: ReturnType<typeof load> | undefined;

export const handlers: Handlers<typeof documentation> = {
  openapi: () => Promise.resolve({ cache, data: () => (document ??= load()) }),
  page: async () => {
    const { docsPage } = await import('./docs-page');
    return { cache, type: 'text/html; charset=utf-8', data: () => Promise.resolve(docsPage()) };
  },
  style: async () => {
    const { DOCS_STYLE } = await import('./docs-page');
    return { cache, type: 'text/css; charset=utf-8', data: () => Promise.resolve(DOCS_STYLE) };
  },
};
