import type { Deps } from '#server/deps.ts';
import { ALL_TEXTS, type Reach } from '../conditions/reach.ts';
import type { SearchText, SearchWord } from '../conditions/search-text.ts';
import { FINDABLE, likesOf } from '../suggestions/word-likes.ts';

/** Shorter texts are the beginning of too many words. */
const MIN_PREFIX = 2;
const MAX_COMPLETIONS = 50;

/**
 * Looser readings of words that no listing has together, nearest first: the last word as the beginning of a longer one,
 * then every word as mistyped.
 */
export async function* looserTexts(deps: Pick<Deps, 'db'>, text: SearchText, reach: Reach): AsyncGenerator<SearchText> {
  const last = text.at(-1);
  const completed = last && (await completeWord(deps, last, reach));
  if (completed) yield [...text.slice(0, -1), completed];
  const corrected = await correctWords(deps, text, reach);
  if (!corrected) return;
  yield corrected;
  const correctedLast = corrected.at(-1);
  if (completed && correctedLast)
    yield [
      ...corrected.slice(0, -1),
      { ...completed, lexemes: [...new Set([...completed.lexemes, ...correctedLast.lexemes])] },
    ];
}

async function completeWord(
  deps: Pick<Deps, 'db'>,
  { word, lexemes }: SearchWord,
  reach: Reach,
): Promise<SearchWord | undefined> {
  if (word.length < MIN_PREFIX) return undefined;
  const isAll = reach === ALL_TEXTS;
  const { rows } = await deps.db.$client.query<{ stem: string }>({
    name: isAll ? 'complete-word' : 'complete-findable-word',
    text: `select stem from (
        select word, stem from search_words w where word ~>=~ $1 and word ~<~ $2 ${isAll ? '' : `and ${FINDABLE}`} order by length(word), word limit ${MAX_COMPLETIONS}
      ) longer group by stem`,
    // `~` sorts after every letter of a word.
    values: [word, `${word}~`],
  });
  const longer = rows.map(({ stem }) => stem).filter((stem) => !lexemes.includes(stem));
  return longer.length > 0 ? { word, lexemes: [...lexemes, ...longer] } : undefined;
}

/**
 * Words with their most similar words; undefined if there is nothing to correct. A word that no listing has is
 * replaced.
 */
async function correctWords(deps: Pick<Deps, 'db'>, text: SearchText, reach: Reach): Promise<SearchText | undefined> {
  const likes = await likesOf(
    deps,
    text.map(({ word }) => word),
    reach,
  );
  if (likes.size === 0) return undefined;
  return text.map(({ word, lexemes }) => {
    const near = likes.get(word);
    if (!near) return { word, lexemes };
    const stems = near.map(({ stem }) => stem);
    return { word, lexemes: near[0]?.isKnown ? [...new Set([...lexemes, ...stems])] : stems };
  });
}
