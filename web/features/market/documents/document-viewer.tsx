import { lazy, Suspense, useMemo } from 'react';
import { parseFileList } from '#shared/documents.ts';
import type { WantedPlace } from './viewer/text/use-find.ts';
import type { AskStore } from './viewer/use-document.ts';

/** Loaded when the first document is opened, so that no page loads the viewer at its start. */
const ViewerDialog = lazy(() =>
  import('./viewer/viewer-dialog.tsx').then((module) => ({ default: module.ViewerDialog })),
);

type Props = {
  /** An array, a JSON string of one, or text with commas (spec §3). */
  files: readonly string[] | string;
  /** What the documents belong to. */
  title: string;
  isOpen: boolean;
  /** Place in the list of the document to begin with. */
  startAt?: number;
  /** Words that are looked for and marked at once. */
  find?: string | undefined;
  /** Where they are meant to stand, if they stand in several places; of an archive, the file that opens. */
  at?: WantedPlace | undefined;
  /** Given for files of a listing: our store fetches what other sites keep (D47). */
  askStore?: AskStore;
  onClose(): void;
};

/** Shows documents over the whole window: PDF, TIFF, images, UDF and what archives hold. */
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
