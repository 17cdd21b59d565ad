import { formatLira, formatNumber } from '../text/money.ts';
import { ANALYSIS_MEASURES, type AnalysisGroup, type AnalysisMeasure } from './analysis-facts.ts';

const MONTH = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A value of a measure in words: `₺1.250.000`, `12 gün`; a dash for null. */
export function measureText(measure: AnalysisMeasure, value: number | null): string {
  if (value === null) return '–';
  return ANALYSIS_MEASURES[measure].unit === 'lira' ? formatLira(value) : `${formatNumber(Math.round(value))} gün`;
}

const ROUND_LIRA = new Intl.NumberFormat('tr-TR', { notation: 'compact', compactDisplay: 'long' });

/** The short form of a value, for example beside an axis: `₺5 milyon`, `12 gün`. */
export function shortMeasureText(measure: AnalysisMeasure, value: number): string {
  return ANALYSIS_MEASURES[measure].unit === 'lira' ? `₺${ROUND_LIRA.format(value)}` : measureText(measure, value);
}

export function groupText(group: AnalysisGroup, key: string | null): string {
  if (key === null) return 'Belirtilmemiş';
  if (group === 'round') return `${key}. ihale`;
  return group === 'month' ? MONTH.format(new Date(`${key}-01T00:00:00Z`)) : key;
}
