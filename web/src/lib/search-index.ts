import { editDistance } from './edit-distance';
import { wordsOf, type InvertedIndex } from './inverted-index';
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
function eachMatch(
  words: readonly string[],
  query: string,
  allowTypos: boolean,
  visit: (wordId: number, quality: number) => void,
): void {
  const first = lowerBound(words, query);
  let end = first;
  for (; words[end]?.startsWith(query); end += 1) visit(end, words[end] === query ? 1 : PREFIX_FACTOR);
  const stem = singular(query);
  const stemId = stem === query ? -1 : lowerBound(words, stem);
  if (words[stemId] === stem) {
    visit(stemId, 1);
    if (!allowTypos) return;
  }
  const max = maxDistance(query);
  if (max === 0 || !(allowTypos || end === first)) return;
  words.forEach((word, wordId) => {
    if (wordId >= first && wordId < end) return;
    // Few people mistype both the first and the second letter.
    if (word.charCodeAt(0) !== query.charCodeAt(0) && word.charCodeAt(1) !== query.charCodeAt(1)) return;
    const distance = editDistance(query, word, max);
    if (distance <= max) visit(wordId, TYPO_FACTOR / distance);
  });
}

/** Score per document; 0 unless it matches every query word. */
function scoreDocuments(index: InvertedIndex, query: readonly string[], allowTypos: boolean): Float32Array {
  const scores = new Float32Array(index.size).fill(query.length > 0 ? 1 : 0);
  const best = new Float32Array(index.size);
  for (const word of query) {
    best.fill(0);
    eachMatch(index.words, word, allowTypos, (wordId, quality) => {
      const end = index.starts[wordId + 1] ?? 0;
      for (let posting = index.starts[wordId] ?? 0; posting < end; posting += 1) {
        const document = index.documents[posting] ?? 0;
        const score = (index.weights[posting] ?? 0) * quality;
        if (score > (best[document] ?? 0)) best[document] = score;
      }
    });
    for (let document = 0; document < index.size; document += 1) {
      const [sum, score] = [scores[document] ?? 0, best[document] ?? 0];
      scores[document] = sum > 0 && score > 0 ? sum + score : 0;
    }
  }
  return scores;
}

/** Documents by score, best first, then in the order they were added. */
function rank(scores: Float32Array): number[] {
  // One sort key per document, because typed arrays sort numbers natively: the score, then the position from the end.
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let document = 0; document < scores.length; document += 1) {
    const score = scores[document] ?? 0;
    if (score > 0) keys[count++] = Math.round(score * 4_096) * scores.length + (scores.length - 1 - document);
  }
  const sorted = keys.subarray(0, count).sort();
  const documents = new Array<number>(count);
  for (let rankFromEnd = 0; rankFromEnd < count; rankFromEnd += 1)
    documents[count - 1 - rankFromEnd] = scores.length - 1 - ((sorted[rankFromEnd] ?? 0) % scores.length);
  return documents;
}

/**
 * Ids of the documents that hold every word of `text`, exactly, as a prefix or as a plural, best first. A word that occurs in no
 * document is matched with typing errors; so are all words when no document holds all of them.
 */
export function searchIndex(index: InvertedIndex, text: string): number[] {
  const query = wordsOf(text);
  const found = rank(scoreDocuments(index, query, false));
  return found.length > 0 ? found : rank(scoreDocuments(index, query, true));
}
