import { useCallback, useRef, useState } from 'react';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import type { FailureReason } from '../decode/document-failure.ts';
import type { PagedDocument } from '../decode/paged-document.ts';
import type { Point } from './swipe.ts';
import { useDocumentText } from './text/use-document-text.ts';
import { useFind } from './text/use-find.ts';
import { type AskStore, type DocumentState, useArchiveEntry, useDocument } from './use-document.ts';
import { useIsPhone } from './use-is-phone.ts';
import { clampZoom, stepZoom } from './zoom.ts';

const WIDE_ENOUGH_FOR_PANEL_PX = 1024;

export type Viewer = ReturnType<typeof useViewer>;

/** Everything the viewer knows: which document, which entry of an archive, which page, which zoom. */
export function useViewer(
  addresses: readonly string[],
  {
    startAt,
    askStore,
    find: wanted,
  }: {
    startAt: number;
    askStore: AskStore | undefined;
    find: string | undefined;
  },
) {
  const [index, setIndex] = useState(startAt);
  const [entryPath, setEntryPath] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(0);
  const [drawFailure, setDrawFailure] = useState<{ of: unknown; reason: FailureReason }>();
  const isPhone = useIsPhone();
  const [isPanelOpen, setPanelOpen] = useState(window.innerWidth >= WIDE_ENOUGH_FOR_PANEL_PX);
  const [isTextShown, setTextShown] = useState(false);
  const zoomAround = useRef<Point>(undefined);

  const address = addresses[index] ?? '';
  const file = useDocument(address, attempt, askStore);
  const text = useDocumentText(address);
  const find = useFind(text && text.texts.length > 0 ? text : undefined, wanted);
  const archive = file.status === 'ready' && file.opened.kind === 'archive' ? file.opened : undefined;
  const entry = useArchiveEntry(archive, entryPath);
  const opened = entry ?? file;
  const isBroken = opened.status === 'ready' && drawFailure?.of === opened.opened;
  const shown: DocumentState = isBroken
    ? { status: 'failed', reason: drawFailure.reason, bytes: opened.bytes }
    : opened;
  const pages: PagedDocument | undefined =
    shown.status === 'ready' && shown.opened.kind === 'pages' ? shown.opened : undefined;

  function start(change: () => void): void {
    change();
    setZoom(1);
    setPage(0);
  }

  function goToDocument(wanted: number): void {
    if (wanted < 0 || wanted >= addresses.length || wanted === index) return;
    start(() => {
      setIndex(wanted);
      find.reset();
      setTextShown(false);
      setEntryPath(undefined);
      if (isPhone) setPanelOpen(false);
    });
  }

  return {
    addresses,
    index,
    address,
    entryPath,
    shown,
    pages,
    page,
    setPage,
    zoom,
    canZoom: shown.status === 'ready' && shown.opened.kind !== 'archive',
    zoomAround,
    text,
    find,
    hasText: text !== undefined && text.texts.length > 0,
    /** Also where it tells only why there is none. */
    hasSheet: hasSheet(text),
    isTextShown: isTextShown && hasSheet(text),
    setTextShown,
    isPhone,
    isPanelOpen,
    setPanelOpen,
    goToDocument,
    stepDocument: (direction: 1 | -1) => goToDocument(index + direction),
    setZoom: (wanted: number, around?: Point) => {
      zoomAround.current = around;
      setZoom(clampZoom(wanted));
    },
    stepZoom: (direction: 1 | -1) => setZoom((known) => stepZoom(known, direction)),
    openEntry: (path: string) => start(() => setEntryPath(path)),
    closeEntry: () => start(() => setEntryPath(undefined)),
    retry: () => start(() => setAttempt((known) => known + 1)),
    failDrawing: useCallback((of: unknown, reason: FailureReason) => setDrawFailure({ of, reason }), []),
  };
}

function hasSheet(text: DocumentText | undefined): boolean {
  return text !== undefined && (text.texts.length > 0 || text.state === 'failed');
}
