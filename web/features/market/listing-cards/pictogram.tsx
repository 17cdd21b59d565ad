import pictograms from '#shared/kinds/pictograms.svg?url&no-inline';
import { slugOf } from '#shared/kinds/sub-category-slugs.ts';

type Props = { tur: string; className?: string };

/** The pictogram of a sub-category, for a listing without a picture (D52). The text beside it says the same. */
export function Pictogram({ tur, className }: Props) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${pictograms}#${slugOf(tur)}`} />
    </svg>
  );
}
