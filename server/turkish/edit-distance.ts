/**
 * The number of letters that are wrong, missing, superfluous or swapped with their neighbour in one word compared with
 * another (restricted Damerau–Levenshtein); `undefined` above `most`. `isSame` decides whether a letter of the first
 * word counts as equal to one of the second.
 */
export function editDistance(
  a: string,
  b: string,
  most: number,
  isSame: (a: string, b: string) => boolean = (x, y) => x === y,
): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  const same = (row: number, column: number) => isSame(a[row - 1] ?? '', b[column - 1] ?? '');
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (same(row, column) ? 0 : 1);
      let value = Math.min((current[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, changed);
      const isSwapped = row > 1 && column > 1 && same(row, column - 1) && same(row - 1, column);
      if (isSwapped) value = Math.min(value, (beforeLast[column - 2] ?? 0) + 1);
      current.push(value);
    }
    if (Math.min(...current) > most && Math.min(...last) > most) return undefined;
    beforeLast = last;
    last = current;
  }
  const distance = last[b.length] ?? most + 1;
  return distance <= most ? distance : undefined;
}
