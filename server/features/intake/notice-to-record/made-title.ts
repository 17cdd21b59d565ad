import type { PropertyRecord } from '#shared/properties.ts';
import { formatNumber } from '#shared/text/money.ts';
import { locative } from '#shared/text/turkish-suffixes.ts';

const LONGEST_TITLE = 150;

type Named = Partial<
  Pick<PropertyRecord, 'il' | 'ilce' | 'mahalleKoy' | 'tur' | 'hisse' | 'courtName' | 'dosyaBilgi'>
> & { readonly areaM2?: number | undefined };

/**
 * The title of a listing that came without one, out of what it says: `Malatya Battalgazi’de 120 m² daire (1/2 hisse)`,
 * or office, file and kind where no place is known. Undefined when it says none of these; a file number alone is
 * enough.
 */
export function madeTitle({
  il,
  ilce,
  mahalleKoy,
  tur,
  hisse,
  courtName,
  dosyaBilgi,
  areaM2,
}: Named): string | undefined {
  const where = [il, ilce, mahalleKoy].filter(Boolean).join(' ');
  const kind = tur ? tur.toLocaleLowerCase('tr-TR') : undefined;
  const share = hisse ? ` (${hisse} hisse)` : '';
  const size = areaM2 === undefined ? '' : `${formatNumber(areaM2)} m² `;
  const title =
    where && kind
      ? `${locative(where)} ${size}${kind}${share}`
      : [courtName, dosyaBilgi, tur].filter(Boolean).join(' · ');
  return title === '' ? undefined : title.slice(0, LONGEST_TITLE);
}
