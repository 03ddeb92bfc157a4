import type { ProxyOptions } from 'vite';
import { portsOf, projectId } from './ports';

export interface Rewrite {
  source?: string;
  function?: { functionId: string; region: string };
}

/** What is no page: Vite serves pages itself. */
const isData = (source: string): boolean => /^\/(api|catalogue|pictures)\b/.test(source);

/** Hosting's rewrites to functions as Vite's proxy table. */
export function proxyTable(rewrites: Rewrite[], shift: number): Record<string, ProxyOptions> {
  const target = `http://127.0.0.1:${portsOf(shift).functions}`;
  const entries = rewrites.flatMap(({ source, function: to }) => {
    if (!to || source === undefined || !isData(source)) return [];
    const pattern = `^${source.replaceAll('.', '\\.').replace('/**', '/')}`;
    const prefix = `/${projectId(shift)}/${to.region}/${to.functionId}`;
    return [[pattern, { target, xfwd: true, rewrite: (path: string) => prefix + path }] as const];
  });
  return Object.fromEntries(entries);
}
