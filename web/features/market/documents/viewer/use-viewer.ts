import { useCallback, useRef, useState } from 'react';
import { documentKind, fileName } from '#shared/documents.ts';
import { documentTextUrl } from '#shared/read-documents/read-pages.ts';
import type { FailureReason } from '../decode/document-failure.ts';
import type { PagedDocument } from '../decode/paged-document.ts';
import type { Point } from './swipe.ts';
import { unreadText } from './text/unread-text.ts';
import { type Place, useFind, type WantedPlace } from './text/use-find.ts';
import { type AskStore, type DocumentState, useArchiveEntry, useDocument } from './use-document.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useTexts } from './use-texts.ts';
import { clampZoom, stepZoom } from './zoom.ts';

const WIDE_ENOUGH_FOR_PANEL_PX = 1024;

export type Viewer = ReturnType<typeof useViewer>;

/** The viewer's state: document, archive entry, page and zoom. */
export function useViewer(
  addresses: readonly string[],
  {
    startAt,
    askStore,
    find: wanted,
    at,
  }: {
    startAt: number;
    askStore: AskStore | undefined;
    find: string | undefined;
    at: WantedPlace | undefined;
  },
) {
  const [index, setIndex] = useState(startAt);
  /** The index of the open file in its archive. */
  const [member, setMember] = useState(at?.member?.place);
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(0);
  const [drawFailure, setDrawFailure] = useState<{ of: unknown; reason: FailureReason }>();
  const isPhone = useIsPhone();
  const [isPanelOpen, setPanelOpen] = useState(window.innerWidth >= WIDE_ENOUGH_FOR_PANEL_PX);
  const [isTextShown, setTextShown] = useState(false);
  const [isFindOpen, setFindOpen] = useState(wanted !== undefined);
  const zoomAround = useRef<Point>(undefined);

  const address = addresses[index] ?? '';
  const file = useDocument(address, attempt, askStore);
  const archive = file.status === 'ready' && file.opened.kind === 'archive' ? file.opened : undefined;
  const entryPath = member === undefined ? undefined : archive?.entries[member]?.path;
  const entry = useArchiveEntry(archive, entryPath);
  const opened = entry ?? file;
  const isBroken = opened.status === 'ready' && drawFailure?.of === opened.opened;
  const shown: DocumentState = isBroken
    ? { status: 'failed', reason: drawFailure.reason, bytes: opened.bytes }
    : opened;
  const pages: PagedDocument | undefined =
    shown.status === 'ready' && shown.opened.kind === 'pages' ? shown.opened : undefined;
  const { texts, searched, text, isOwn } = useTexts(addresses, { index, member, archive, shown, isAll: isFindOpen });
  const place = { document: index, member };
  const find = useFind({ searched, isOpen: isFindOpen, place, wanted, at, onOpen: open });

  function start(change: () => void): void {
    change();
    setZoom(1);
    setPage(0);
  }

  function open(wanted: Place): void {
    start(() => {
      setIndex(wanted.document);
      setMember(wanted.member);
      if (isPhone) setPanelOpen(false);
    });
  }

  function goToDocument(wanted: number): void {
    if (wanted < 0 || wanted >= addresses.length || wanted === index) return;
    setTextShown(false);
    open({ document: wanted, member: undefined });
  }

  const isTextItself =
    shown.status === 'ready' ? shown.opened.kind !== 'pages' : documentKind(entryPath ?? address) === 'udf';
  const hasText = text !== undefined && text.texts.length > 0 && !isTextItself;

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
    isFindOpen,
    setFindOpen,
    canFind: searched.length > 0 || addresses.some((one) => documentTextUrl(one) !== undefined),
    /** Whether texts are still loading. */
    isLooking: isFindOpen && addresses.some((one) => !texts.has(one)),
    unread: unreadText(
      addresses.map((one, document) => ({
        name: fileName(one),
        text: document === index && isOwn ? undefined : texts.get(one),
      })),
    ),
    /** Whether there is a text view, or a reason why there is none. */
    hasSheet: hasText || text?.state === 'failed',
    isTextShown: isTextShown && (hasText || text?.state === 'failed'),
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
    openEntry: (path: string) => start(() => setMember(archive?.entries.findIndex((one) => one.path === path))),
    closeEntry: () => start(() => setMember(undefined)),
    retry: () => start(() => setAttempt((known) => known + 1)),
    failDrawing: useCallback((of: unknown, reason: FailureReason) => setDrawFailure({ of, reason }), []),
  };
}
