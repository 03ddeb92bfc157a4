/** A set of small whole numbers, one bit each: intersections of ten thousand members take microseconds. */
export type Bitset = Uint32Array;

export const emptyBitset = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32));

/** The set of all numbers below `size`. */
export function fullBitset(size: number): Bitset {
  const set = emptyBitset(size).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) set[set.length - 1] = 0xffffffff >>> (32 - rest);
  return set;
}

export function add(set: Bitset, member: number): void {
  const word = member >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (member & 31));
}

export const has = (set: Bitset, member: number): boolean => ((set[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0;

/** Removes from `set` what `other` lacks. */
export function intersect(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** Adds the members of `other` to `set`. */
export function unite(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Number of members that both sets have. */
export function countCommon(one: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += bitCount((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** Number of set bits (Hamming weight of a 32-bit word). */
function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
