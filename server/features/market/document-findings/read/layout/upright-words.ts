import { PLACES } from '#shared/read-documents/page-places.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';
import { leftOf, median, middleOf, type PlacedWord, rightOf } from './page-rows.ts';

/** A line shorter than this part of a page says little of how the page hangs. */
const LEAST_LENGTH = PLACES / 5;

const centreOf = (word: PlacedWord) => (leftOf(word) + rightOf(word)) / 2;

/**
 * Words of a scan as they stand on a page that is upright and straight: a scan keeps the places of its picture, however
 * it came. Lines tell how it is turned and how much it hangs.
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

/** Turns a page by as many quarters as make its lines run from left to right. */
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

/** How far a line sinks in its length. */
function slopeOf(line: readonly PlacedWord[]): number | undefined {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || centreOf(last) - centreOf(first) < LEAST_LENGTH) return undefined;
  return (middleOf(last) - middleOf(first)) / (centreOf(last) - centreOf(first));
}
