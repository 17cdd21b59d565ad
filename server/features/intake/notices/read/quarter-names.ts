import { quartersOf } from '#server/turkish/quarters.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/**
 * Returns a quarter's name with its Turkish letters if the notice was typed without them (`Yenisehir Mahallesi`,
 * `BENGISU`) and the district has exactly one quarter of that name; otherwise unchanged. `isPlain`: the notice has no
 * Turkish letters at all.
 */
export function properQuarter(
  printed: string,
  il: string | undefined,
  ilce: string | undefined,
  isPlain: boolean,
): string | undefined {
  const [, name = printed, kind = ''] = /^(.*?)( Mahallesi| Köyü)?$/u.exec(printed) ?? [];
  // In a notice without Turkish letters an `ı` comes from a capital I, which may mean ı or i.
  const unknown = isPlain && name.includes('ı') ? undefined : printed;
  if (!il || !ilce || (unknown && /[^\p{ASCII}]/u.test(name))) return unknown;
  const folded = foldTurkish(name);
  const proper = quartersOf(il, ilce).filter((quarter) => foldTurkish(quarter) === folded);
  const [only] = new Set(proper);
  return only !== undefined && new Set(proper).size === 1 ? `${only}${kind}` : unknown;
}
