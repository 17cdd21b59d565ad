import type { AuditLine } from '#shared/desk/audit.ts';
import { AUDIT_ACTS } from '#shared/desk/audit-acts.ts';
import { formatDateTime } from '#shared/text/dates.ts';

const SUBJECTS: Readonly<Record<string, string>> = {
  listing: 'ilan',
  member: 'üye',
  order: 'sipariş',
  announcement: 'duyuru',
  text: 'metin',
  source: 'kaynak',
  file: 'dosya',
  letter: 'mesaj',
  letters: 'mesajlar',
  job: 'iş',
};

/** Lines of the audit log, the latest first. */
export function AuditList({ entries }: { entries: readonly AuditLine[] }) {
  if (entries.length === 0) return <p className="text-ink-soft">Kayıt yok.</p>;
  return (
    <ol className="sheet divide-y divide-line">
      {entries.map(({ id, at, actor, act, subject, subjectId, before, after, reason }) => (
        <li key={id} className="p-4">
          <p>
            <span className="font-semibold">{nameOf(act)}</span>: {SUBJECTS[subject] ?? subject}{' '}
            <span className="tabular break-all">{subjectId}</span>
          </p>
          <p className="tabular text-sm text-ink-soft">
            <time dateTime={at}>{formatDateTime(new Date(at))}</time>, {actor}
          </p>
          {reason ? <p className="mt-1 text-sm break-words">Gerekçe: {reason}</p> : null}
          <Values label="Önce" value={before} />
          <Values label="Sonra" value={after} />
        </li>
      ))}
    </ol>
  );
}

function nameOf(act: string): string {
  const names: Readonly<Record<string, string>> = AUDIT_ACTS;
  return names[act] ?? act;
}

function Values({ label, value }: { label: string; value: unknown }) {
  if (value === null || value === undefined) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {label}: <code className="break-all">{typeof value === 'string' ? value : JSON.stringify(value)}</code>
    </p>
  );
}
