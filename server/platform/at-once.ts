import pLimit from 'p-limit';

/**
 * Does the work for every item, a given number of them at the same time. Answers in the order of the items; throws what
 * one of them threw first.
 */
export function atOnce<Item, Done>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const turn = pLimit(most);
  return Promise.all(items.map((item) => turn(work, item)));
}
