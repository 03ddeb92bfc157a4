/**
 * An immutable inverted index: a sorted vocabulary and, per word, the documents that hold it, in typed arrays.
 * Decision 013 compares it with MiniSearch.
 */
export interface InvertedIndex {
  size: number;
  /** Sorted. */
  words: readonly string[];
  /** Postings of word `w` are at `starts[w] .. starts[w + 1]`. */
  starts: Uint32Array;
  documents: Uint32Array;
  /** Field weight times inverse document frequency. */
  weights: Float32Array;
}

/** One part of a document and the weight of a match in it. */
export interface Field {
  text: string;
  weight: number;
}

/** Words in lower case without accents and apostrophes: 'Café' becomes 'cafe', "men's" becomes 'mens'. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

interface Posting {
  documents: number[];
  weights: number[];
}

/** Collects documents; `build()` makes the index. Documents are numbered in the order they are added. */
export function indexBuilder(): { add(fields: readonly Field[]): void; build(): InvertedIndex } {
  const postings = new Map<string, Posting>();
  let size = 0;
  const addPosting = (word: string, weight: number): void => {
    const posting = postings.get(word) ?? { documents: [], weights: [] };
    if (posting.documents.length === 0) postings.set(word, posting);
    const last = posting.documents.length - 1;
    if (posting.documents[last] !== size) {
      posting.documents.push(size);
      posting.weights.push(weight);
    } else if (weight > (posting.weights[last] ?? 0)) posting.weights[last] = weight;
  };
  return {
    add(fields) {
      for (const { text, weight } of fields) for (const word of wordsOf(text)) addPosting(word, weight);
      size += 1;
    },
    build: () => pack(postings, size),
  };
}

function pack(postings: ReadonlyMap<string, Posting>, size: number): InvertedIndex {
  const words = [...postings.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, wordId) => (starts[wordId + 1] = (starts[wordId] ?? 0) + (postings.get(word)?.documents.length ?? 0)));
  const total = starts[words.length] ?? 0;
  const index: InvertedIndex = { size, words, starts, documents: new Uint32Array(total), weights: new Float32Array(total) };
  words.forEach((word, wordId) => {
    const { documents, weights } = postings.get(word) ?? { documents: [], weights: [] };
    const rarity = Math.log(1 + size / documents.length);
    index.documents.set(documents, starts[wordId]);
    index.weights.set(
      weights.map((weight) => weight * rarity),
      starts[wordId],
    );
  });
  return index;
}
