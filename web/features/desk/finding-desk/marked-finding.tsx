import { Link } from '@tanstack/react-router';
import { speakerText } from '#shared/read-documents/axis-texts.ts';
import { FINDING_LABELS } from '#shared/read-documents/finding-labels.ts';
import type { MarkedFinding } from '#shared/read-documents/finding-marks.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { ActDialog } from '#web/features/desk/desk/index.ts';
import { PlaceButton } from '#web/features/market/documents/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Tag } from '#web/ui/tag.tsx';

type Props = {
  mark: MarkedFinding;
  /** Whether a decision is needed: a finding that was right may be marked again. */
  isWaiting: boolean;
  onShow(finding: NonNullable<MarkedFinding['finding']>): void;
};

const DECISIONS = [
  { isWrong: true, opener: 'Yanlış', title: 'Bilgiyi gizle', button: 'Yanlış, gizle' },
  { isWrong: false, opener: 'Doğru', title: 'Bilgiyi doğru say', button: 'Doğru say' },
] as const;

/** A marked finding: the sentence in the document, why members think it is wrong, its place, and the decision. */
export function MarkedFindingRow({ mark, isWaiting, onShow }: Props) {
  const { id, field, finding, propertyId, reasons, isWrong } = mark;
  const name = finding ? `${FINDING_LABELS[field]}: ${finding.value}` : FINDING_LABELS[field];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold break-words">{name}</span>
        {isWrong === null ? null : <Tag hue={isWrong ? 'amber' : 'petrol'}>{isWrong ? 'Yanlış' : 'Doğru'}</Tag>}
      </p>
      {finding ? (
        <>
          <p className="mt-1 text-sm break-words">{`“${finding.sentence}”`}</p>
          <p className="mt-1 text-sm text-ink-soft">{speakerText(finding)}</p>
        </>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">Belgede artık bu cümleyle bulunmuyor.</p>
      )}
      <p className="tabular mt-1 text-sm text-ink-soft">{timesText(mark)}</p>
      {reasons.length > 0 ? (
        <ul aria-label="Üyelerin yazdıkları" className="mt-2 list-disc pl-5 text-sm">
          {reasons.map((reason) => (
            <li key={reason} className="break-words">
              {reason}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {finding?.place ? <PlaceButton place={finding.place} onShow={() => onShow(finding)} /> : null}
        {propertyId === null ? null : (
          <Link
            to="/ilan/$id"
            params={{ id: String(propertyId) }}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-petrol hover:underline"
          >
            {`İlan ${propertyId}`}
          </Link>
        )}
        {DECISIONS.filter((decision) => decision.isWrong !== isWrong || isWaiting).map((decision) => (
          <ActDialog
            key={decision.opener}
            opener={decision.opener}
            openerName={`${decision.opener}: ${name}`}
            title={decision.title}
            button={decision.button}
            facts={<p className="font-semibold break-words">{name}</p>}
            path={apiPath('/api/desk/finding-marks/:finding', { finding: id })}
            read={() => ({ body: { isWrong: decision.isWrong } })}
          />
        ))}
      </div>
    </>
  );
}

function timesText({ marks, markedAt, decidedAt }: MarkedFinding): string {
  const marked = markedAt === null ? 'İşaretler silindi' : `${marks} üye, son ${formatDateTime(new Date(markedAt))}`;
  return decidedAt === null ? marked : `${marked} · karar ${formatDateTime(new Date(decidedAt))}`;
}
