import type { ListingSummary } from '#shared/listings.ts';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; property: Pick<ListingSummary, 'id' | 'title'> };

/** The checkbox that selects a listing. Its label covers the listing, so that a press anywhere on it counts. */
export function ChooseBox({ selection, property: { id, title } }: Props) {
  return (
    <label className="choose">
      <span className="sr-only">{`Seç: ${title}`}</span>
      <input
        type="checkbox"
        checked={selection.ids.includes(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  );
}
