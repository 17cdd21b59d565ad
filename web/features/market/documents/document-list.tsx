import type { ReactNode } from 'react';
import { documentKind, documentSubject, documentTitles, fileName } from '#shared/documents.ts';
import { DocumentLabel } from './document-label.tsx';

type Props = {
  files: readonly string[];
  /** Called to open the document at this index. */
  onOpen(index: number): void;
  /** Extra content below each document. */
  below?(index: number): ReactNode;
};

/** The documents of a listing with their types; each opens in the viewer. */
export function DocumentList({ files, onOpen, below }: Props) {
  const titles = titlesOf(files);
  return (
    <ul aria-label="Belgeler" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {files.map((address, index) => (
        <li key={address} className="min-w-0">
          <button
            type="button"
            onClick={() => onOpen(index)}
            onPointerEnter={preloadViewer}
            onFocus={preloadViewer}
            title={fileName(address)}
            className="sheet flex min-h-12 w-full items-center px-3 py-2 text-left font-medium text-ink transition-colors duration-150 hover:bg-sunk"
          >
            <DocumentLabel address={address} title={titles[index] ?? ''} />
          </button>
          {below?.(index)}
        </li>
      ))}
    </ul>
  );
}

/** The titles of the documents at these addresses. */
function titlesOf(files: readonly string[]): string[] {
  return documentTitles(files.map((file) => ({ subject: documentSubject(file), kind: documentKind(file) })));
}

/**
 * Loads the viewer's code when someone is about to open it; a failure occurs again, and is shown, when it is opened.
 */
function preloadViewer(): void {
  import('./viewer/viewer-dialog.tsx').catch(() => undefined);
}
