import { monthText } from '../price-index/index-months.ts';
import { formatLira, formatNumber } from '../text/money.ts';
import type { KaskoValue, KnownKasko } from './kasko-value-schema.ts';
import { LEAST_FOUND, MOST_SPREAD } from './match-kasko.ts';

/** The number of months for which a list is valid: values change every month. */
export const MOST_STALE_LIST = 3;

const TEXTS = {
  notVehicle: 'Kasko listesi yalnız araçlar içindir.',
  noList: 'Kasko listesi henüz yüklenmedi.',
  staleList: `Elimizdeki kasko listesi ${MOST_STALE_LIST} aydan eski.`,
  severalLots: 'İlanda birden çok mal satılıyor; tek bir değere uygulanamaz.',
  share: 'Hisse satılıyor; listedeki değer aracın tamamınındır.',
  noModel: 'İlanda marka, model ve model yılı birlikte okunamadı.',
  unclear: 'İlan marka, model ya da yıl için iki ayrı şey söylüyor.',
  noYear: 'Model yılı listede yok.',
  noType: 'İlandaki model, listede bu markanın bu yıla ait tipleri arasında bulunamadı.',
  uncertain: `İlandaki model adının listede bulunan kelimeleri %${LEAST_FOUND * 100} oranının altında.`,
  tooWide: `Ada uyan tiplerin en pahalısı en ucuzunun ${MOST_SPREAD} katından fazla.`,
} as const;
export type KaskoRefusal = keyof typeof TEXTS;

/** The result without a value, with its reason. */
export function refusedKasko(reason: KaskoRefusal): KaskoValue {
  return { state: 'refused', reason, text: TEXTS[reason] };
}

/** One value, or the lowest and the highest value of the matching types. */
export function kaskoText({ from, to }: Pick<KnownKasko, 'from' | 'to'>): string {
  return from === to ? formatLira(from) : `${formatLira(from)} – ${formatLira(to)}`;
}

/** The source and month: `TSB, Kasım 2026`; for an invented list `örnek veri, Kasım 2026`. */
export function kaskoSourceShort({ month, isSampleData }: Pick<KnownKasko, 'month' | 'isSampleData'>): string {
  return `${isSampleData ? 'örnek veri' : 'TSB'}, ${monthText(month)}`;
}

export function kaskoSource({ month, modelYear, types, lowestType, highestType, isSampleData }: KnownKasko): string {
  const name = isSampleData ? 'Deneme için üretilmiş örnek liste' : 'TSB kasko değer listesi';
  const list = `${name}, ${monthText(month)}, ${modelYear} model`;
  if (types === 1) return `${list}: ${lowestType}.`;
  if (lowestType === highestType) return `${list}: ${lowestType} (${formatNumber(types)} tip).`;
  return `${list}: ilandaki ada uyan ${formatNumber(types)} tip; en düşüğü ${lowestType}, en yükseği ${highestType}.`;
}

/** How certain the match is; undefined if the list contains every word of the notice. */
export function kaskoCertainty({ saidWords, foundWords }: KnownKasko): string | undefined {
  if (foundWords === saidWords) return undefined;
  return `İlandaki model adının ${saidWords} parçasından ${foundWords} tanesi listede var.`;
}

/** What the value means, and what it does not take into account. */
export const KASKO_CAVEAT =
  'Sigortacıların hasarsız bir araç için kullandığı değerdir; genellikle ilan fiyatlarının altındadır. Bu aracın kilometresi ve hasarı hesaba katılmaz.';
