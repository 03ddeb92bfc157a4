import { plural } from '../../lib/plural';

export const PUBLISHING_TEXTS = {
  pending: (count: number, since: string | null) =>
    `Publishing, ${count.toLocaleString('en-IN')} ${count === 1 ? 'change' : 'changes'} to go${since === null ? '' : `. Visitors see the catalogue of ${since}`}.`,
  failures: (count: number, titles: string) => `${plural(count, 'document')} cannot be published: ${titles}.`,
} as const;
