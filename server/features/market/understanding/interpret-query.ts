import type { Interpretation } from '#shared/interpretation.ts';
import { correctTypos } from './correct-typos.ts';
import { composeMeaning } from './meaning/compose-meaning.ts';
import { readDates } from './readers/read-dates.ts';
import { readExclusions } from './readers/read-exclusions.ts';
import { readFiles } from './readers/read-files.ts';
import { readFixedPhrases } from './readers/read-fixed-phrases.ts';
import { readKinds } from './readers/read-kinds.ts';
import { readModels } from './readers/read-models.ts';
import { readParticulars, readPhases } from './readers/read-particulars.ts';
import { readPlaces } from './readers/read-places.ts';
import { readPricesAndMeasures } from './readers/read-prices-and-measures.ts';
import { readRounds } from './readers/read-rounds.ts';
import { readSorts } from './readers/read-sorts.ts';
import { readStopWords } from './readers/read-stop-words.ts';
import { readVehicles } from './readers/read-vehicles.ts';
import { Sentence } from './sentence.ts';
import { readCorrections } from './terms/read-corrections.ts';
import { readSaleKinds } from './terms/read-sale-kinds.ts';
import { readTermAmounts } from './terms/read-term-amounts.ts';
import { readTermPairs, readTermStates } from './terms/read-term-states.ts';

/**
 * Interprets a Turkish query. Pure, never throws: any text of up to some thousand characters has a result, which only
 * depends on the text and on `now`, the base of relative dates (in Istanbul). See docs/understanding.md.
 */
export function interpretQuery(query: string, now: Date): Interpretation {
  const sentence = new Sentence(query, now);
  correctTypos(sentence);
  // A reader claims words, which later readers then can't use, so the order matters.
  readTermAmounts(sentence);
  readTermPairs(sentence);
  readPhases(sentence);
  readCorrections(sentence);
  readSaleKinds(sentence);
  readRounds(sentence);
  readFiles(sentence);
  readFixedPhrases(sentence);
  readModels(sentence);
  readDates(sentence);
  readPricesAndMeasures(sentence);
  readPlaces(sentence);
  readKinds(sentence);
  readVehicles(sentence);
  readSorts(sentence);
  readTermStates(sentence);
  readExclusions(sentence);
  readParticulars(sentence);
  readStopWords(sentence);
  return composeMeaning(sentence);
}
