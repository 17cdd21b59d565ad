import { lazy, Suspense, useMemo } from 'react';
import { parseFileList } from '#shared/documents.ts';
import type { WantedPlace } from './viewer/text/use-find.ts';
import type { AskStore } from './viewer/use-document.ts';

/** Loaded when the first document is opened, so that no page loads the viewer on startup. */
const ViewerDialog = lazy(() =>
  import('./viewer/viewer-dialog.tsx').then((module) => ({ default: module.ViewerDialog })),
);

type Props = {
  /** An array, a JSON string of one, or text with commas (spec §3). */
  files: readonly string[] | string;
  /** The name of what the documents belong to. */
  title: string;
  isOpen: boolean;
  /** The index of the document to show first. */
  startAt?: number;
  /** Words that are searched and highlighted at once. */
  find?: string | undefined;
  /** The wanted place of the words, if they occur several times; for an archive, the file to open. */
  at?: WantedPlace | undefined;
  /** Given for a listing's files: our store fetches files that other sites keep (D47). */
  askStore?: AskStore;
  onClose(): void;
};

/** Shows documents in the whole window: PDF, TIFF, images, UDF and the files of archives. */
export function DocumentViewer({ files, title, isOpen, startAt = 0, find, at, askStore, onClose }: Props) {
  const addresses = useMemo(() => parseFileList(files), [files]);
  if (!isOpen || addresses.length === 0) return null;
  const start = Math.min(Math.max(0, startAt), addresses.length - 1);
  return (
    <Suspense fallback={<Opening />}>
      <ViewerDialog
        addresses={addresses}
        title={title}
        startAt={start}
        find={find}
        at={at}
        askStore={askStore}
        onClose={onClose}
      />
    </Suspense>
  );
}

function Opening() {
  return (
    <p className="sr-only" role="status">
      Belge görüntüleyici açılıyor
    </p>
  );
}
