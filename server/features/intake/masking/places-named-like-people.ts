import { quarterList } from '#server/turkish/quarter-list.ts';
import { findDistricts } from '#shared/places/places.ts';
import { PLATES } from '#shared/places/province-plates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

let quarters: Set<string> | undefined;

/**
 * Returns the folded names of neighbourhoods with two or more words: many are named after people (Kazım Karabekir, Ali
 * Kuşçu).
 */
function quartersOfSeveralWords(): Set<string> {
  quarters ??= new Set(
    PLATES.flatMap((plate) => Object.values(quarterList().getDistrictsAndNeighbourhoodsByCityCode(plate)).flat())
      .map((name) => foldTurkish(name.replace(/ (?:Mah|Köyü|Mahallesi)\.?$/u, '')))
      .filter((name) => name.includes(' ')),
  );
  return quarters;
}

/** Whether folded words are the name of a neighbourhood or, joined, of a district (Yunus Emre). */
export function isPlaceNamedLikePerson(words: readonly string[]): boolean {
  return quartersOfSeveralWords().has(words.join(' ')) || findDistricts(words.join('')).length > 0;
}
