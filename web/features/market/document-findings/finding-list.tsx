import { alikeFindings } from '#shared/read-documents/alike-findings.ts';
import { speakerText } from '#shared/read-documents/axis-texts.ts';
import type { DocumentFinding, ShownFindings } from '#shared/read-documents/document-findings.ts';
import { AXES, type Axis, PAPER_FIELDS } from '#shared/read-documents/finding-fields.ts';
import { AXIS_LABELS, FINDING_LABELS } from '#shared/read-documents/finding-labels.ts';
import { MarkFinding } from './mark-finding.tsx';
import { SaidSentence, type Shown } from './said-sentence.tsx';

const GROUPS: readonly (Axis | null)[] = [...AXES, null];

type Props = { listingId: number; found: ShownFindings; onShow(shown: Shown): void };

/** Findings by the question they answer; those about the thing itself are last. Identical statements are merged. */
export function FindingList({ listingId, found: { findings, markedIds }, onShow }: Props) {
  if (findings.length === 0) return <p className="mt-3">Okunan belgelerde aradığımız bilgiler bulunamadı.</p>;
  return GROUPS.map((axis) => {
    const ofAxis = findings.filter(({ field }) => PAPER_FIELDS[field] === axis);
    return ofAxis.length === 0 ? null : (
      <section key={axis ?? 'thing'} className="mt-5">
        <h3 className="font-semibold">{axis === null ? 'Değer ve ölçüler' : AXIS_LABELS[axis]}</h3>
        <ul className="mt-2 flex max-w-text flex-col gap-3">
          {alikeFindings(ofAxis).map((alike) => (
            <li key={alike.map(keyOf).join(' ')} className="border-l-2 border-line pl-3">
              <p className="font-semibold">{nameOf(alike)}</p>
              <div className="flex flex-col gap-2">
                {alike.map((finding) => (
                  <div key={keyOf(finding)}>
                    <SaidSentence finding={finding} onShow={onShow}>
                      {finding.id === null ? null : (
                        <MarkFinding
                          listingId={listingId}
                          id={finding.id}
                          name={alike.length > 1 ? `${nameOf(alike)} (${speakerText(finding)})` : nameOf(alike)}
                          isMarked={markedIds.includes(finding.id)}
                        />
                      )}
                    </SaidSentence>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

const nameOf = ([first]: readonly DocumentFinding[]) => (first ? `${FINDING_LABELS[first.field]}: ${first.value}` : '');

function keyOf({ field, value, place, sentence }: DocumentFinding): string {
  return [field, value, place?.address, place?.member?.place, place?.page, sentence].join(' ');
}
