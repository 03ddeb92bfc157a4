import { existsSync, readdirSync } from 'node:fs';

export interface HeaderRule {
  source?: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

const ASSETS = '/assets/**';

/** Names of the built assets; none before the first build. */
export const assetNames = (dist: string): string[] => (existsSync(`${dist}/assets`) ? readdirSync(`${dist}/assets`) : []);

/**
 * Limits the rule that caches assets for a year to the files that exist. Hosting applies rules to 404s as well, so a
 * file that is missing for a moment would stay missing in browsers. Without names the rules are unchanged.
 */
export function limitAssetHeaders<Rule extends HeaderRule>(rules: readonly Rule[], names: readonly string[]): Rule[] {
  if (names.length === 0) return [...rules];
  const escaped = names.map((name) => name.replace(/[^\w-]/g, '\\$&'));
  return rules.map((rule) => {
    if (rule.source !== ASSETS) return rule;
    const limited = { ...rule, regex: `^/assets/(?:${escaped.join('|')})$` };
    delete limited.source;
    return limited;
  });
}
