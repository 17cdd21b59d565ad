import type { SavingSlot } from '#web/features/property-detail/saving-slot.ts';
import { SaveButton } from '#web/features/saved-ads/save-button.tsx';

/** Introduces saving to the listing that can be saved: one place for every route that shows a listing. */
export const ListingSaving: SavingSlot = ({ id, title }) => <SaveButton propertyId={id} title={title} />;
