import { ChartNoAxesCombined, ExternalLink, FileText, Headset, type IconComponent, MapPinned } from '#web/ui/icons.tsx';
import type { ActionName } from './listing-actions.ts';

type Look = { label: string; short: string; shortMissing: string; icon: IconComponent };

/** The labels and icon of each action; the short labels fit under an icon on a phone. */
export const ACTION_LOOKS: Readonly<Record<ActionName, Look>> = {
  portal: { label: 'e-Satış ilanı', short: 'e-Satış', shortMissing: 'e-Satış yok', icon: ExternalLink },
  support: { label: 'Canlı destek', short: 'Destek', shortMissing: 'Destek yok', icon: Headset },
  documents: { label: 'Belgeler', short: 'Belgeler', shortMissing: 'Belge yok', icon: FileText },
  parcel: { label: 'Parsel sorgu', short: 'Parsel', shortMissing: 'Parsel yok', icon: MapPinned },
  valuation: { label: 'Değerleme', short: 'Değerleme', shortMissing: 'Değerleme yok', icon: ChartNoAxesCombined },
};
