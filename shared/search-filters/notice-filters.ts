import { ANNOTATION_LABELS, FUEL_LABELS, OCCUPANCY_LABELS } from '../text/term-labels.ts';
import {
  appraisalLabel,
  chip,
  chipsOf,
  kdvLabel,
  labelIn,
  lira,
  number,
  rangeText,
  todayRatioLabel,
} from './chip-texts.ts';
import type { Filter } from './filter.ts';
import {
  ANNOTATIONS,
  APPRAISAL_AGES,
  DEPOSIT_DAYS,
  FUELS,
  KDV_RATES,
  MAX_KM,
  MAX_PRICE,
  OCCUPANCIES,
  TODAY_RATIOS,
} from './search-values.ts';

const LIRA = { kind: 'number', min: 0, max: MAX_PRICE } as const;
const KM = { kind: 'number', min: 0, max: MAX_KM } as const;
const ENTRIES = { kind: 'choices', of: ANNOTATIONS } as const;
const ADVANCED = { as: 'advanced' } as const;

/** Filters on values of the notice that only premium may see, or on values calculated from them (D27). */
export const NOTICE_FILTERS = {
  /** Bounds are widened to three digits. */
  km: {
    parameters: { minKm: { shape: KM, label: 'En az kilometre' }, maxKm: { shape: KM, label: 'En çok kilometre' } },
    access: 'premium',
    range: 'told',
    control: 'km',
    panel: { part: 'vehicle', legend: 'Kilometre', suffix: 'km' },
    folded: 'always',
    relaxed: { as: 'particulars' },
    chips: ({ minKm, maxKm }) => {
      const km = rangeText(minKm, maxKm, number);
      return chip('km', km && `${km} km`);
    },
  },
  fuel: {
    parameters: { fuel: { shape: { kind: 'choices', of: FUELS }, label: 'Yakıt' } },
    access: 'premium',
    control: 'fuel',
    panel: { part: 'vehicle', legend: 'Yakıt', labelOf: (value) => labelIn(FUEL_LABELS, value) },
    folded: 'always',
    relaxed: { as: 'particulars' },
    chips: ({ fuel }) => chipsOf('fuel', fuel, (value) => labelIn(FUEL_LABELS, value)),
  },
  /** Only for real estate, in lira. Bounds are widened to three digits. */
  pricePerSquareMeter: {
    parameters: {
      minPricePerSquareMeter: { shape: LIRA, label: 'En düşük metrekare bedeli' },
      maxPricePerSquareMeter: { shape: LIRA, label: 'En yüksek metrekare bedeli' },
    },
    access: 'premium',
    range: 'told',
    control: 'pricePerM2',
    panel: { part: 'estateCost', legend: 'Metrekare bedeli', suffix: '₺' },
    folded: 'always',
    relaxed: ADVANCED,
    chips: ({ minPricePerSquareMeter, maxPricePerSquareMeter }) => {
      const price = rangeText(minPricePerSquareMeter, maxPricePerSquareMeter, lira);
      return chip('price-per-m2', price && `m² bedeli ${price}`);
    },
  },
  /** The appraisal with KDV and the costs that the law sets for every buyer, if the notice names a single rate. */
  allIn: {
    parameters: { maxAllInCost: { shape: LIRA, label: 'En yüksek toplam maliyet' } },
    access: 'premium',
    control: 'allIn',
    panel: {
      part: 'cost',
      legend: 'Toplam maliyet',
      suffix: '₺',
      hint: 'Muhammen bedelden alınırsa: KDV, damga vergisi ve gayrimenkulde tapu harcıyla.',
    },
    folded: 'always',
    relaxed: ADVANCED,
    chips: ({ maxAllInCost }) => chip('all-in', maxAllInCost && `toplam maliyet en çok ${lira(maxAllInCost)}`),
  },
  /**
   * The maximum appraisal in per cent of its reference: for a dwelling its value today by the house price index
   * (`valueToday`), for a vehicle the lowest value in the kasko list (`kaskoValue`).
   */
  todayRatio: {
    parameters: {
      maxTodayRatio: {
        shape: { kind: 'integer', ...TODAY_RATIOS },
        label: 'Bugünkü karşılığa ya da kasko değerine oran',
      },
    },
    access: 'premium',
    control: 'todayRatio',
    panel: {
      part: 'cost',
      legend: 'Bugüne göre en çok',
      suffix: '%',
      hint: 'Konutta muhammen bedelin, endeksle bugüne taşınmış karşılığına; araçta kasko değerine oranı. Piyasa değeri değildir.',
    },
    folded: 'always',
    relaxed: ADVANCED,
    chips: ({ maxTodayRatio: ratio }) => chip('today-ratio', ratio && todayRatioLabel(ratio)),
  },
  kdv: {
    parameters: { kdvRate: { shape: { kind: 'choices', of: KDV_RATES }, label: 'KDV oranı' } },
    access: 'premium',
    control: 'kdv',
    panel: { part: 'cost', legend: 'KDV oranı', labelOf: kdvLabel },
    folded: 'always',
    relaxed: ADVANCED,
    chips: ({ kdvRate }) => chipsOf('kdvRate', kdvRate, kdvLabel),
  },
  occupancy: {
    parameters: { occupancy: { shape: { kind: 'choices', of: OCCUPANCIES }, label: 'Kullanım durumu' } },
    access: 'premium',
    control: 'occupancy',
    panel: { part: 'state', legend: 'Kullanım durumu', labelOf: (value) => labelIn(OCCUPANCY_LABELS, value) },
    folded: 'always',
    relaxed: ADVANCED,
    chips: ({ occupancy }) => chipsOf('occupancy', occupancy, (value) => labelIn(OCCUPANCY_LABELS, value)),
  },
  /** The notice confirms or denies each of these: an entry that it does not mention is neither. */
  annotations: {
    parameters: {
      annotations: { shape: ENTRIES, label: 'Bulunan şerhler' },
      withoutAnnotations: { shape: ENTRIES, label: 'Bulunmayan şerhler' },
    },
    access: 'premium',
    control: 'annotations',
    folded: 'always',
    relaxed: ADVANCED,
    chips: ({ annotations, withoutAnnotations }) => [
      ...chipsOf('annotations', annotations, (value) => `${labelIn(ANNOTATION_LABELS, value)} var`),
      ...chipsOf('withoutAnnotations', withoutAnnotations, (value) => `${labelIn(ANNOTATION_LABELS, value)} yok`),
    ],
  },
  appraisal: {
    parameters: {
      maxAppraisalAgeDays: { shape: { kind: 'integer', ...APPRAISAL_AGES }, label: 'Değerlemenin yaşı' },
    },
    access: 'premium',
    isMomentary: true,
    control: 'appraisal',
    panel: { part: 'cost', legend: 'Kıymet takdirinin yaşı', suffix: 'gün' },
    folded: 'always',
    relaxed: ADVANCED,
    chips: ({ maxAppraisalAgeDays: days }) => chip('appraisal', days && appraisalLabel(days)),
  },
  /** The deadline of the cash deposit (İİK 114) is in the future, at most this many days away. */
  depositDays: {
    parameters: { depositWithinDays: { shape: { kind: 'integer', ...DEPOSIT_DAYS }, label: 'Teminata kalan gün' } },
    access: 'premium',
    isMomentary: true,
    control: 'depositDays',
    panel: {
      part: 'cost',
      legend: 'Teminatın son günü',
      suffix: 'gün',
      hint: 'Nakit teminatı bu kadar gün içinde yatırılacak ihaleler.',
    },
    folded: 'always',
    relaxed: ADVANCED,
    chips: ({ depositWithinDays: days }) => chip('deposit', days && `teminatı ${days} gün içinde`),
  },
} as const satisfies Readonly<Record<string, Filter>>;
