import type { CSSProperties } from 'react';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { isDrawn, ListingPicture, smallPicture } from '#web/features/market/listing-cards/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Track } from './use-track.ts';

type Props = {
  images: readonly string[];
  tur: string;
  kind: CategoryNumber;
  track: Track;
  fit: 'cover' | 'contain';
  sizes: string;
  /** The picture that is enlarged beyond its frame; it scrolls instead of the row. */
  enlarged?: number | undefined;
  onEnlarge?: (index: number | undefined) => void;
};

function altOf(image: string, tur: string, index: number, count: number): string {
  const what = isDrawn(image) ? `${tur}, temsilî çizim` : tur;
  return count > 1 ? `${what}, ${count} görselden ${index + 1}.` : `${what} görseli`;
}

/** The small picture as background until the large one is loaded; the card has already loaded it. */
function behind(image: string, index: number): CSSProperties | undefined {
  const small = index === 0 ? smallPicture(image) : undefined;
  return small ? { backgroundImage: `url("${small}")` } : undefined;
}

function scrollToMiddle(place: HTMLElement | null): void {
  place?.scrollTo({
    left: (place.scrollWidth - place.clientWidth) / 2,
    top: (place.scrollHeight - place.clientHeight) / 2,
    behavior: 'instant',
  });
}

/** The pictures side by side, one visible. The row itself can get the focus. */
export function GalleryTrack({ images, tur, kind, track, fit, sizes, enlarged, onEnlarge }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a group of pictures.
    <div
      ref={track.ref}
      onScroll={track.onScroll}
      role="group"
      aria-label="Görseller"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      className={classNames(
        'flex h-full snap-x snap-mandatory overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2',
        enlarged === undefined ? 'overflow-x-auto' : 'overflow-x-hidden',
      )}
    >
      {images.map((image, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button above the pictures does the same
        <div
          key={image}
          ref={index === enlarged ? scrollToMiddle : undefined}
          // An enlarged picture can also be scrolled by keyboard.
          tabIndex={index === enlarged ? 0 : undefined}
          onDoubleClick={onEnlarge && (() => onEnlarge(index === enlarged ? undefined : index))}
          className={classNames(
            'h-full w-full shrink-0 touch-manipulation snap-center snap-always bg-cover bg-center',
            index === enlarged && 'overflow-auto',
          )}
          style={fit === 'cover' ? behind(image, index) : undefined}
        >
          <ListingPicture
            url={image}
            kind={kind}
            isFirstView={index === 0}
            sizes={sizes}
            alt={altOf(image, tur, index, images.length)}
            fit={index === enlarged ? 'card' : fit}
            className={index === enlarged ? 'size-[200%] max-w-none object-contain' : 'h-full'}
          />
        </div>
      ))}
    </div>
  );
}
