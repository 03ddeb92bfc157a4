import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADMIN_PATHS, PATHS, PATTERNS, STATIC_PAGES } from '@catalogue/contract/paths';
import { ADMIN_SCREENS } from './admin-screens';
import { ADMIN_AREA, PUBLIC_SCREENS, USER_AREA } from './screens';
import { USER_SCREENS } from './user-area';

interface Rule {
  source?: string;
  regex?: string;
  destination?: string;
  function?: object;
  headers?: { key: string; value: string }[];
}
const { hosting } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../firebase.json'), 'utf8')) as {
  hosting: { rewrites: Rule[]; headers: Rule[] };
};
const matches = ({ source, regex }: Rule, path: string): boolean =>
  regex === undefined
    ? path === source || (path.startsWith(source?.replace('**', '') ?? '') && source?.endsWith('/**') === true)
    : new RegExp(regex, 'u').test(path);
const rewriteOf = (path: string): Rule | undefined => hosting.rewrites.find((rule) => matches(rule, path));
const isRevalidated = (path: string): boolean =>
  hosting.headers.some(
    (rule) => rule.regex !== undefined && matches(rule, path) && rule.headers?.some(({ value }) => value === 'no-cache'),
  );

describe('paths of the contract', () => {
  const { user, quickEnquiry, ...publicPaths } = PATHS;
  const { root: adminRoot, ...adminPaths } = ADMIN_PATHS;
  const { root: userRoot, ...userPaths } = user;
  const { editProduct, ...publicPatterns } = PATTERNS;
  const pathsOf = (screens: readonly { path: string }[]): string[] => screens.map(({ path }) => path).sort();

  it('have one screen each, and each screen has one', () => {
    expect(pathsOf(PUBLIC_SCREENS)).toEqual([...Object.values(publicPaths), ...Object.values(publicPatterns)].sort());
    expect(pathsOf(USER_SCREENS)).toEqual(Object.values(userPaths).sort());
    expect(pathsOf(ADMIN_SCREENS)).toEqual([...Object.values(adminPaths), editProduct].sort());
    expect([`${userRoot}/*`, `${adminRoot}/*`]).toEqual([USER_AREA.path, ADMIN_AREA.path]);
    expect(quickEnquiry.split('#')[0]).toBe(PATHS.home);
  });

  it('are in the sitemap if their screen is rendered and has no parameter, but for results of a search', () => {
    const rendered = PUBLIC_SCREENS.filter(({ path, html }) => html !== 'browser' && !path.includes(':'));
    expect(pathsOf(rendered)).toEqual([...Object.values(STATIC_PAGES), PATHS.search].sort());
  });
});

describe('firebase.json', () => {
  it.each(PUBLIC_SCREENS.map(({ path, html }) => [path, html] as const))('answers %s with the page', (pattern, html) => {
    const path = pattern.replace(/:\w+\??/g, 'x');
    const rewrite = rewriteOf(path);
    if (html === 'request') expect(rewrite?.function).toBeDefined();
    else expect(rewrite?.destination).toBe(html === 'build' ? `/pages${path}.html` : '/app.html');
    // The function sets its own Cache-Control, which keeps its pages in the CDN.
    expect(isRevalidated(path)).toBe(html !== 'request');
  });

  it.each([USER_AREA.path, ADMIN_AREA.path])('answers the paths of %s with the app', (area) => {
    for (const path of [area.replace('/*', ''), area.replace('*', 'home')].map((one) =>
      one.startsWith('/') ? one : `/${one}`,
    )) {
      expect(rewriteOf(path)?.destination, path).toBe('/app.html');
      expect(isRevalidated(path)).toBe(true);
    }
  });

  it.each(['/nonsense', '/nonsense/deep', '/wp-login.php', '/enquiry', '/occasions/x/y', '/LoginPage/x'])(
    'leaves %s to 404.html',
    (path) => {
      expect(rewriteOf(path)).toBeUndefined();
    },
  );
});
