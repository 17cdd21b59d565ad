/** A document larger than this is opened for each page: its reader would keep too much. */
const MOST_HELD_BYTES = 30 * 1024 ** 2;

export type ToOpen = {
  readonly file: Uint8Array;
  /** Names the content; without it the document is opened for one page. */
  readonly content: string | undefined;
};

/**
 * Keeps the document open that a page was read of last: opening reads it whole, and the next page is of the same one.
 * A document of which a page failed is closed, for nobody knows what it left behind.
 */
export function holdingOne<Opened>(open: (file: Uint8Array) => Promise<Opened>, close: (opened: Opened) => unknown) {
  let held: { readonly content: string; readonly opened: Opened } | undefined;
  return async function use<Used>({ file, content }: ToOpen, read: (opened: Opened) => Promise<Used>): Promise<Used> {
    if (held && held.content === content) {
      const { opened } = held;
      held = undefined;
      return keep(opened);
    }
    if (held) await close(held.opened);
    held = undefined;
    return keep(await open(file));

    async function keep(opened: Opened): Promise<Used> {
      let isRead = false;
      try {
        const used = await read(opened);
        isRead = true;
        return used;
      } finally {
        if (isRead && content !== undefined && file.length <= MOST_HELD_BYTES) held = { content, opened };
        else await close(opened);
      }
    }
  };
}
