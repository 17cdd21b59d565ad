import { PHASE_LABELS } from '../listing-texts/phase-labels.ts';
import { chip, endText, listed, shareText } from './chip-texts.ts';
import type { Filter } from './filter.ts';
import { CORRECTION_DAYS, DAYS_SLIDER, PHASES, SHARES, TURNED_AWAY } from './search-values.ts';

/** Filters on how, when and by whom an item is sold. */
export const SALE_FILTERS = {
  /**
   * Any number of these. `whole`: the listing says that the whole is sold; `part`: a share; `unknown`: it is not known.
   */
  share: {
    parameters: { share: { shape: { kind: 'choices', of: SHARES }, label: 'Hisse' } },
    access: 'open',
    control: 'share',
    folded: 'inAlerts',
    relaxed: { as: 'share' },
    chips: ({ share }) => chip('share', shareText(share)),
  },
  /** Whether bidding has begun, for listings with a known start, accurate to ten minutes. */
  phase: {
    parameters: { phase: { shape: { kind: 'choice', of: PHASES }, label: 'Açık artırma' } },
    access: 'open',
    isMomentary: true,
    control: 'phase',
    folded: 'always',
    relaxed: { as: 'phase' },
    chips: ({ phase }) => chip('phase', phase && PHASE_LABELS[phase === 'upcoming' ? 'before' : 'running']),
  },
  /** Its source has replaced the text or facts of the notice (İİK 114). */
  corrected: {
    parameters: {
      correctedWithinDays: {
        shape: { kind: 'integer', ...CORRECTION_DAYS },
        label: 'Son düzeltmenin üzerinden geçen gün',
      },
    },
    access: 'open',
    isMomentary: true,
    control: 'corrected',
    panel: {
      part: 'notice',
      legend: 'Düzeltilen ilanlar',
      suffix: 'gün',
      hint: 'İlanı son bu kadar gün içinde değiştirilenler.',
    },
    folded: 'always',
    relaxed: { as: 'corrected' },
    chips: ({ correctedWithinDays: days }) => chip('corrected', days && `son ${days} günde düzeltilen`),
  },
  days: {
    parameters: {
      daysRemaining: {
        shape: { kind: 'integer', min: DAYS_SLIDER.min, max: DAYS_SLIDER.max },
        label: 'Kalan gün',
      },
    },
    access: 'open',
    control: 'days',
    relaxed: { as: 'date' },
    chips: ({ daysRemaining }) => chip('days', daysRemaining && `${daysRemaining} gün içinde bitecek`),
  },
  round: {
    parameters: { secondRound: { shape: { kind: 'wanted' }, label: 'İhale' } },
    access: 'open',
    control: 'round',
    relaxed: { as: 'secondRound' },
    chips: ({ secondRound }) => chip('round', secondRound && (secondRound === TURNED_AWAY ? '1. ihale' : '2. ihale')),
  },
  office: {
    parameters: { sulhMahkeme: { shape: { kind: 'wanted' }, label: 'Satışı yapan' } },
    access: 'open',
    control: 'office',
    relaxed: { as: 'sulhMahkeme' },
    chips: ({ sulhMahkeme: sulh }) =>
      chip('court', sulh && (sulh === TURNED_AWAY ? 'İcra dairesi' : 'Satış memurluğu')),
  },
  /** Days in Istanbul, both included. */
  ends: {
    parameters: {
      endDateFrom: { shape: { kind: 'day' }, label: 'En erken bitiş' },
      endDateTo: { shape: { kind: 'day' }, label: 'En geç bitiş' },
    },
    access: 'open',
    range: 'days',
    control: 'text',
    relaxed: { as: 'date' },
    chips: ({ endDateFrom, endDateTo }) => chip('ends', endText(endDateFrom, endDateTo)),
  },
  /** Chosen listings by id, for sharing or exporting them. */
  listings: {
    parameters: { ids: { shape: { kind: 'ids' }, label: 'İlan numaraları' } },
    access: 'open',
    isMomentary: true,
    control: 'text',
    chips: ({ ids }) => chip('listings', ids && `Seçilen ${listed(ids).length} ilan`),
  },
  /**
   * `2024/1867`, optionally with the kind of file: `2024/1867 talimat`. Several, separated by commas, find the listings
   * of each.
   */
  file: {
    parameters: { fileNumber: { shape: { kind: 'fileNumber' }, label: 'Dosya numarası' } },
    access: 'open',
    control: 'text',
    chips: ({ fileNumber }) => chip('file', fileNumber && fileText(fileNumber)),
  },
  /** An office, or a part of its name. */
  court: {
    parameters: { court: { shape: { kind: 'name' }, label: 'Daire' } },
    access: 'open',
    control: 'text',
    relaxed: { as: 'court' },
    chips: ({ court }) => chip('office', court),
  },
  parcel: {
    parameters: {
      ada: { shape: { kind: 'name' }, label: 'Ada' },
      parsel: { shape: { kind: 'name' }, label: 'Parsel' },
    },
    access: 'open',
    control: 'text',
    relaxed: { as: 'parsel', names: ['parsel'] },
    chips: ({ ada, parsel }) =>
      chip('parcel', [ada && `${ada} ada`, parsel && `${parsel} parsel`].filter(Boolean).join(' ')),
  },
} as const satisfies Readonly<Record<string, Filter>>;

/** `Dosya 2026/12`, or the number of files if there are several. */
function fileText(fileNumbers: string): string {
  const numbers = listed(fileNumbers);
  return numbers.length > 1 ? `${numbers.length} dosya numarası` : `Dosya ${fileNumbers}`;
}
