import type { Deps } from '#server/deps.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { refreshSuggestions, tendSearch } from '#server/features/market/search/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { makeListingRecord } from '../make-listing.ts';
import { givePapers } from '../papers/give-paper.ts';

/** Words that occur only in the locked text of one listing. */
export const SECRETS =
  'Zorbakıran mahzenli 48173 Kelebekoğlu 3+1 971.350 2019/88431 fıskiyeli Yelkencioğulları 1456 çatalhöyüklü'.split(
    ' ',
  );
/** Words that occur in the locked texts of the whole market. */
export const COMMON = 'asansörlü kombili otoparklı depolu balkonlu'.split(' ');
export const COMMON_LISTINGS = 70;
/** Parcel, file and office distinguish the planted listing from all others. */
export const TARGET = { ada: '8123', parsel: '77', dosyaBilgi: '2026/4711 Esas', courtName: 'Konya 4. İcra Dairesi' };

/** As long as the part of a text that everybody may read. */
const OPENING = 'Aşağıda nitelikleri yazılı taşınmaz açık artırma ile ';

/**
 * A market that differs from another call's only in `secrets`: in a locked text of a listing's notice, or in a
 * document, which listings always have.
 */
export async function plantMarket(
  deps: Deps,
  secrets: readonly string[],
  where: 'notice' | 'paper' = 'notice',
): Promise<void> {
  const usual = Array.from({ length: COMMON_LISTINGS }, (_, index) => listing(index, COMMON));
  const said = where === 'notice' ? [...COMMON, ...secrets] : COMMON;
  const target = { ...listing(COMMON_LISTINGS, said), ...TARGET, il: 'Konya', ilce: 'Meram' };
  // In order: if they were written in parallel, their ids would differ between markets.
  for (const record of [...usual, target]) await recordListings(deps, [record]);
  if (where === 'paper') {
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties order by id');
    const last = rows.length - 1;
    await givePapers(
      deps,
      rows.map(({ id }, at) => ({
        propertyId: Number(id),
        pages: [`Rapor ${at}`, ['bodrum', ...(at === last ? secrets : [])].join(' ')],
      })),
    );
  }
  await tendSearch(deps);
  await refreshSuggestions(deps);
}

function listing(index: number, words: readonly string[]): ListingRecord {
  return makeListingRecord({
    sourceKey: `plant-${index}`,
    auctionId: `P${index}`,
    title: `Satılık daire ${index}`,
    dosyaBilgi: `2025/${index + 100} Esas`,
    endDate: new Date(Date.UTC(2099, 0, 1 + index)),
    ada: String(100 + index),
    parsel: '5',
    description: `${OPENING}${OPENING}satılacaktır. ${words.join(' ')}`,
  });
}
