import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { pictureSourceSet } from '#shared/mirrored-pictures.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  /** A picture in our store (`ownPicture`). */
  url: string;
  kind: CategoryNumber;
  /** Whether it is visible at first: such a picture loads at once, others when they get near. */
  isFirstView?: boolean;
  sizes: string;
  /** The alternative text; empty if the text beside the picture says the same. */
  alt?: string;
  /** `cover` crops the picture to a 4:3 box, `contain` shows all of it, `card` fills the box that the class defines. */
  fit?: 'cover' | 'contain' | 'card';
  className?: string;
};

const FITS = { cover: 'w-full aspect-[4/3] bg-sunk object-cover', contain: 'w-full object-contain', card: undefined };

/** The smallest stored size of one of our pictures; undefined for pictures of other sites. */
export function smallPicture(url: string): string | undefined {
  if (!url.startsWith('/files/') || url.includes('?') || !url.endsWith('.webp')) return undefined;
  if (isMirrored(url)) return url.replace(/-800\.webp$/, '-400.webp');
  return url.replace(/\.webp$/, '-400.webp');
}

const isMirrored = (url: string) => pictureSourceSet(url, 'webp') !== undefined;

function sourceSet(url: string): string | undefined {
  if (isMirrored(url)) return pictureSourceSet(url, 'webp');
  const small = smallPicture(url);
  return small && `${small} 400w, ${url} 800w`;
}

/** Replaces a picture that can't be loaded with the placeholder of its kind; only once, in case that is missing too. */
function fallBack(image: HTMLImageElement, fallback: string): void {
  if (image.dataset.fellBack) return;
  image.dataset.fellBack = 'true';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.srcset = '';
  image.srcset = '';
  image.src = fallback;
}

/**
 * A picture of a listing. If it can't be loaded, the pictogram of its kind is shown on the quiet background (spec §9,
 * D52).
 */
export function ListingPicture({ url, kind, isFirstView = false, sizes, alt = '', fit = 'cover', className }: Props) {
  const fallback = `/placeholders/${kind}.svg`;
  const avif = pictureSourceSet(url, 'avif');
  return (
    <picture className="contents">
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        src={url}
        srcSet={sourceSet(url)}
        sizes={sizes}
        alt={alt}
        width={400}
        height={300}
        loading={isFirstView ? 'eager' : 'lazy'}
        // The largest element on a phone's first screen must not wait for the page's code.
        fetchPriority={isFirstView ? 'high' : undefined}
        decoding="async"
        className={classNames(FITS[fit], className)}
        // A picture in server-rendered HTML can fail before React listens for errors.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) fallBack(image, fallback);
        }}
        onError={({ currentTarget }) => fallBack(currentTarget, fallback)}
      />
    </picture>
  );
}
