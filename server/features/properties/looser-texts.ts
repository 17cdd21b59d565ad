import type { Deps } from '#server/deps.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds.ts';
import { districtsOf, PROVINCES } from '#shared/places.ts';
import type { SearchText, SearchWord } from './search-text.ts';
import { wordsOf } from './turkish-words.ts';

/** A beginning as short as this could be the beginning of anything. */
const MIN_PREFIX = 2;
const MAX_COMPLETIONS = 200;
const MIN_CORRECTABLE = 4;
const MAX_CORRECTIONS = 5;
/** How alike (pg_trgm) another word must be for one that no listing has, and for one that some listing has. */
const LIKENESS = { unknown: 0.3, known: 0.5 } as const;

/** Names are never corrected: 75 pairs of places differ by one letter (İzmir, İzmit). */
const PROPER_WORDS = new Set(
  [...PROVINCES, ...PROVINCES.flatMap((province) => districtsOf(province)), ...ALL_SUB_CATEGORIES].flatMap(wordsOf),
);

/**
 * Other readings of words that no listing has together, the nearest first: the last word as the beginning of a longer
 * one, then every word as mistyped.
 */
export async function* looserTexts(deps: Pick<Deps, 'db'>, text: SearchText): AsyncGenerator<SearchText> {
  const last = text.at(-1);
  const completed = last && (await completeWord(deps, last));
  if (completed) yield [...text.slice(0, -1), completed];
  const corrected = await correctWords(deps, text);
  if (!corrected) return;
  yield corrected;
  const correctedLast = corrected.at(-1);
  if (completed && correctedLast)
    yield [
      ...corrected.slice(0, -1),
      { ...completed, lexemes: [...new Set([...completed.lexemes, ...correctedLast.lexemes])] },
    ];
}

async function completeWord(deps: Pick<Deps, 'db'>, { word, lexemes }: SearchWord): Promise<SearchWord | undefined> {
  if (word.length < MIN_PREFIX) return undefined;
  const { rows } = await deps.db.$client.query<{ stem: string }>({
    name: 'complete-word',
    text: `select stem from (
        select word, stem from search_words where word like $1 order by length(word), word limit ${MAX_COMPLETIONS}
      ) longer group by stem`,
    values: [`${word}%`],
  });
  const longer = rows.map(({ stem }) => stem).filter((stem) => !lexemes.includes(stem));
  return longer.length > 0 ? { word, lexemes: [...lexemes, ...longer] } : undefined;
}

/** Words with their likes; undefined when there is nothing to correct. */
async function correctWords(deps: Pick<Deps, 'db'>, text: SearchText): Promise<SearchText | undefined> {
  const doubtful = text.filter(
    ({ word }) => word.length >= MIN_CORRECTABLE && /^[a-z]+$/.test(word) && !PROPER_WORDS.has(word),
  );
  if (doubtful.length === 0) return undefined;
  const { rows } = await deps.db.$client.query<{ word: string; stems: string[] }>({
    name: 'correct-words',
    text: `select given.word, array_agg(alike.stem) as stems
      from unnest($1::text[]) as given(word) cross join lateral (
        select stem, max(similarity(w.word, given.word)) as likeness
        from search_words w
        where w.word % given.word and w.word !~ '[0-9]' and similarity(w.word, given.word) >= case
          when exists (select from search_words k where k.word = given.word) then ${LIKENESS.known} else ${LIKENESS.unknown} end
        group by stem order by likeness desc, stem limit ${MAX_CORRECTIONS}
      ) alike
      group by given.word`,
    values: [doubtful.map(({ word }) => word)],
  });
  if (rows.length === 0) return undefined;
  const likes = new Map(rows.map(({ word, stems }) => [word, stems]));
  return text.map(({ word, lexemes }) => ({ word, lexemes: [...new Set([...lexemes, ...(likes.get(word) ?? [])])] }));
}
