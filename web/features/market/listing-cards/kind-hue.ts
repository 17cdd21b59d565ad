import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { Hue } from '#web/ui/tag.tsx';

/** The quiet hue of each kind (design, "Tokens"). */
export const KIND_HUE: Readonly<Record<CategoryNumber, Hue>> = { '1': 'petrol', '2': 'indigo', '3': 'olive' };
