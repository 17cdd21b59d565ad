import { quarterList } from '#server/turkish/quarter-list.ts';
import { findDistricts } from '#shared/places/places.ts';
import { PLATES } from '#shared/places/province-plates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

let quarters: Set<string> | undefined;

/**
 * Neighbourhoods whose name has two words or more, folded: many are called after people (Kazım Karabekir, Ali Kuşçu).
 */
function quartersOfSeveralWords(): Set<string> {
  quarters ??= new Set(
    PLATES.flatMap((plate) => Object.values(quarterList().getDistrictsAndNeighbourhoodsByCityCode(plate)).flat())
      .map((name) => foldTurkish(name.replace(/ (?:Mah|Köyü|Mahallesi)\.?$/u, '')))
      .filter((name) => name.includes(' ')),
  );
  return quarters;
}

/** True for folded words that are the name of a neighbourhood or, in one piece, of a district (Yunus Emre). */
export function isPlaceNamedLikePerson(words: readonly string[]): boolean {
  return quartersOfSeveralWords().has(words.join(' ')) || findDistricts(words.join('')).length > 0;
}
