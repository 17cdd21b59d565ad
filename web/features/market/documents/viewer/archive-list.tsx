import { documentKind, fileName } from '#shared/documents.ts';
import { type ArchiveEntry, isSafeEntry } from '#shared/open-archive.ts';
import { formatBytes } from '#web/platform/format-bytes.ts';
import type { OpenedArchive } from '../decode/archive/open-archive.ts';
import { DocumentLabel } from '../document-label.tsx';

type Props = { archive: OpenedArchive; onOpen(path: string): void };

/** The files in an archive; those that the viewer supports open in it. */
export function ArchiveList({ archive, onOpen }: Props) {
  const { entries } = archive;
  return (
    <section className="mx-auto w-full max-w-text px-4 py-6" aria-label="Arşivin içindekiler">
      <h3 className="mb-3 text-lg font-semibold">{`Arşivde ${entries.length} dosya var`}</h3>
      <ul className="sheet divide-y divide-line overflow-hidden">
        {entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry, onOpen }: { entry: ArchiveEntry; onOpen: Props['onOpen'] }) {
  const kind = documentKind(entry.path);
  const isSafe = isSafeEntry(entry);
  const canOpen = isSafe && kind !== 'unknown' && kind !== 'archive';
  const size = (
    <span className="tabular w-20 shrink-0 text-right text-sm text-ink-soft">{formatBytes(entry.bytes)}</span>
  );
  if (canOpen)
    return (
      <button
        type="button"
        title={entry.path}
        onClick={() => onOpen(entry.path)}
        className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-left font-medium hover:bg-sunk focus-visible:-outline-offset-2"
      >
        <DocumentLabel address={entry.path} />
        {size}
      </button>
    );
  return (
    <div className="flex min-h-12 items-center gap-3 px-3 py-2 text-ink-soft" title={entry.path}>
      <DocumentLabel address={entry.path} />
      {isSafe ? null : <span className="shrink-0 text-sm">Güvenlik sınırını aşıyor</span>}
      {size}
      <span className="sr-only">{`${fileName(entry.path)} burada açılamaz`}</span>
    </div>
  );
}
