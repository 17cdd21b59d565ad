import { formatNumber } from '#shared/text/money.ts';

/** What members can store about a listing, in the order in which it is listed. */
export const SAMPLE_THINGS = ['saved', 'noted', 'calculated', 'won', 'shared', 'told'] as const;
export type SampleThing = (typeof SAMPLE_THINGS)[number];
export type SampleCounts = Readonly<Record<SampleThing, number>>;

const NAMES: Readonly<Record<SampleThing, string>> = {
  saved: 'kaydedilen ilan',
  noted: 'pano kartı',
  calculated: 'maliyet hesabı',
  won: 'kazanılan ihale',
  shared: 'kurum paylaşımı',
  told: 'bildirim',
};

/** `8 kaydedilen ilan, 4 pano kartı`; empty when there is nothing. */
export function describeThings(counts: SampleCounts): string {
  return SAMPLE_THINGS.filter((thing) => counts[thing] > 0)
    .map((thing) => `${formatNumber(counts[thing])} ${NAMES[thing]}`)
    .join(', ');
}

type Holdings = { readonly listings: number; readonly members: number; readonly kept: SampleCounts };

/**
 * Describes what will be deleted when real listings replace the generated market. The shell and the desk use the same
 * words.
 */
export function describeRemoval({ listings, members, kept }: Holdings): string {
  const made = `Örnek pazarın ${formatNumber(listings)} ilanı silinecek.`;
  const things = describeThings(kept);
  if (things === '') return `${made} Bu ilanlardan bir şey saklayan üye yok.`;
  return `${made} ${formatNumber(members)} üyenin bu ilanlardan sakladıkları da onlarla gidecek: ${things}.`;
}
