import { maskPersonalData } from '#server/features/intake/masking/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { cleanText } from '#shared/text/turkish-text.ts';

/**
 * Characters of a quoted sentence and of a value in words, and conflicts per listing: together at most about 20,000
 * characters.
 */
const LONGEST_SENTENCE = 400;
const LONGEST_VALUE = 200;
const MOST_CONFLICTS = 10;
const SENTENCES_OF_CONFLICT = 2;

/** The masked texts of a listing that may be quoted. */
type Texts = Pick<ListingRecord, 'title' | 'description' | 'courtName'>;

/**
 * Cleans the values that were read from a notice: limits their length, masks them (D18), and quotes only from the
 * description or the other text they were read from, which are already masked. Masks recognise more in a whole text
 * than in a single sentence, so a sentence that is not in the text word for word could name someone, and is dropped.
 */
export function cleanNoticeValues(read: NoticeValues, texts: Texts): NoticeValues | null {
  const quote = quoterOf(texts.description);
  const quoteElsewhere = { title: quoterOf(texts.title), office: quoterOf(texts.courtName), source: () => null };
  const values = Object.entries(read.values).flatMap(([name, field]) => {
    if (!field) return [];
    const value = cleanValue(field.value);
    if (value === undefined) return [];
    const { sentence, from } = field;
    const quoted = sentence && (from ? quoteElsewhere[from] : quote)(sentence);
    return [[name, { value, sentence: quoted, ...(from && { from }) }]];
  });
  const conflicts = read.conflicts.slice(0, MOST_CONFLICTS).map(({ name, sentences }) => ({
    name,
    sentences: [...new Set(sentences.slice(0, SENTENCES_OF_CONFLICT).flatMap((sentence) => quote(sentence) ?? []))],
  }));
  if (values.length === 0 && conflicts.length === 0) return null;
  // safe: the same names and kinds of values as in `read`
  return { values: Object.fromEntries(values) as NoticeValues['values'], conflicts };
}

function cleanValue<T>(value: T): T | string | undefined {
  if (typeof value !== 'string') return value;
  const text = maskPersonalData(cleanText(value.slice(0, LONGEST_VALUE * 2)));
  return text === '' || text.length > LONGEST_VALUE ? undefined : text;
}

/** Caches quotes, because most values of a lot quote the same few sentences. */
function quoterOf(description: string | null): (sentence: string) => string | null {
  const whole = cleanText(description ?? '');
  const quotes = new Map<string, string | null>();
  return (sentence) => {
    let quote = quotes.get(sentence);
    if (quote === undefined) {
      quote = quoteOf(sentence, whole);
      quotes.set(sentence, quote);
    }
    return quote;
  };
}

function quoteOf(sentence: string, whole: string): string | null {
  const plain = cleanText(sentence.slice(0, LONGEST_SENTENCE * 4));
  if (standsIn(plain, whole)) return bounded(plain);
  const masked = maskPersonalData(plain);
  return standsIn(masked, whole) ? bounded(masked) : null;
}

/** A sentence that was stored before is already shortened, so its `…` is ignored. */
function standsIn(sentence: string, whole: string): boolean {
  const words = sentence.replace(/…$/, '');
  return words !== '' && whole.includes(words);
}

/** Shortens a sentence at the end of a word, with `…`. */
function bounded(sentence: string): string {
  if (sentence.length <= LONGEST_SENTENCE) return sentence;
  const cut = sentence.slice(0, LONGEST_SENTENCE - 1);
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > 0 ? cut.slice(0, lastBlank) : cut).trimEnd().toWellFormed()}…`;
}
