import { useState } from 'react';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { isDrawn, ListingPicture } from '#web/features/market/listing-cards/index.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Maximize2 } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { RemovalLink } from '../removal-link.tsx';
import { Counter, OVERLAY, StepButtons } from './gallery-controls.tsx';
import { GalleryTrack } from './gallery-track.tsx';
import { type Track, useTrack } from './use-track.ts';

const SIZES = '(width >= 1280px) 760px, (width >= 1024px) 60vw, 100vw';

type Props = { id: number; images: readonly string[]; tur: string; kind: CategoryNumber };

/**
 * The listing's pictures: swipe, use the arrow keys, Home and End, choose a thumbnail, or open the full screen. The box
 * has the same size for any number of pictures, so that nothing moves when their list is loaded.
 */
export function Gallery({ id, images, tur, kind }: Props) {
  const track = useTrack(images.length);
  const [isFull, setIsFull] = useState(false);
  const [isReachedFor, setReachedFor] = useState(false);
  const FullView = useLoaded(
    isReachedFor || isFull,
    () => import('./gallery-full-view.tsx').then(({ GalleryFullView }) => GalleryFullView),
    (error) => {
      setReachedFor(false);
      setIsFull(false);
      showFailure('Görseller tam ekranda açılamadı.', error);
    },
  );
  const reach = () => setReachedFor(true);
  const hasMany = images.length > 1;
  return (
    <section
      aria-label="Galeri"
      onKeyDown={track.onKeyDown}
      className="flex aspect-[2/1] min-h-0 flex-col gap-2 max-md:-mx-4 max-md:-mt-4 lg:col-start-1 lg:row-start-1 lg:aspect-[6/5] print:m-0 print:aspect-auto print:h-[50mm] print:w-[68mm]"
    >
      <div className="relative min-h-0 grow overflow-hidden bg-sunk md:rounded-sheet">
        <GalleryTrack images={images} tur={tur} kind={kind} track={track} fit="cover" sizes={SIZES} />
        {hasMany ? <StepButtons track={track} count={images.length} className="max-md:hidden" /> : null}
        <button
          type="button"
          onPointerEnter={reach}
          onFocus={reach}
          onClick={() => setIsFull(true)}
          className={classNames(OVERLAY, 'top-3 right-3 size-11')}
          aria-label="Görselleri tam ekranda göster"
        >
          <Maximize2 size={20} aria-hidden="true" />
        </button>
        {isDrawn(images[track.index]) ? (
          <p className={classNames(OVERLAY, 'top-3 left-3 h-6 px-2 text-xs text-ink-soft')}>temsilî</p>
        ) : (
          <RemovalLink
            id={id}
            what={`${track.index + 1}. görsel`}
            className={classNames(OVERLAY, 'bottom-3 left-3 h-6 px-2 print:hidden')}
          />
        )}
        {hasMany ? <Counter index={track.index} count={images.length} className="right-3 bottom-3" /> : null}
      </div>
      {hasMany ? <Thumbnails images={images} kind={kind} track={track} /> : null}
      {isFull && FullView ? (
        <FullView images={images} tur={tur} kind={kind} startAt={track.index} onClose={() => setIsFull(false)} />
      ) : null}
    </section>
  );
}

function Thumbnails({ images, kind, track }: Omit<Props, 'id' | 'tur'> & { track: Track }) {
  return (
    <ul aria-label="Küçük görseller" className="flex h-16 shrink-0 gap-2 overflow-x-auto max-lg:hidden print:hidden">
      {images.map((image, index) => (
        <li key={image} className="h-full shrink-0">
          <button
            type="button"
            onClick={() => track.goTo(index)}
            aria-label={`${index + 1}. görsel`}
            aria-current={index === track.index ? 'true' : undefined}
            className="h-full w-[84px] overflow-hidden rounded-control border-2 border-transparent opacity-70 hover:opacity-100 focus-visible:-outline-offset-2 aria-[current]:border-petrol aria-[current]:opacity-100"
          >
            <ListingPicture url={image} kind={kind} sizes="84px" className="h-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}
