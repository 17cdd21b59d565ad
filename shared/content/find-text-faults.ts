import type { Company } from '../company.ts';
import { LAW_TEXTS } from '../law/figure-texts.ts';
import { figuresInText } from '../law/figures-in-text.ts';
import { fillText } from './fill-marks.ts';
import { parsePage, parseSections, parseText } from './parse-markdown.ts';

/** `questions`: sections under second-level headings; `article`: one page. */
export type TextKind = 'questions' | 'article';

const HTML_TAG = /<\/?[a-z][^>]*>|<!--|<!doctype/iu;
const LEFT_MARK = /\{\{.*?\}\}/gu;
const SAFE_LINK = /^(?:\/(?![/\\])|https:\/\/|#|mailto:)/u;
const SHOWN_LENGTH = 80;
/** Values to fill the placeholders with; their content doesn't matter. */
const NOBODY: Company = {
  name: null,
  address: null,
  mersis: null,
  kep: null,
  supportEmail: null,
  supportPhone: null,
  salesEmail: null,
  salesPhone: null,
  privacyEmail: null,
  origin: null,
  sendsMail: false,
  launchEndsOn: null,
  sendsTexts: false,
  providers: { hosting: null, mail: null, sms: null, model: null, reader: null, payment: null, invoice: null },
  hasPriorityPhone: false,
  lawToConfirm: [],
};

const quoted = (text: string) => `“${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH - 1)}…` : text}”`;

/**
 * Returns the faults that keep a text of `content/` from being published, each as a sentence: HTML, unknown
 * placeholders, legal figures written out (they change with the law; a placeholder follows), unsafe links, questions
 * without an answer.
 */
export function findTextFaults(kind: TextKind, source: string): string[] {
  // Checks the whole page as well: sections don't include headings, and a heading may contain a link.
  const html = [parsePage(source), ...parseSections(source)].map((one) => one.html).join('\n');
  return [
    ...(source.startsWith('---') ? ['Baştaki --- bölümü yazılmaz; başlık ve sıra dosyadan gelir.'] : []),
    ...found(source, HTML_TAG, (tag) => `HTML yazılamaz: ${quoted(tag)}.`),
    ...unknownMarks(source),
    ...figuresInText(source).map(figureFault),
    ...linksIn(html).flatMap((link) =>
      SAFE_LINK.test(link) ? [] : [`Bağlantı / ya da https:// ile başlamalıdır: ${quoted(link)}.`],
    ),
    ...(/<img[ >]/u.test(html) ? ['Görsel konulamaz.'] : []),
    ...(/^# /mu.test(source) ? ['Başlıklar ## ile başlar; # sayfanın kendi başlığınındır.'] : []),
    ...(kind === 'questions' ? faultsOfQuestions(source) : []),
    ...(parseText(source) === '' ? ['Metinde söz yok.'] : []),
  ];
}

function found(text: string, pattern: RegExp, say: (match: string) => string): string[] {
  const [match] = pattern.exec(text) ?? [];
  return match === undefined ? [] : [say(match)];
}

/** Returns a sentence for each unknown placeholder of a text. */
export function unknownMarks(source: string): string[] {
  const left = new Set(fillText(source, NOBODY).match(LEFT_MARK) ?? []);
  return [...left].map((mark) => `${quoted(mark)} adında bir değer yok.`);
}

/** Names the placeholders for the figures in the line. */
function figureFault(line: string): string {
  const names = Object.entries(LAW_TEXTS).flatMap(([name, text]) => (line.includes(text) ? [`{{${name}}}`] : []));
  const instead =
    names.length > 0 ? ` Yerine ${[...new Set(names)].slice(0, 3).join(' ya da ')} yazın.` : ' Yerine adını yazın.';
  return `Yasanın belirlediği sayı elle yazılmaz: ${quoted(line.trim())}.${instead}`;
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/gu)].map(([, address = '']) => address);
}

function faultsOfQuestions(source: string): string[] {
  const sections = parseSections(source);
  if (sections.length === 0) return ['En az bir soru olmalıdır: ## ile başlayan bir satır.'];
  const ids = new Set<string>();
  return [
    ...(source.startsWith('## ') ? [] : ['Metin bir soruyla başlamalıdır: ## ile başlayan bir satır.']),
    ...sections.flatMap(({ id, title, text }) => {
      if (text === '') return [`${quoted(title)} sorusunun yanıtı yok.`];
      if (ids.has(id)) return [`${quoted(title)} sorusu iki kez var.`];
      ids.add(id);
      return [];
    }),
  ];
}
