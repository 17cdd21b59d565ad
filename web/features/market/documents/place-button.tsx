import { placeText } from '#shared/read-documents/axis-texts.ts';
import type { FindingPlace } from '#shared/read-documents/document-findings.ts';

type Props = { place: FindingPlace; onShow(): void };

/** A link to a sentence in a document. A long name is wrapped. */
export function PlaceButton({ place, onShow }: Props) {
  return (
    <button
      type="button"
      className="-ml-2 inline-flex min-h-9 items-center rounded-control px-2 py-1 text-left text-sm font-semibold wrap-anywhere text-petrol hover:bg-petrol-tint"
      onClick={onShow}
    >
      {`${placeText(place)}da göster`}
    </button>
  );
}
