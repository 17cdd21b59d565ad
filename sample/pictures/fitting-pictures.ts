import type { SamplePlace } from '../market/sample-places.ts';

/** Drawings with the sea or palms, only for places at the sea. */
const AT_THE_SEA = new Set(
  'arsa-3 daire-6 kamyon-4 kamyonet-4 minibus-1 motosiklet-2 mustakil-ev-3 otel-1 otomobil-1 otomobil-5 panelvan-3 villa-3 villa-4 zeytinlik-1'.split(
    ' ',
  ),
);
/** Drawings with snow, not for places at the sea. */
const IN_THE_SNOW = new Set(['otel-3']);
/** Drawings of a specific thing within a sub-category, and the pattern that its title must match. */
const ONLY_OF: Readonly<Record<string, RegExp>> = {
  'diger-arac-1': /karavan/iu,
  'diger-arac-2': /tekne/iu,
  'diger-arac-3': /römork/iu,
  'diger-arac-4': /yelkenli/iu,
  'diger-arac-5': /ATV/u,
};

const nameOf = (url: string) => /([^/]+)\.webp$/.exec(url)?.[1] ?? '';

/** The drawings that suit a thing and its place: no sea in landlocked districts, no caravan for a trailer. */
export function fittingPictures(
  pictures: readonly string[],
  { isHolidayPlace }: Pick<SamplePlace, 'isHolidayPlace'>,
  title: string,
): readonly string[] {
  return pictures.filter((url) => {
    const name = nameOf(url);
    if (ONLY_OF[name] && !ONLY_OF[name].test(title)) return false;
    return !(isHolidayPlace ? IN_THE_SNOW : AT_THE_SEA).has(name);
  });
}
