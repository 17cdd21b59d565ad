import type { Database } from '#server/database/open-database.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import type { ListingOfPapers } from './documents/make-listing-paper.ts';

/** Returns the listing with this number, if it refers to the document at this address. */
export type FindSampleListing = (number: string, address: string) => Promise<ListingOfPapers | undefined>;

type Row = Omit<ListingOfPapers, 'price' | 'pictureKeys'> & {
  readonly price: string | null;
  readonly allImages: string;
};

/** Finds listings of the generated market in the database. */
export function findsSampleListings({ $client }: Pick<Database, '$client'>): FindSampleListing {
  return async (number, address) => {
    const { rows } = await $client.query<Row>(
      `select title, category_number as "categoryNumber", tur, court_name as "courtName", dosya_bilgi as "dosyaBilgi", location,
        ada, parsel, hisse, price, description, all_images as "allImages"
      from properties where source = $1 and source_key = $2 and $3 = any(document_files)`,
      [SAMPLE_SOURCE, number, address],
    );
    const [row] = rows;
    if (!row) return undefined;
    const { price, allImages, ...listing } = row;
    const pictureKeys = allImages.split(',').map((url) => url.replace(/^.*\/files\//, ''));
    return { ...listing, price: price === null ? null : Number(price), pictureKeys };
  };
}
