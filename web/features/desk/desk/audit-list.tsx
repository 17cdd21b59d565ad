import { Link } from '@tanstack/react-router';
import type { AuditLine } from '#shared/desk/audit.ts';
import { AUDIT_ACTS } from '#shared/desk/audit-acts.ts';
import { ROLE_NAMES } from '#shared/desk/operators.ts';
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
  organisation: 'kurum',
  conversation: 'görüşme',
  request: 'başvuru',
  finding: 'belge bilgisi',
  'ready-answer': 'hazır yanıt',
};

/** The desk's page for each kind of subject. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  listing: (id) => `ilanlar/${id}`,
  member: (id) => `uyeler/${id}`,
  conversation: (id) => `destek/${id}`,
  request: (id) => `basvurular/${id}`,
};

/** Labels for the values that were logged before and after an act. */
const VALUES: Readonly<Record<string, string>> = {
  ...ROLE_NAMES,
  true: 'evet',
  false: 'hayır',
  role: 'görev',
  field: 'alan',
  value: 'değer',
  days: 'gün',
  seats: 'yer',
  until: 'bitiş',
  state: 'durum',
  file: 'dosya',
  page: 'sayfa',
  isWrong: 'yanlış',
};

/** Lines of the audit log, the latest first. */
export function AuditList({ entries }: { entries: readonly AuditLine[] }) {
  if (entries.length === 0) return <p className="text-ink-soft">Kayıt yok.</p>;
  return (
    <ol className="sheet divide-y divide-line">
      {entries.map(({ id, at, actor, act, subject, subjectId, name, before, after, reason }) => (
        <li key={id} className="p-4">
          <p>
            <span className="font-semibold">{nameOf(act)}</span>: {SUBJECTS[subject] ?? subject}{' '}
            <SubjectName subject={subject} subjectId={subjectId} name={name} />
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

type SubjectProps = Pick<AuditLine, 'subject' | 'subjectId' | 'name'>;

/** The subject's name, with its number where people use it; links to its page at the desk. */
function SubjectName({ subject, subjectId, name }: SubjectProps) {
  const isNumber = /^\d+$/.test(subjectId);
  const text = name === null ? subjectId : isNumber ? `${name} (${subjectId})` : name;
  const place = PLACES[subject];
  if (!place) return <span className="tabular break-all">{text}</span>;
  return (
    <Link
      to="/yonetim/$"
      params={{ _splat: place(subjectId) }}
      className="tabular inline-block min-h-6 break-words text-petrol underline-offset-4 hover:underline"
    >
      {text}
    </Link>
  );
}

function Values({ label, value }: { label: string; value: unknown }) {
  if (value === null || value === undefined) return null;
  return (
    <p className="mt-1 text-sm break-words text-ink-soft">
      {label}: {wordsOf(value)}
    </p>
  );
}

/** A logged value as text: `görev: Destek, gün: 30`. */
function wordsOf(value: unknown): string {
  if (value === null) return 'yok';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${VALUES[name] ?? name}: ${wordsOf(one)}`)
      .join(', ');
  return VALUES[String(value)] ?? String(value);
}
