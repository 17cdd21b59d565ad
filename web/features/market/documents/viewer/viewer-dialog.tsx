import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fileName } from '#shared/documents.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ArrowLeft, X } from '#web/ui/icons.tsx';
import { useBackCloses } from '#web/ui/layers/use-back-closes.ts';
import { DocumentStage } from './document-stage.tsx';
import { PageNumber } from './page-number.tsx';
import type { PageStackHandle } from './page-stack.tsx';
import { saveBytes, saveFromAddress } from './save-file.ts';
import { FindBar } from './text/find-bar.tsx';
import type { Hit } from './text/find-hits.ts';
import type { WantedPlace } from './text/use-find.ts';
import type { AskStore } from './use-document.ts';
import { useViewer, type Viewer } from './use-viewer.ts';
import { ICON_BUTTON, ViewerControls } from './viewer-controls.tsx';
import { ViewerPanel } from './viewer-panel.tsx';

type Props = {
  addresses: readonly string[];
  title: string;
  startAt: number;
  find: string | undefined;
  at?: WantedPlace | undefined;
  askStore?: AskStore | undefined;
  onClose(): void;
};

/** The viewer itself, dark in both themes. */
export function ViewerDialog({ addresses, title, startAt, find, at, askStore, onClose }: Props) {
  // The dialog has not taken the focus yet: the element that has it now gets it back on closing.
  const [opener] = useState(() => document.activeElement);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const stack = useRef<PageStackHandle>(null);
  const viewer = useViewer(addresses, { startAt, askStore, find, at });
  const { isPhone, isPanelOpen, setPanelOpen, entryPath, closeEntry } = viewer;
  const isPanelAbove = isPhone && isPanelOpen;
  useShownHit(viewer, stack);
  useBackCloses(true, onClose);
  useBackCloses(entryPath !== undefined, closeEntry);
  useBackCloses(isPanelAbove, () => setPanelOpen(false));

  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Content
          data-theme="dark"
          aria-describedby={undefined}
          className="animate-fade-in fixed inset-0 z-50 flex flex-col bg-paper text-ink"
          onKeyDown={(event) => handleKey(event, viewer, stage)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            stage?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          onEscapeKeyDown={(event) => {
            if (viewer.isFindOpen) {
              event.preventDefault();
              viewer.setFindOpen(false);
              return;
            }
            if (!isPanelAbove && entryPath === undefined) return;
            event.preventDefault();
            if (isPanelAbove) setPanelOpen(false);
            else closeEntry();
          }}
        >
          <header className="flex min-h-14 items-center gap-2 border-b border-line bg-sheet px-2 md:px-3">
            <Heading viewer={viewer} title={title} />
            {isPhone ? null : <Controls viewer={viewer} stack={stack} />}
            <Dialog.Close className={classNames(ICON_BUTTON, 'shrink-0')} aria-label="Kapat" title="Kapat (Esc)">
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </header>
          {viewer.isFindOpen ? <FindBar viewer={viewer} /> : null}
          <div className="relative flex min-h-0 grow">
            {isPanelOpen ? (
              <ViewerPanel
                ref={(element) => {
                  if (isPhone) element?.focus();
                }}
                addresses={addresses}
                index={viewer.index}
                onDocument={viewer.goToDocument}
                pages={viewer.pages}
                page={viewer.page}
                onPage={(page) => {
                  stack.current?.goTo(page);
                  if (isPhone) setPanelOpen(false);
                }}
                isPhone={isPhone}
              />
            ) : null}
            <DocumentStage viewer={viewer} stage={stage} onStage={setStage} stack={stack} onSave={() => save(viewer)} />
          </div>
          {isPhone ? (
            <footer className="border-t border-line bg-sheet px-1.5 pt-1 pb-[max(4px,env(safe-area-inset-bottom))]">
              <Controls viewer={viewer} stack={stack} />
            </footer>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Heading({ viewer, title }: { viewer: Viewer; title: string }) {
  const { entryPath, closeEntry, address, isPhone, index, addresses } = viewer;
  const name = fileName(entryPath ?? address);
  return (
    <div className={classNames('flex min-w-0 items-center gap-1', isPhone ? 'grow pl-2' : 'w-60 shrink-0 pl-1')}>
      {entryPath ? (
        <button
          type="button"
          className={classNames(ICON_BUTTON, 'shrink-0')}
          aria-label="Arşive dön"
          onClick={closeEntry}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </button>
      ) : null}
      <div className="min-w-0">
        <Dialog.Title className="truncate text-base font-semibold" title={name}>
          {name}
        </Dialog.Title>
        <p className="truncate text-xs text-ink-soft">{isPhone ? `Belge ${index + 1} / ${addresses.length}` : title}</p>
        <p className="sr-only" aria-live="polite">{`${name}, ${addresses.length} belgeden ${index + 1}.`}</p>
      </div>
    </div>
  );
}

function Controls({ viewer, stack }: { viewer: Viewer; stack: { current: PageStackHandle | null } }) {
  const { index, addresses, pages, page, isPhone } = viewer;
  return (
    <ViewerControls
      documentNumber={index + 1}
      documentCount={addresses.length}
      onStep={viewer.stepDocument}
      zoom={viewer.zoom}
      canZoom={viewer.canZoom}
      canFit={pages !== undefined}
      onZoom={viewer.stepZoom}
      onResetZoom={() => viewer.setZoom(1)}
      onFit={() => viewer.setZoom(stack.current?.fittingZoom() ?? 1)}
      isPanelOpen={viewer.isPanelOpen}
      onPanel={() => viewer.setPanelOpen(!viewer.isPanelOpen)}
      address={viewer.address}
      onSave={() => save(viewer)}
      hasSheet={viewer.hasSheet}
      isTextShown={viewer.isTextShown}
      onText={() => viewer.setTextShown(!viewer.isTextShown)}
      canFind={viewer.canFind}
      isFindOpen={viewer.isFindOpen}
      onFind={() => viewer.setFindOpen(!viewer.isFindOpen)}
      isPhone={isPhone}
    >
      {pages && pages.sizes.length > 1 && !isPhone ? (
        <PageNumber page={page} count={pages.sizes.length} onGo={(wanted) => stack.current?.goTo(wanted)} />
      ) : null}
    </ViewerControls>
  );
}

/** Scrolls to the current hit, even if the pages are loaded later. */
function useShownHit(viewer: Viewer, stack: { current: PageStackHandle | null }): void {
  const { pages, find } = viewer;
  const { current } = find;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when the hit or the pages change
  useEffect(() => {
    if (current && pages) stack.current?.goTo(current.page - 1, placeOnPage(viewer, current));
  }, [current, pages]);
}

/** The vertical position of a hit on its page. */
function placeOnPage({ text }: Viewer, { page, words }: Hit): number {
  const word = text?.texts.find((one) => one.page === page)?.words[words[0] ?? -1];
  return (word?.box[1] ?? 0) / 10_000;
}

function save({ shown, entryPath, address }: Viewer): void {
  const name = fileName(entryPath ?? address);
  const bytes = shown.status === 'loading' ? undefined : shown.bytes;
  if (bytes) saveBytes(bytes, name);
  else saveFromAddress(address, fileName(address));
}

/**
 * Ctrl+F and F3 open the search. Arrow keys change the document, unless it is wider than the stage: then they scroll
 * it. + − 0 zoom.
 */
function handleKey(event: KeyboardEvent, viewer: Viewer, stage: HTMLElement | null): void {
  const isFind = event.key === 'F3' || (event.key === 'f' && (event.ctrlKey || event.metaKey));
  if (isFind && viewer.canFind) {
    event.preventDefault();
    if (event.key === 'F3' && viewer.isFindOpen) viewer.find.step(event.shiftKey ? -1 : 1);
    else viewer.setFindOpen(true);
    return;
  }
  const isTyping = event.target instanceof HTMLInputElement;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const isPanning = event.target === stage && stage !== null && stage.scrollWidth > stage.clientWidth + 1;
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowLeft: isPanning ? undefined : () => viewer.stepDocument(-1),
    ArrowRight: isPanning ? undefined : () => viewer.stepDocument(1),
    '+': () => viewer.stepZoom(1),
    '=': () => viewer.stepZoom(1),
    '-': () => viewer.stepZoom(-1),
    '0': () => viewer.setZoom(1),
  };
  const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
  if (!action) return;
  event.preventDefault();
  action();
}
