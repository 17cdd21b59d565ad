import { openPdf } from '#server/platform/file-types/decode-open-pdf.ts';
import { openPicture } from '#server/platform/file-types/decode-picture.ts';
import { documentKind, fileExtension, fileName } from '#shared/documents.ts';
import { isSafeEntry, listArchive, unpackEntry } from '#shared/open-archive.ts';
import { pagesOfUdf } from './decode-udf-page.ts';
import type { HalfReading, PageReading } from './page-reading.ts';

type Asked = {
  readonly type: string;
  readonly page: number;
  readonly mostPixels: number;
  readonly content?: string | undefined;
};
type Member = { readonly place: number; readonly path: string; readonly type: string; readonly pages: number };

/**
 * After this many pages, members are no longer opened to count their pages: nobody reads that far. Each then counts as
 * one page.
 */
const MOST_COUNTED = 300;
const TYPES: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif' };

/** The members of the last archive, cached so that each page doesn't count them again. */
let held: { readonly content: string; readonly members: readonly Member[] } | undefined;

/**
 * Reads one page of an archive, whose pages are those of its PDFs, pictures and UDFs in order. `readMember` reads a
 * page of one member. A member that can't be read is a failed page, and the others are still read. Throws for an
 * archive without a readable member.
 */
export async function readArchivePage(
  zip: Uint8Array,
  asked: Asked,
  readMember: (file: Uint8Array, asked: Asked) => Promise<PageReading | HalfReading>,
): Promise<PageReading | HalfReading> {
  const members = await membersOf(zip, asked);
  const pages = members.reduce((sum, member) => sum + member.pages, 0);
  let page = asked.page;
  for (const { place, path, type, pages: own } of members) {
    if (page > own) {
      page -= own;
      continue;
    }
    const content = asked.content && `${asked.content}/${place}`;
    const reading = await readOne(() => readMember(unpackEntry(zip, path), { ...asked, type, page, content }));
    return { ...reading, pages, member: { place, page, name: fileName(path) } };
  }
  throw new Error(pages === 0 ? 'nothing to read in the archive' : 'no such page');
}

async function readOne(read: () => Promise<PageReading | HalfReading>): Promise<PageReading | HalfReading> {
  try {
    return await read();
  } catch {
    return { pages: 1, by: 'failed', words: [] };
  }
}

async function membersOf(zip: Uint8Array, { content, mostPixels }: Asked): Promise<readonly Member[]> {
  if (held && held.content === content) return held.members;
  const members: Member[] = [];
  let counted = 0;
  for (const [place, entry] of listArchive(zip).entries()) {
    const { path } = entry;
    const kind = documentKind(path);
    if (!isSafeEntry(entry) || kind === 'unknown' || kind === 'archive') continue;
    const extension = fileExtension(path);
    const type = TYPES[extension] ?? extension;
    const pages = counted < MOST_COUNTED ? await pagesOf(() => unpackEntry(zip, path), type, mostPixels) : 1;
    counted += pages;
    members.push({ place, path, type, pages });
  }
  if (content !== undefined) held = { content, members };
  return members;
}

/** Returns 1 for a member that can't be opened: this page then fails, and is shown as unread. */
async function pagesOf(unpack: () => Uint8Array, type: string, mostPixels: number): Promise<number> {
  try {
    if (type === 'udf') return pagesOfUdf(unpack()).length;
    if (type !== 'pdf') return (await openPicture(unpack(), { type, mostPixels })).pages;
    const opening = openPdf(unpack());
    try {
      return (await opening.promise).numPages;
    } finally {
      await opening.destroy();
    }
  } catch {
    return 1;
  }
}
