import type { Deps } from '#server/deps.ts';
import { wordsOf } from '#server/turkish/search-words.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { ALL_TEXTS, type Reach } from '../conditions/reach.ts';

/** The stem that a mistyped word may have been meant as. */
export type WordLike = { readonly stem: string; readonly likeness: number; readonly isKnown: boolean };

const MIN_CORRECTABLE = 4;
const MAX_LIKES = 5;
/** The minimum similarity (pg_trgm) to a word that no listing has, and to a word that some listing has. */
const LIKENESS = { unknown: 0.3, known: 0.5 } as const;
/** Similar words within this distance of the best are used together. */
const NEAR = 0.05;

/** Names are never corrected: 75 pairs of places differ by one letter (İzmir, İzmit). */
const PROPER_WORDS = new Set(
  [...PROVINCES, ...PROVINCES.flatMap((province) => districtsOf(province)), ...ALL_SUB_CATEGORIES].flatMap(wordsOf),
);

/** SQL: whether everybody may search for a word `w`: it is in an open text or common (D35). */
export const FINDABLE = '(w.is_open or w.stem in (select word from common_words))';

const statement = (
  condition: string,
) => `select given.word as given, alike.stem, alike.likeness, given.is_known as "isKnown"
  from (
    select given.word, exists (select from search_words w where w.word = given.word and ${condition}) as is_known
    from unnest($1::text[]) as given(word)
  ) given cross join lateral (
    select stem, max(similarity(w.word, given.word)) as likeness
    from search_words w
    where w.word % given.word and w.word !~ '[0-9]' and ${condition}
      and similarity(w.word, given.word) >= case when given.is_known then ${LIKENESS.known} else ${LIKENESS.unknown} end
    group by stem order by likeness desc, stem limit ${MAX_LIKES}
  ) alike`;

const AMONG_ALL = { name: 'word-likes', text: statement('true') };
const AMONG_FINDABLE = { name: 'findable-word-likes', text: statement(FINDABLE) };

/** The most similar words for each word that may be mistyped, among those in listings within reach. */
export async function likesOf(
  deps: Pick<Deps, 'db'>,
  words: readonly string[],
  reach: Reach,
): Promise<Map<string, WordLike[]>> {
  const doubtful = words.filter(
    (word) => word.length >= MIN_CORRECTABLE && /^[a-z]+$/.test(word) && !PROPER_WORDS.has(word),
  );
  if (doubtful.length === 0) return new Map();
  const { rows } = await deps.db.$client.query<WordLike & { given: string }>({
    ...(reach === ALL_TEXTS ? AMONG_ALL : AMONG_FINDABLE),
    values: [doubtful],
  });
  const likes = Map.groupBy(rows, ({ given }) => given);
  return new Map(
    [...likes].map(([word, all]) => {
      const best = Math.max(...all.map(({ likeness }) => likeness));
      return [word, all.filter(({ likeness }) => likeness >= best - NEAR)];
    }),
  );
}
