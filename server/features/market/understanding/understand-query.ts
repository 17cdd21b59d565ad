import { LRUCache } from 'lru-cache';
import type { Deps } from '#server/deps.ts';
import type { Interpretation } from '#shared/interpretation.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { addModelAnswer } from './language-model/add-model-answer.ts';
import { askModel, type ModelAnswer } from './language-model/ask-model.ts';
import { sendableWords } from './language-model/sendable-words.ts';
import { recallMeaning } from './recall-meaning.ts';

/** After this many consecutive failures the model is not called for a while, so that searches don't wait needlessly. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

const kept = new LRUCache<string, Promise<ModelAnswer | undefined>>({ max: 1000, ttl: 10 * 60_000 });
const troubles = new Map<string, { failures: number; pausedUntil: number }>();

/** A word of at least three letters; room plans and numbers need no explanation. */
const WORTH_ASKING = /\p{L}{3}/u;

/**
 * Interprets a query by rules and, if the operator has set up a language model, by its answer about the words that the
 * rules leave unexplained. Only words that cannot be personal are sent to it. Never fails because of the model.
 */
export async function understandQuery(
  deps: Pick<Deps, 'config' | 'log'>,
  query: string,
  now: Date,
): Promise<Interpretation> {
  const meaning = recallMeaning(query, now);
  const left = meaning.details?.words ?? meaning.text ?? '';
  if (!deps.config.LLM_BASE_URL) return meaning;
  const sent = await sendableWords(query, left).catch((err: unknown) => {
    deps.log.warn({ err }, 'dictionary not read, language model not asked');
    return [];
  });
  if (!sent.some((word) => WORTH_ASKING.test(word))) return meaning;
  const answer = await answerAbout(deps, meaning, sent.join(' '), now);
  return answer ? addModelAnswer(meaning, answer, sent) : meaning;
}

/** The model's answer, cached for ten minutes; `undefined` if it gives none. */
function answerAbout(
  deps: Pick<Deps, 'config' | 'log'>,
  { parts: _parts, ambiguities: _ambiguities, ...known }: Interpretation,
  left: string,
  now: Date,
): Promise<ModelAnswer | undefined> {
  const { LLM_BASE_URL: address = '', LLM_MODEL } = deps.config;
  const today = istanbulDate(now);
  // These contain words as typed; only the words in `left` may be sent.
  const { text: _text, details: _details, exclude: _exclude, ...filters } = known;
  const question = { left, today, known: filters };
  const key = JSON.stringify([address, LLM_MODEL, question]);
  const before = kept.get(key);
  if (before) return before;
  const trouble = troubles.get(address) ?? { failures: 0, pausedUntil: 0 };
  troubles.set(address, trouble);
  if (trouble.pausedUntil > Date.now()) return Promise.resolve(undefined);
  const answer = askModel(deps.config, question).then(
    (given) => {
      trouble.failures = 0;
      return given;
    },
    (error: unknown) => {
      trouble.failures += 1;
      if (trouble.failures >= MAX_FAILURES) trouble.pausedUntil = Date.now() + PAUSE_MS;
      kept.delete(key);
      deps.log.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'language model did not answer');
      return undefined;
    },
  );
  kept.set(key, answer);
  return answer;
}
