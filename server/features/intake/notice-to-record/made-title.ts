import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { Right } from '#shared/notice-values.ts';
import { formatNumber } from '#shared/text/money.ts';
import { RIGHT_LABELS } from '#shared/text/term-labels.ts';
import { locative } from '#shared/text/turkish-suffixes.ts';

const LONGEST_TITLE = 150;
/** Names for unknown kinds, because `diğer gayrimenkul` would say nothing. */
const GENERAL_NAMES: Readonly<Record<string, string>> = {
  [UNKNOWN_SUB_CATEGORY['1']]: 'taşınmaz',
  [UNKNOWN_SUB_CATEGORY['2']]: 'araç',
  [UNKNOWN_SUB_CATEGORY['3']]: 'taşınır mal',
};

type Named = Partial<
  Pick<ListingRecord, 'il' | 'ilce' | 'mahalleKoy' | 'tur' | 'hisse' | 'courtName' | 'dosyaBilgi'>
> & {
  readonly areaM2?: number | undefined;
  /** A more specific name than the kind's: `gemi`. */
  readonly nature?: string | undefined;
  readonly right?: Right | undefined;
};

/**
 * Makes the title of a listing that has none from its fields: `Malatya Battalgazi’de 120 m² daire (1/2 hisse)`, or
 * office, file and thing if no place is known. `undefined` if it has none of these; a file number alone is enough.
 */
export function madeTitle(named: Named): string | undefined {
  const where = [named.il, named.ilce, named.mahalleKoy].filter(Boolean).join(' ');
  const thing = thingOf(named);
  const title =
    where && thing
      ? `${locative(where)} ${thing}`
      : [named.courtName, named.dosyaBilgi, capitalised(thing)].filter(Boolean).join(' · ');
  return title === '' ? undefined : title.slice(0, LONGEST_TITLE);
}

function thingOf({ tur, nature, areaM2, hisse, right }: Named): string | undefined {
  if (!tur) return undefined;
  const name = nature ?? GENERAL_NAMES[tur] ?? tur.toLocaleLowerCase('tr-TR');
  const size = areaM2 === undefined ? undefined : `${formatNumber(areaM2)} m²`;
  const share = hisse ? `${hisse} hisse` : undefined;
  const notes = [right && right !== 'ownership' ? RIGHT_LABELS[right] : undefined, share].filter(Boolean).join(', ');
  return [size, name, notes && `(${notes})`].filter(Boolean).join(' ');
}

function capitalised(text: string | undefined): string | undefined {
  return text && text.slice(0, 1).toLocaleUpperCase('tr-TR') + text.slice(1);
}
