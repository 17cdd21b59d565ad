import pLimit from 'p-limit';

/**
 * Does the work for every item, with a maximum number in parallel. Returns the results in the order of the items;
 * rejects with the first error.
 */
export function atOnce<Item, Done>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const turn = pLimit(most);
  return Promise.all(items.map((item) => turn(work, item)));
}
