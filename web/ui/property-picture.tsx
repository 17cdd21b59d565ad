import { slugOf } from '#shared/sub-category-slugs.ts';
import { classNames } from './class-names.ts';

type Props = {
  imageUrl: string | null;
  tur: string;
  /** Pictures in the first view are fetched at once, the others when they come near. */
  isFirstView?: boolean;
  sizes: string;
  /** What a screen reader says; empty where the words beside it say it all. */
  alt?: string;
  /** Whether the picture fills its box or stands in it whole. */
  fit?: 'cover' | 'contain';
  className?: string;
};

/** The small one of the two widths in which our own pictures are kept; others come as they are. */
export function smallPicture(url: string): string | undefined {
  if (!url.startsWith('/files/') || !url.endsWith('.webp')) return undefined;
  return url.replace(/\.webp$/, '-400.webp');
}

function sourceSet(url: string): string | undefined {
  const small = smallPicture(url);
  return small && `${small} 400w, ${url} 800w`;
}

/** The listing's picture, or a drawing of its sub-category when there is none (spec §9). */
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
  return (
    <img
      src={imageUrl ?? fallback}
      srcSet={imageUrl ? sourceSet(imageUrl) : undefined}
      sizes={sizes}
      alt={alt}
      width={400}
      height={300}
      loading={isFirstView ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(
        'w-full',
        fit === 'cover' ? 'aspect-[4/3] bg-sunk object-cover' : 'object-contain',
        className,
      )}
      onError={(event) => {
        const image = event.currentTarget;
        if (image.dataset.fellBack) return;
        image.dataset.fellBack = 'true';
        image.srcset = '';
        image.src = fallback;
      }}
    />
  );
}
