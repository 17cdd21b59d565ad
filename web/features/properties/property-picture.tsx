import { slugOf } from '#shared/kinds/sub-category-slugs.ts';
import { pictureSourceSet } from '#shared/mirrored-pictures.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  imageUrl: string | null;
  tur: string;
  /** Visible at first: such pictures load at once, others when they come near. */
  isFirstView?: boolean;
  sizes: string;
  /** The alternative text; empty where the text beside the picture says the same. */
  alt?: string;
  /** `cover` fills a box of 4:3 and crops, `contain` shows the whole picture, `card` fills the box that the class makes. */
  fit?: 'cover' | 'contain' | 'card';
  className?: string;
};

const FITS = { cover: 'w-full aspect-[4/3] bg-sunk object-cover', contain: 'w-full object-contain', card: undefined };

/** The smallest stored size of one of our own pictures; undefined for pictures of other sites. */
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

/** Replaces a picture that cannot be loaded with the drawing; only once, in case the drawing is missing too. */
function fallBack(image: HTMLImageElement, fallback: string): void {
  if (image.dataset.fellBack) return;
  image.dataset.fellBack = 'true';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.srcset = '';
  image.srcset = '';
  image.src = fallback;
}

/**
 * The listing's picture, or a drawing of its sub-category when there is none (spec §9). A picture that is not in our store
 * yet would be fetched from its source, which would learn who looks at what.
 */
export function PropertyPicture({
  imageUrl,
  tur,
  isFirstView = false,
  sizes,
  alt = '',
  fit = 'cover',
  className,
}: Props) {
  const fallback = `/illustrations/${slugOf(tur)}.svg`;
  const ownUrl = imageUrl?.startsWith('/') ? imageUrl : undefined;
  const avif = ownUrl && pictureSourceSet(ownUrl, 'avif');
  return (
    <picture className="contents">
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        src={ownUrl ?? fallback}
        srcSet={ownUrl && sourceSet(ownUrl)}
        sizes={sizes}
        alt={alt}
        width={400}
        height={300}
        loading={isFirstView ? 'eager' : 'lazy'}
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
