import type { InterpretationPart, PartKind } from '#shared/interpretation.ts';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { SORT_LABELS } from '#shared/sort-labels.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatLira } from '#shared/text/money.ts';
import { SALE_KIND_LABELS } from '#shared/text/term-labels.ts';
import type { Claim, Meaning, Sentence } from '../sentence.ts';
import { joinTokens, type TextRun } from './remaining-text.ts';

type Described = { readonly kind: PartKind; readonly label: string; readonly keys: readonly string[] };

/** The parts of a query for display as chips, in its order; the remaining text is also a part. */
export function describeParts(sentence: Sentence, runs: readonly TextRun[]): InterpretationPart[] {
  const parts: InterpretationPart[] = [];
  for (const claim of sentence.claims) {
    const described = claim.isExcluded ? describeExcluded(sentence, claim) : chipOf(sentence, claim);
    if (described !== undefined) parts.push(partOf(sentence, described, claim.start, claim.end));
  }
  for (const run of runs) {
    const owner = sentence.claimAt(run.start);
    if (owner !== undefined && chipOf(sentence, owner) !== undefined) continue;
    parts.push(partOf(sentence, { kind: 'text', label: `“${run.text}”`, keys: ['text'] }, run.start, run.end));
  }
  return parts.sort((a, b) => a.span.start - b.span.start);
}

function partOf(sentence: Sentence, { kind, label, keys }: Described, start: number, end: number): InterpretationPart {
  const span = { start: sentence.tokens[start]?.start ?? 0, end: sentence.tokens[end - 1]?.end ?? 0 };
  return { kind, label, span, keys: [...keys] };
}

function chipOf(sentence: Sentence, claim: Claim): Described | undefined {
  const { meaning } = claim;
  switch (meaning.type) {
    case 'none':
      return undefined;
    case 'text':
      return describeText(sentence, claim, meaning);
    case 'price':
      return describePrice(meaning);
    case 'days':
      return { kind: 'date', label: `${meaning.days} gün içinde bitiyor`, keys: ['daysRemaining'] };
    case 'dates':
      return describeDates(meaning);
    case 'place':
      return describePlace(meaning);
    case 'cities':
      return { kind: 'place', label: `${meaning.name} (${meaning.cities.length} il)`, keys: ['city'] };
    case 'kind':
      return describeKind(meaning);
    case 'round':
      return { kind: 'round', label: meaning.isSecond ? '2. ihale' : '1. ihale', keys: ['secondRound'] };
    case 'sulh':
      return { kind: 'office', label: meaning.isSulh ? 'Satış memurluğu' : 'İcra dairesi', keys: ['sulhMahkeme'] };
    case 'saleKind':
      return {
        kind: 'exclusion',
        label: meaning.kinds.map((kind) => SALE_KIND_LABELS[kind]).join(', '),
        keys: ['exclude'],
      };
    case 'sort':
      return { kind: 'sort', label: SORT_LABELS[meaning.sort], keys: ['sort'] };
  }
}

function describeText(
  sentence: Sentence,
  claim: Claim,
  meaning: Extract<Meaning, { type: 'text' }>,
): Described | undefined {
  if (meaning.part === undefined) return undefined;
  const label = meaning.label ?? meaning.text ?? joinTokens(sentence, claim.start, claim.end);
  const keys =
    meaning.impliedCategory === undefined
      ? ['text', ...(meaning.details === undefined ? [] : ['details'])]
      : ['text', 'details', 'category'];
  return { kind: meaning.part, label, keys };
}

function describePrice({ isGuess, ...bounds }: Extract<Meaning, { type: 'price' }>): Described {
  const { label, keys } = describeBounds(bounds);
  return { kind: 'price', label: isGuess ? `${label} (tahmin)` : label, keys };
}

function describeBounds({ min, max }: { readonly min?: number; readonly max?: number }): Omit<Described, 'kind'> {
  const keys = [...(min === undefined ? [] : ['minPrice']), ...(max === undefined ? [] : ['maxPrice'])];
  if (min !== undefined && max !== undefined) return { label: `${formatLira(min)} – ${formatLira(max)}`, keys };
  const label = min === undefined ? `en çok ${formatLira(max ?? 0)}` : `en az ${formatLira(min)}`;
  return { label, keys };
}

function describeDates({ from, to }: { readonly from?: string; readonly to?: string }): Described {
  const keys = [
    ...(from === undefined ? [] : ['endDateFrom']),
    ...(to === undefined ? [] : ['endDateTo', 'daysRemaining']),
  ];
  if (from !== undefined && from === to) return { kind: 'date', label: `bitiş ${dayText(from)}`, keys };
  if (from !== undefined && to !== undefined)
    return { kind: 'date', label: `bitiş ${dayText(from)} – ${dayText(to)}`, keys };
  const label = to === undefined ? `bitiş en erken ${dayText(from ?? '')}` : `bitiş en geç ${dayText(to)}`;
  return { kind: 'date', label, keys };
}

function describePlace({ options, name }: Extract<Meaning, { type: 'place' }>): Described {
  const [option] = options;
  if (options.length === 1 && option?.district === undefined) return { kind: 'place', label: name, keys: ['city'] };
  const cities = options.map(({ city }) => city).join(' ya da ');
  return { kind: 'place', label: options.length > 1 ? `${name} (${cities})` : name, keys: ['district', 'city'] };
}

function describeKind({ category, subCategories }: Extract<Meaning, { type: 'kind' }>): Described {
  if (subCategories.length === 0) return { kind: 'category', label: CATEGORY_LABELS[category], keys: ['category'] };
  return { kind: 'category', label: subCategories.join(', '), keys: ['category', 'subCategory'] };
}

function describeExcluded(sentence: Sentence, claim: Claim): Described | undefined {
  const { meaning } = claim;
  if (meaning.type === 'round')
    return { kind: 'round', label: meaning.isSecond ? '1. ihale' : '2. ihale', keys: ['secondRound'] };
  if (meaning.type === 'sulh')
    return { kind: 'office', label: meaning.isSulh ? 'İcra dairesi' : 'Satış memurluğu', keys: ['sulhMahkeme'] };
  const plain =
    meaning.type === 'text'
      ? (meaning.text ?? joinTokens(sentence, claim.start, claim.end))
      : chipOf(sentence, claim)?.label;
  return plain === undefined ? undefined : { kind: 'exclusion', label: `${plain} hariç`, keys: ['exclude'] };
}
