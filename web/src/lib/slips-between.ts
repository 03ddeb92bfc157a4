/**
 * How many slips (a letter wrong, missing, too many, or two swapped) lie between what was typed and the word, or its
 * beginning when the word is longer. `most + 1` when there are more than `most`.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  if (word.length < typed.length - most) return most + 1;
  const columns = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let slips = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [before, above] = [above, current];
  }
  // The rest of a longer word has simply not been typed yet.
  return Math.min(...above.slice(Math.max(0, typed.length - most)), most + 1);
}
