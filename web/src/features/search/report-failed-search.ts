import { countableSearch } from '@catalogue/contract/failed-search';
import { failedSearchesEndpoints } from '@catalogue/contract/endpoints/failed-searches';
import { callApi } from '../../data/network/call-api';
import { findProducts } from './search-client';
import { readQuery } from './read-query';

/** Searches that this page has reported. */
const reported = new Set<string>();

/** The words of a search that no product has; the whole search if each word alone finds something. */
async function failedWords(text: string): Promise<string[]> {
  const words = [...new Set(readQuery(text).words)];
  const found = await Promise.all(words.map((word) => findProducts(word)));
  const missing = words.filter((_, index) => found[index]?.ids.length === 0);
  return missing.length > 0 ? missing : [text];
}

/** Reports a search that found nothing, once per page. Offline searches are not counted. */
export async function reportFailedSearch(text: string): Promise<void> {
  // Before it is split: a word of an e-mail address would look harmless.
  if (countableSearch(text) === null) return;
  for (const failed of await failedWords(text)) {
    const words = countableSearch(failed);
    if (words === null || reported.has(words)) continue;
    reported.add(words);
    await callApi(failedSearchesEndpoints.report, { body: { words } });
  }
}
