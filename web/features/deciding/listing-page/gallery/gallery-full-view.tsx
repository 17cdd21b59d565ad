import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { X, ZoomIn, ZoomOut } from '#web/ui/icons.tsx';
import { useBackCloses } from '#web/ui/layers/use-back-closes.ts';
import { Counter, StepButtons } from './gallery-controls.tsx';
import { GalleryTrack } from './gallery-track.tsx';
import { useTrack } from './use-track.ts';

type Props = { images: readonly string[]; tur: string; kind: CategoryNumber; startAt: number; onClose: () => void };

/** The pictures in full screen, uncropped. */
export function GalleryFullView({ images, tur, kind, startAt, onClose }: Props) {
  useBackCloses(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-paper" />
        <Dialog.Content
          aria-describedby={undefined}
          className="animate-fade-in fixed inset-0 z-50 flex flex-col bg-paper text-ink"
        >
          <FullView images={images} tur={tur} kind={kind} startAt={startAt} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function FullView({ images, tur, kind, startAt }: Omit<Props, 'onClose'>) {
  const track = useTrack(images.length, startAt);
  const [enlarged, setEnlarged] = useState<number>();
  const isLarge = enlarged !== undefined && enlarged === track.index;
  const Icon = isLarge ? ZoomOut : ZoomIn;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the gallery wherever the focus is inside it.
    <div className="flex min-h-0 grow flex-col" onKeyDown={isLarge ? undefined : track.onKeyDown}>
      <div className="flex h-14 shrink-0 items-center justify-between pr-2 pl-4">
        <Dialog.Title className="font-semibold">Görseller</Dialog.Title>
        <button
          type="button"
          onClick={() => setEnlarged(isLarge ? undefined : track.index)}
          className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-sunk"
        >
          <Icon size={20} aria-hidden="true" />
          {isLarge ? 'Görseli küçült' : 'Görseli büyüt'}
        </button>
        <Dialog.Close className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold hover:bg-sunk">
          <X size={20} aria-hidden="true" />
          Kapat
        </Dialog.Close>
      </div>
      <div className="relative min-h-0 grow">
        <GalleryTrack
          images={images}
          tur={tur}
          kind={kind}
          track={track}
          fit="contain"
          sizes="100vw"
          enlarged={isLarge ? enlarged : undefined}
          onEnlarge={setEnlarged}
        />
        {images.length > 1 ? (
          <>
            <StepButtons track={track} count={images.length} />
            <Counter
              index={track.index}
              count={images.length}
              className="bottom-[max(16px,env(safe-area-inset-bottom))] left-1/2 -translate-x-1/2"
            />
          </>
        ) : null}
      </div>
    </div>
  );
}
