import { alikeFindings } from './alike-findings.ts';
import { placeText } from './axis-texts.ts';
import type { DocumentFinding } from './document-findings.ts';
import { FINDING_LABELS } from './finding-labels.ts';
import type { FoundLine } from './found-line.ts';

type Said = Pick<DocumentFinding, 'field' | 'isThere' | 'value'> & {
  readonly place: FoundLine['places'][number] | null;
};

/** Converts findings to lines: identical statements of several documents become one line with all places. */
export function foundLines(findings: readonly Said[]): FoundLine[] {
  return alikeFindings(findings).flatMap((alike) => {
    const [first] = alike;
    const places = alike.flatMap(({ place }) => (place ? [placeOf(place)] : []));
    const once = new Map(places.map((place) => [placeText(place), place]));
    return first ? [{ field: first.field, value: first.value, places: [...once.values()] }] : [];
  });
}

/** Without the address, which differs by reader. */
const placeOf = ({ name, member, page }: FoundLine['places'][number]) => ({ name, member, page });

/** `1. derece, ₺3.450.000, banka (rapor.pdf, 2. sayfa)`. */
export function foundValueText({ value, places }: Pick<FoundLine, 'value' | 'places'>): string {
  return places.length === 0 ? value : `${value} (${places.map(placeText).join('; ')})`;
}

/** The same for all lines with their labels: `İpotek: … · Kullanan: …`; undefined if there are none. */
export function foundText(lines: readonly FoundLine[]): string | undefined {
  if (lines.length === 0) return undefined;
  return lines.map((line) => `${FINDING_LABELS[line.field]}: ${foundValueText(line)}`).join(' · ');
}
