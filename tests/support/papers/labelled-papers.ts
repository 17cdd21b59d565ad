import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PAPER_FIELD_NAMES, type PaperField } from '#shared/read-documents/finding-fields.ts';

const FOLDER = 'tests/fixtures/papers';

/** An invented document with its content labelled by hand, and another text about the same lot. */
export type LabelledPaper = {
  readonly name: string;
  readonly text: string;
  /** `field: value`, in the form in which `saidText` writes findings. */
  readonly labels: readonly string[];
  /**
   * The kind of the other text: a notice, fields of the listing, the notice of the last round, or a second document.
   */
  readonly otherKind: 'notice' | 'listing' | 'last-round' | 'register' | 'report';
  readonly other: string;
  /** The planted contradiction between the two; `annotations` is any entry of the register. */
  readonly contradiction: string | undefined;
  /** Whether it was written before its author had seen the rules. */
  readonly isBlind: boolean;
};

const FORMS: Readonly<Record<string, string>> = {
  debtor: 'owner',
  banka: 'bank',
  kamu: 'public',
  sirket: 'company',
  gercek: 'person',
  aidat: 'dues',
  vergi: 'tax',
  yediemin: 'keeping',
  abonelik: 'utilities',
  ceza: 'fine',
  konut: 'housing',
  ticaret: 'trade',
  'konut+ticaret': 'mixed',
  sanayi: 'industry',
  tarim: 'farming',
  turizm: 'tourism',
  'plan disi': 'unplanned',
};

export function labelledPapers(): LabelledPaper[] {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  return names.map((name) => paperOf(name, readFileSync(`${FOLDER}/${name}`, 'utf8')));
}

function paperOf(name: string, content: string): LabelledPaper {
  const [head = '', rest = ''] = `\n${content}`.split('\n---\n');
  const [text = '', second = ''] = rest.split('\n===\n');
  const [otherHead = '', ...other] = second.split('\n');
  const lines = head
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^@ /, ''));
  const contradiction = lines.find((line) => line.startsWith('contradiction: '))?.slice('contradiction: '.length);
  const isLabel = (line: string) => PAPER_FIELD_NAMES.some((field) => line.startsWith(`${field}: `));
  const unknown = lines.filter((line) => !isLabel(line) && !/^(?:contradiction|kind): /.test(line));
  if (unknown.length > 0) throw new Error(`${name} has labels nobody knows: ${unknown.join(', ')}`);
  return {
    name,
    text,
    labels: lines.filter(isLabel).map(plainLabel),
    // Safe: the scoring test checks that each is valid.
    otherKind: otherHead.replace('@ other: ', '') as LabelledPaper['otherKind'],
    other: other.join('\n'),
    contradiction,
    isBlind: basename(name).startsWith('b'),
  };
}

function plainLabel(line: string): string {
  const [field = '', value = ''] = line.split(': ');
  return `${field}: ${value
    .split('|')
    .map((part) => FORMS[part] ?? part)
    .join('|')}`;
}

/** `2022-06-01|5 year`, `-|5 year`, `2022-06-01`; `var` if there is neither. */
function partsOf(first: string | number | undefined, second: string | undefined): string {
  return second === undefined ? String(first ?? 'var') : `${first ?? '-'}|${second}`;
}

export function saidText(
  field: PaperField,
  value: { isThere: boolean; number?: number; day?: string; word?: string; degree?: number; unit?: string },
): string {
  if (!value.isThere) return `${field}: yok`;
  if (field === 'pledge') return `pledge: ${value.degree ?? '-'}|${value.word ?? '-'}|${value.number ?? '-'}`;
  if (field === 'debt') return `debt: ${value.word}|${value.number}`;
  if (field === 'validity' || field === 'deadline')
    return `${field}: ${value.word}|${value.day ?? `${value.number} ${value.unit}`}`;
  if (field === 'lease')
    return `lease: ${partsOf(value.day, value.number === undefined ? undefined : `${value.number} ${value.unit}`)}`;
  if (field === 'licence' || field === 'occupancyPermit')
    return `${field}: ${partsOf(value.day ?? value.number, value.word)}`;
  return `${field}: ${value.number ?? value.day ?? value.word ?? 'var'}`;
}
