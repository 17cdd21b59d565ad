import { neighboursOf } from '#shared/places/neighbouring-provinces.ts';
import type { Sentence } from '../sentence.ts';

const AROUND = new Set(['cevre', 'civar', 'etraf']);
/** The distance is not stated, so the place itself is used. */
const NEAR = ['yakin', 'yakini', 'yakininda', 'yakinlarinda', 'yakinlari', 'yakinindaki'];
const NEIGHBOUR = new Set(['komsu']);
const PROVINCE = new Set(['il', 'sehir', 'vilayet']);

/**
 * `ankara çevresinde`, `istanbul ve çevresi`: the province with its neighbours; `bursaya komşu illerde`: only the
 * neighbours.
 */
export function readSurroundings(sentence: Sentence): void {
  for (const claim of sentence.claimsOf('place')) {
    const [option, ...others] = claim.meaning.options;
    if (option === undefined || option.district !== undefined || others.length > 0) continue;
    const at = sentence.isAt(claim.end, 've', 'ile') ? claim.end + 1 : claim.end;
    const neighbours = neighboursOf(option.city);
    if (sentence.stemAt(at, AROUND)?.features.isPossessive === true) {
      const name = `${option.city} ve çevresi`;
      sentence.claim(claim.end, at + 1, { type: 'cities', name, cities: [option.city, ...neighbours] });
    } else if (sentence.isAt(claim.end, ...NEAR)) {
      sentence.claim(claim.end, claim.end + 1, { type: 'none' });
    } else if (sentence.stemAt(at, NEIGHBOUR) !== undefined && sentence.stemAt(at + 1, PROVINCE) !== undefined) {
      const target = sentence.claimAt(claim.start);
      if (target) target.meaning = { type: 'none' };
      sentence.claim(claim.end, at + 2, { type: 'cities', name: `${option.city} komşuları`, cities: neighbours });
    }
  }
}
