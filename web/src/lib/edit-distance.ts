/**
 * Edit distance (Damerau-Levenshtein: substitution, insertion, deletion, transposition) between `typed` and `word`, or
 * the nearest prefix of a longer `word`. `max + 1` when it exceeds `max`.
 */
export function editDistance(typed: string, word: string, max: number): number {
  if (word.length < typed.length - max) return max + 1;
  const columns = Math.min(word.length, typed.length + max);
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const cost = typed[row - 1] === word[column - 1] ? 0 : 1;
      let distance = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + cost);
      const isTransposed = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isTransposed) distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > max) return max + 1;
    [beforePrevious, previous] = [previous, current];
  }
  // The rest of a longer word has not been typed yet.
  return Math.min(...previous.slice(Math.max(0, typed.length - max)), max + 1);
}
