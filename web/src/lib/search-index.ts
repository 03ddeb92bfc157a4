import { wordsOf, type InvertedIndex } from './inverted-index';
import { slipsBetween } from './slips-between';

/** A word that only begins with what was typed counts less than the word itself, and one with a slip less than both. */
const BEGINNING = 0.6;
const SLIP = 0.3;

/** How many slips of the finger a word of this length may have. Short words have too many neighbours. */
const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Place of the first word that is not before `word`. */
function placeOf(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Calls `take` with the place of each word of the vocabulary that may be meant by `typed`, and how well it fits (0..1). */
function eachMeant(
  words: readonly string[],
  typed: string,
  withSlips: boolean,
  take: (place: number, fit: number) => void,
): void {
  const first = placeOf(words, typed);
  let place = first;
  for (; words[place]?.startsWith(typed); place += 1) take(place, words[place] === typed ? 1 : BEGINNING);
  const most = slipsAllowed(typed);
  if (most === 0 || !(withSlips || place === first)) return;
  words.forEach((word, other) => {
    if (other >= first && other < place) return;
    // Few people miss the first letter and the second.
    if (word.charCodeAt(0) !== typed.charCodeAt(0) && word.charCodeAt(1) !== typed.charCodeAt(1)) return;
    const slips = slipsBetween(typed, word, most);
    if (slips <= most) take(other, SLIP / slips);
  });
}

/** Scores per document of those that have every typed word; 0: not found. */
function scoresOf(index: InvertedIndex, typed: readonly string[], withSlips: boolean): Float32Array {
  const scores = new Float32Array(index.size).fill(typed.length > 0 ? 1 : 0);
  const best = new Float32Array(index.size);
  for (const word of typed) {
    best.fill(0);
    eachMeant(index.words, word, withSlips, (place, fit) => {
      const end = index.starts[place + 1] ?? 0;
      for (let posting = index.starts[place] ?? 0; posting < end; posting += 1) {
        const document = index.documents[posting] ?? 0;
        const score = (index.weights[posting] ?? 0) * fit;
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
function ranked(scores: Float32Array): number[] {
  // One number to sort by, since typed arrays sort numbers natively: the score, then the place from the end.
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let document = 0; document < scores.length; document += 1) {
    const score = scores[document] ?? 0;
    if (score > 0) keys[count++] = Math.round(score * 4_096) * scores.length + (scores.length - 1 - document);
  }
  const sorted = keys.subarray(0, count).sort();
  const documents = new Array<number>(count);
  for (let place = 0; place < count; place += 1)
    documents[count - 1 - place] = scores.length - 1 - ((sorted[place] ?? 0) % scores.length);
  return documents;
}

/**
 * Numbers of the documents that have every word of `text`, as it is or as a beginning, best first. A word that is in no
 * document is taken for a slip; so are all words when nothing has them together.
 */
export function searchIndex(index: InvertedIndex, text: string): number[] {
  const typed = wordsOf(text);
  const found = ranked(scoresOf(index, typed, false));
  return found.length > 0 ? found : ranked(scoresOf(index, typed, true));
}
