import { axisText, coverageText } from '#shared/read-documents/axis-texts.ts';
import type { DocumentFindings } from '#shared/read-documents/document-findings.ts';
import { AXIS_LABELS } from '#shared/read-documents/finding-labels.ts';
import { timeTexts } from '#shared/read-documents/time-texts.ts';

/** How much was found on each of four questions, on time, and how much was read; in words, never as a score. */
export function AxisSummary({ findings, now }: { findings: DocumentFindings; now: Date }) {
  const times = timeTexts(findings.findings, now);
  return (
    <>
      <dl className="mt-3 grid max-w-text grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {findings.axes.map((count) => (
          <div key={count.axis}>
            <dt className="text-sm text-ink-soft">{AXIS_LABELS[count.axis]}</dt>
            <dd className="font-semibold">{axisText(count)}</dd>
          </div>
        ))}
      </dl>
      {times.length === 0 ? null : (
        <p className="mt-2 max-w-text text-sm">{`${AXIS_LABELS.time}: ${times.join(' ')}`}</p>
      )}
      <p className="mt-2 max-w-text text-sm text-ink-soft">{coverageText(findings)}</p>
    </>
  );
}
