import { ChartNoAxesCombined, ExternalLink, FileText, type LucideIcon, MapPinned, Phone } from 'lucide-react';
import type { ActionName } from './listing-actions.ts';

/** How each action is called and drawn; the short name fits under an icon on a phone. */
export const ACTION_LOOKS: Readonly<Record<ActionName, { label: string; short: string; icon: LucideIcon }>> = {
  portal: { label: 'e-Satış ilanı', short: 'e-Satış', icon: ExternalLink },
  support: { label: 'Canlı destek', short: 'Destek', icon: Phone },
  documents: { label: 'Belgeler', short: 'Belgeler', icon: FileText },
  parcel: { label: 'Parsel sorgu', short: 'Parsel', icon: MapPinned },
  valuation: { label: 'Değerleme', short: 'Değerleme', icon: ChartNoAxesCombined },
};
