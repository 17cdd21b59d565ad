import { PLACES } from '#shared/read-documents/page-places.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';
import { leftOf, median, middleOf, type PlacedWord, rightOf } from './page-rows.ts';

/** Lines shorter than this part of a page are too short to measure the slope. */
const LEAST_LENGTH = PLACES / 5;

const centreOf = (word: PlacedWord) => (leftOf(word) + rightOf(word)) / 2;

/**
 * Turns and straightens the words of a scan: a scan has the positions of its picture, which may be rotated or skewed.
 * The lines show by how much.
 */
export function uprightWords(words: readonly PlacedWord[]): PlacedWord[] {
  const turned = words.map(turning(pageLines(words).filter((line) => line.length > 1)));
  const slopes = pageLines(turned).flatMap((line) => slopeOf(line) ?? []);
  const slope = median(slopes);
  return turned.map((word) => {
    const down = Math.round(centreOf(word) * slope);
    const [left, top, right, bottom] = word.box;
    return { ...word, box: [left, top - down, right, bottom - down] };
  });
}

/** Returns a function that rotates words by the quarter turns that make the lines run from left to right. */
function turning(lines: readonly (readonly PlacedWord[])[]): (word: PlacedWord) => PlacedWord {
  const [across, down] = lines.reduce(
    ([x, y], line) => {
      const [first, last] = [line[0], line.at(-1)];
      return first && last ? [x + centreOf(last) - centreOf(first), y + middleOf(last) - middleOf(first)] : [x, y];
    },
    [0, 0],
  );
  const place = (word: PlacedWord, box: PlacedWord['box']): PlacedWord => ({ ...word, box });
  if (Math.abs(across) >= Math.abs(down))
    return across >= 0
      ? (word) => word
      : (word) => {
          const [left, top, right, bottom] = word.box;
          return place(word, [PLACES - right, PLACES - bottom, PLACES - left, PLACES - top]);
        };
  return (word) => {
    const [left, top, right, bottom] = word.box;
    return place(
      word,
      down > 0 ? [top, PLACES - right, bottom, PLACES - left] : [PLACES - bottom, left, PLACES - top, right],
    );
  };
}

/** The slope of a line; undefined if the line is too short. */
function slopeOf(line: readonly PlacedWord[]): number | undefined {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || centreOf(last) - centreOf(first) < LEAST_LENGTH) return undefined;
  return (middleOf(last) - middleOf(first)) / (centreOf(last) - centreOf(first));
}
