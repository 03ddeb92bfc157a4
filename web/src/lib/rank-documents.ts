import { editDistance } from './edit-distance';
import type { InvertedIndex } from './inverted-index';
import { singular } from './singular';

/** Factors for a prefix match and for a match with typing errors, relative to an exact match. */
const PREFIX_FACTOR = 0.6;
const TYPO_FACTOR = 0.3;

/** Highest edit distance for a query word of this length. Short words have too many neighbours. */
const maxDistance = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Index of the first word that does not sort before `word` (binary search). */
function lowerBound(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Calls `visit` for each word of the vocabulary that matches `query`, with the quality of the match (0..1). */
function eachMatch(words: readonly string[], query: string, visit: (wordId: number, quality: number) => void): void {
  const first = lowerBound(words, query);
  let end = first;
  for (; words[end]?.startsWith(query); end += 1) visit(end, words[end] === query ? 1 : PREFIX_FACTOR);
  const stem = singular(query);
  const stemId = stem === query ? -1 : lowerBound(words, stem);
  if (words[stemId] === stem) {
    visit(stemId, 1);
    return;
  }
  const max = maxDistance(query);
  if (max === 0 || end !== first) return;
  words.forEach((word, wordId) => {
    // Few people mistype both the first and the second letter.
    if (word.charCodeAt(0) !== query.charCodeAt(0) && word.charCodeAt(1) !== query.charCodeAt(1)) return;
    const distance = editDistance(query, word, max);
    if (distance <= max) visit(wordId, TYPO_FACTOR / distance);
  });
}

/** The two words that a word joins, such as "waterbottle" or "32gb"; null where the vocabulary has no such pair. */
function splitWord(words: readonly string[], word: string): [string, string] | null {
  for (let at = word.length - 1; at > 0; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const isUnit = /\d$/.test(left) && /^\p{L}/u.test(right);
    if (!isUnit && (left.length < 3 || right.length < 3)) continue;
    const stem = singular(right);
    if (words[lowerBound(words, left)] === left && [right, stem].some((one) => words[lowerBound(words, one)] === one))
      return [left, stem];
  }
  return null;
}

/** The words to look for: those that the vocabulary knows as two stand apart. */
function splitUnknown(words: readonly string[], query: readonly string[]): string[] {
  return query.flatMap((word) => {
    const isKnown =
      words[lowerBound(words, word)]?.startsWith(word) === true || words[lowerBound(words, singular(word))] === singular(word);
    return isKnown ? [word] : (splitWord(words, word) ?? [word]);
  });
}

interface Scores {
  /** Sum of the best match of each word, by document. */
  sums: Float32Array;
  /** How many words of the query it holds, by document. */
  counts: Uint8Array;
}

/** Scores every document that holds a word of the query. "lunch box" finds "lunchbox", too. */
function scoreDocuments(index: InvertedIndex, query: readonly string[]): Scores {
  const sums = new Float32Array(index.size);
  const counts = new Uint8Array(index.size);
  const best = new Float32Array(index.size);
  query.forEach((word, position) => {
    best.fill(0);
    const take = (wordId: number, quality: number): void => {
      const end = index.starts[wordId + 1] ?? 0;
      for (let posting = index.starts[wordId] ?? 0; posting < end; posting += 1) {
        const document = index.documents[posting] ?? 0;
        const score = (index.weights[posting] ?? 0) * quality;
        if (score > (best[document] ?? 0)) best[document] = score;
      }
    };
    eachMatch(index.words, word, take);
    for (const joined of [(query[position - 1] ?? '') + word, word + (query[position + 1] ?? '')]) {
      if (joined === word) continue;
      for (const one of new Set([joined, singular(joined)])) {
        const wordId = lowerBound(index.words, one);
        if (index.words[wordId] === one) take(wordId, 1);
      }
    }
    for (let document = 0; document < index.size; document += 1) {
      const score = best[document] ?? 0;
      if (score === 0) continue;
      sums[document] = (sums[document] ?? 0) + score;
      counts[document] = (counts[document] ?? 0) + 1;
    }
  });
  return { sums, counts };
}

/** Documents that hold at least `least` words by score, best first, then in the order they were added. */
function rank({ sums: scores, counts }: Scores, least: number): number[] {
  // One sort key per document, because typed arrays sort numbers natively: the score, then the position from the end.
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let document = 0; document < scores.length; document += 1) {
    const score = scores[document] ?? 0;
    if ((counts[document] ?? 0) >= least)
      keys[count++] = Math.round(score * 4_096) * scores.length + (scores.length - 1 - document);
  }
  const sorted = keys.subarray(0, count).sort();
  const documents = new Array<number>(count);
  for (let rankFromEnd = 0; rankFromEnd < count; rankFromEnd += 1)
    documents[count - 1 - rankFromEnd] = scores.length - 1 - ((sorted[rankFromEnd] ?? 0) % scores.length);
  return documents;
}

/** Documents that match a query, best first. */
export interface Matches {
  documents: number[];
  /** No document holds all words: these hold the most of them. */
  isPartial: boolean;
}

/**
 * The documents that hold every word of the query, exactly, as a prefix or as a plural. A word that occurs in no document is matched with
 * typing errors. If no document holds all words, those with the most words match.
 */
export function searchIndex(index: InvertedIndex, query: readonly string[]): Matches {
  const words = splitUnknown(index.words, query);
  if (words.length === 0) return { documents: [], isPartial: false };
  const scores = scoreDocuments(index, words);
  const most = scores.counts.reduce((least, count) => Math.max(least, count), 0);
  return { documents: most === 0 ? [] : rank(scores, most), isPartial: most < words.length };
}

/** Every document, those that hold words of the query first. */
export function rankAll(index: InvertedIndex, query: readonly string[]): number[] {
  return rank(scoreDocuments(index, query), 0);
}
