/** A larger document is opened for each page: keeping it open would need too much memory. */
const MOST_HELD_BYTES = 30 * 1024 ** 2;

export type ToOpen = {
  readonly file: Uint8Array;
  /** Identifies the content; without it the document is opened for one page only. */
  readonly content: string | undefined;
};

/**
 * Keeps the last document open: opening one parses it whole, and the next page is usually from the same document.
 * Closes a document after a page failed, because its state is then unknown.
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
