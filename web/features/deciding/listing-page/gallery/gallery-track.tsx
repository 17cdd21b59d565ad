import type { CSSProperties } from 'react';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { isDrawn, ListingPicture, smallPicture } from '#web/features/market/listing-cards/index.ts';
import type { Track } from './use-track.ts';

type Props = {
  images: readonly string[];
  tur: string;
  kind: CategoryNumber;
  track: Track;
  fit: 'cover' | 'contain';
  sizes: string;
};

function altOf(image: string, tur: string, index: number, count: number): string {
  const what = isDrawn(image) ? `${tur}, temsilî çizim` : tur;
  return count > 1 ? `${what}, ${count} görselden ${index + 1}.` : `${what} görseli`;
}

/** The small picture as background until the large one is loaded; the card has loaded it already. */
function behind(image: string, index: number): CSSProperties | undefined {
  const small = index === 0 ? smallPicture(image) : undefined;
  return small ? { backgroundImage: `url("${small}")` } : undefined;
}

/** The pictures side by side, one visible. The row itself can be focused. */
export function GalleryTrack({ images, tur, kind, track, fit, sizes }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a group of pictures.
    <div
      ref={track.ref}
      onScroll={track.onScroll}
      role="group"
      aria-label="Görseller"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2"
    >
      {images.map((image, index) => (
        <div
          key={image}
          className="h-full w-full shrink-0 snap-center snap-always bg-cover bg-center"
          style={fit === 'cover' ? behind(image, index) : undefined}
        >
          <ListingPicture
            url={image}
            kind={kind}
            isFirstView={index === 0}
            sizes={sizes}
            alt={altOf(image, tur, index, images.length)}
            fit={fit}
            className="h-full"
          />
        </div>
      ))}
    </div>
  );
}
