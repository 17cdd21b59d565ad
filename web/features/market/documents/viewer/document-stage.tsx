import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { fileName } from '#shared/documents.ts';
import type { FailureReason } from '../decode/document-failure.ts';
import type { PagedDocument } from '../decode/paged-document.ts';
import { ArchiveList } from './archive-list.tsx';
import { PageStack, type PageStackHandle } from './page-stack.tsx';
import { ReadSheet } from './text/read-sheet.tsx';
import { UdfSheet } from './udf-sheet.tsx';
import { useStageGestures } from './use-stage-gestures.ts';
import { useStageSize } from './use-stage-size.ts';
import type { Viewer } from './use-viewer.ts';
import { FailureMessage, LoadingMessage } from './viewer-message.tsx';

type Props = {
  viewer: Viewer;
  stage: HTMLElement | null;
  onStage(stage: HTMLElement | null): void;
  stack: RefObject<PageStackHandle | null>;
  onSave(): void;
};

/** The scrollable middle of the viewer: pages, text, the list of an archive, or a message. */
export function DocumentStage({ viewer, stage, onStage, stack, onSave }: Props) {
  const { zoom, setZoom, stepDocument, page, pages, isPhone } = viewer;
  const { address, entryPath } = viewer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark belongs to the previous document
  useLayoutEffect(() => {
    if (stage) delete stage.dataset.firstPage;
  }, [stage, address, entryPath]);
  useStageGestures(stage, { zoom, onZoom: setZoom, onSwipe: stepDocument });
  return (
    <div className="relative flex min-w-0 grow flex-col">
      <section
        ref={onStage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={`Belge: ${fileName(entryPath ?? address)}`}
        className="relative flex grow touch-pan-x touch-pan-y flex-col overflow-auto overscroll-contain bg-paper focus-visible:-outline-offset-2"
      >
        {stage ? <Shown viewer={viewer} stage={stage} stack={stack} onSave={onSave} /> : null}
      </section>
      {pages && isPhone && !viewer.isTextShown && pages.sizes.length > 1 ? (
        <p className="tabular pointer-events-none absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full border border-line bg-sheet px-3 py-1 text-sm font-semibold">
          {`${page + 1} / ${pages.sizes.length}`}
        </p>
      ) : null}
    </div>
  );
}

function Shown({ viewer, stage, stack, onSave }: Omit<Props, 'stage' | 'onStage'> & { stage: HTMLElement }) {
  const { shown, entryPath, address } = viewer;
  const stageSize = useStageSize(stage);
  if (viewer.isTextShown && viewer.text) return <ReadSheet text={viewer.text} find={viewer.find} zoom={viewer.zoom} />;
  if (shown.status === 'loading') return <LoadingMessage progress={shown.progress} />;
  if (shown.status === 'failed')
    return (
      <FailureMessage
        reason={shown.reason}
        address={entryPath ? undefined : address}
        onSave={onSave}
        onRetry={viewer.retry}
      />
    );
  const { opened } = shown;
  if (opened.kind === 'text')
    return <UdfSheet blocks={opened.blocks} find={viewer.find} zoom={viewer.zoom} stageWidth={stageSize.width} />;
  if (opened.kind === 'archive') return <ArchiveList archive={opened} onOpen={viewer.openEntry} />;
  return <Pages key={`${address} ${entryPath ?? ''}`} document={opened} viewer={viewer} stage={stage} stack={stack} />;
}

type PagesProps = { document: PagedDocument; viewer: Viewer; stage: HTMLElement; stack: Props['stack'] };

function Pages({ document, viewer, stage, stack }: PagesProps) {
  const { failDrawing } = viewer;
  const fail = useCallback((reason: FailureReason) => failDrawing(document, reason), [failDrawing, document]);
  return (
    <PageStack
      ref={stack}
      document={document}
      stage={stage}
      zoom={viewer.zoom}
      zoomAround={viewer.zoomAround}
      onPage={viewer.setPage}
      onFail={fail}
      text={viewer.text}
      find={viewer.find}
    />
  );
}
