import type { Deps } from '#server/deps.ts';
import { istanbulDate } from '#shared/dates.ts';
import type { Interpretation } from '#shared/interpretation.ts';
import { addModelAnswer } from './add-model-answer.ts';
import { askModel, type ModelAnswer } from './ask-model.ts';
import { recallMeaning } from './recall-meaning.ts';
import { sendableWords } from './sendable-words.ts';

const KEPT_MS = 10 * 60_000;
/** After so many failures in a row the model is left alone for a while: searches do not wait for what does not come. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;
const MAX_KEPT = 1000;

type Kept = { readonly until: number; readonly answer: Promise<ModelAnswer | undefined> };

const kept = new Map<string, Kept>();
const troubles = new Map<string, { failures: number; pausedUntil: number }>();

/** A word of at least three letters; room plans and numbers need no explanation. */
const WORTH_ASKING = /\p{L}{3}/u;

/**
 * What a query asks for: by rules, and where the operator has set up a language model by its answer about the words that
 * rules leave unexplained, as far as they can't be anything personal. Never fails because of the model.
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

/** The model's answer, kept for ten minutes; undefined when there is none to be had. */
function answerAbout(
  deps: Pick<Deps, 'config' | 'log'>,
  { parts: _parts, ambiguities: _ambiguities, ...known }: Interpretation,
  left: string,
  now: Date,
): Promise<ModelAnswer | undefined> {
  const { LLM_BASE_URL: address = '', LLM_MODEL } = deps.config;
  const today = istanbulDate(now);
  // Words as they were typed are not sent but for those that may be.
  const { text: _text, details: _details, exclude: _exclude, ...filters } = known;
  const question = { left, today, known: filters };
  const key = JSON.stringify([address, LLM_MODEL, question]);
  const time = Date.now();
  const before = kept.get(key);
  if (before && before.until > time) return before.answer;
  const trouble = troubles.get(address) ?? { failures: 0, pausedUntil: 0 };
  troubles.set(address, trouble);
  if (trouble.pausedUntil > time) return Promise.resolve(undefined);
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
  kept.set(key, { until: time + KEPT_MS, answer });
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return answer;
}
