/**
 * Letters wrong, missing, too many or swapped with their neighbour (Damerau–Levenshtein, restricted), or `undefined` above
 * `most`. Both words are short; the work is bounded by their lengths.
 */
export function editDistance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min((current[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) value = Math.min(value, (beforeLast[column - 2] ?? 0) + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > most && row > 1 && Math.min(...last) > most) return undefined;
    beforeLast = last;
    last = current;
  }
  const distance = last[b.length] ?? most + 1;
  return distance <= most ? distance : undefined;
}
