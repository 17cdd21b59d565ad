import { ChartNoAxesCombined, ExternalLink, FileText, Headset, type IconComponent, MapPinned } from '#web/ui/icons.tsx';
import type { ActionName } from './listing-actions.ts';

type Look = { label: string; short: string; icon: IconComponent };

/** The labels and icon of each action; the short labels fit under an icon on a phone. */
export const ACTION_LOOKS: Readonly<Record<ActionName, Look>> = {
  source: { label: 'İlanın kaynağı', short: 'Kaynak', icon: ExternalLink },
  portal: { label: 'e-Satış ilanı', short: 'e-Satış', icon: ExternalLink },
  support: { label: 'Canlı destek', short: 'Destek', icon: Headset },
  documents: { label: 'Belgeler', short: 'Belgeler', icon: FileText },
  parcel: { label: 'Parsel sorgu', short: 'Parsel', icon: MapPinned },
  valuation: { label: 'Değerleme', short: 'Değerleme', icon: ChartNoAxesCombined },
};
