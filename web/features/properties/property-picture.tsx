import { slugOf } from '#shared/sub-category-slugs.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  imageUrl: string | null;
  tur: string;
  /** Pictures in the first view are fetched at once, the others when they come near. */
  isFirstView?: boolean;
  sizes: string;
  className?: string;
};

/** Our own pictures are kept in two widths; others come as they are. */
function sourceSet(url: string): string | undefined {
  if (!url.startsWith('/files/') || !url.endsWith('.webp')) return undefined;
  return `${url.replace(/\.webp$/, '-400.webp')} 400w, ${url} 800w`;
}

/** The listing's picture, or a drawing of its sub-category when there is none (spec §9). */
export function PropertyPicture({ imageUrl, tur, isFirstView = false, sizes, className }: Props) {
  const fallback = `/illustrations/${slugOf(tur)}.svg`;
  return (
    <img
      src={imageUrl ?? fallback}
      srcSet={imageUrl ? sourceSet(imageUrl) : undefined}
      sizes={sizes}
      alt=""
      width={400}
      height={300}
      loading={isFirstView ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames('aspect-[4/3] w-full bg-sunk object-cover', className)}
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
