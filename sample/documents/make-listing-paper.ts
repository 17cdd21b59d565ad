import { hasPicture } from '../pictures/sample-pictures.ts';
import { pictureNameOf } from '../sample-files.ts';
import { asReported, occupancyOf } from './differing-papers.ts';
import { appraisalOf, conditionsOf, noticeOf, type PaperListing } from './listing-papers.ts';
import { makeUdf } from './make-archives.ts';
import { makePdf } from './make-pdf.ts';
import { photo } from './sample-documents.ts';

/** A listing whose documents are made, with the keys of its pictures. */
export type ListingOfPapers = PaperListing & { readonly pictureKeys: readonly string[] };

type Paper = (listing: ListingOfPapers, number: string) => Promise<Uint8Array>;

const PAPERS: Readonly<Record<string, Paper>> = {
  'satis-ilani.pdf': (listing) => makePdf(noticeOf(listing), []),
  'satis-ilani.udf': async (listing) => makeUdf(noticeOf(listing)),
  'satis-sartnamesi.pdf': (listing) => makePdf(conditionsOf(listing), []),
  'kiymet-takdir-raporu.pdf': (listing, number) => makeAppraisal(asReported(listing, number), occupancyOf(number)),
  'arac-ekspertiz-raporu.pdf': (listing) => makeAppraisal(listing),
};

const OWN_PAPER = /^sample\/documents\/(\d{1,7})-\d{8}\/([a-z-]+\.(?:pdf|udf))$/;
const PHOTOGRAPH = /^sample\/documents\/fotograf-([a-z]+(?:-[a-z]+)*-\d+)\.jpg$/;

/** The number of the listing in the key of a listing's own document. */
export function listingOfPaper(key: string): string | undefined {
  const [, number, name = ''] = OWN_PAPER.exec(key) ?? [];
  return name in PAPERS ? number : undefined;
}

/** Makes the document of such a key, with the listing's own file number, kind and notice. */
export async function makeListingPaper(key: string, listing: ListingOfPapers): Promise<Uint8Array | undefined> {
  const [, number = '', name = ''] = OWN_PAPER.exec(key) ?? [];
  return await PAPERS[name]?.(listing, number);
}

/** A drawing as a photograph among the documents; undefined for other keys and unknown drawings. */
export async function makePhotograph(key: string): Promise<Uint8Array | undefined> {
  const name = PHOTOGRAPH.exec(key)?.[1];
  return name !== undefined && (await hasPicture(name)) ? await photo(name) : undefined;
}

/** A report shows the thing once, if there is a drawing of it. */
async function makeAppraisal(listing: ListingOfPapers, occupancy?: string): Promise<Uint8Array> {
  const drawing = pictureNameOf(listing.pictureKeys[0] ?? '');
  const pictures =
    drawing === undefined || !(await hasPicture(drawing))
      ? []
      : [{ jpeg: await photo(drawing, 60), shows: `Çizim: ${listing.tur}.` }];
  return makePdf(appraisalOf(listing, occupancy), pictures);
}
