/** What listings of a set can be grouped by. */
export const ANALYSIS_GROUPS = {
  province: 'İl',
  district: 'İlçe',
  kind: 'Tür',
  office: 'Satışı yapan',
  round: 'İhale',
  month: 'Bitiş ayı',
} as const;
export type AnalysisGroup = keyof typeof ANALYSIS_GROUPS;
// Safe: the names of the literal.
export const ANALYSIS_GROUP_NAMES = Object.keys(ANALYSIS_GROUPS) as [AnalysisGroup, ...AnalysisGroup[]];

/**
 * What is calculated over a set. Only appraisals have a meaningful sum: prices per square metre and days don't add up.
 */
export const ANALYSIS_MEASURES = {
  appraisal: { name: 'Muhammen bedel', unit: 'lira', addsUp: true },
  /**
   * For dwellings, the appraisal moved by the house price index; for vehicles, the kasko value. The lower bound (D57).
   */
  valueToday: { name: 'Bugünkü karşılık ya da kasko (en az)', unit: 'lira', addsUp: true },
  pricePerM2: { name: 'm² bedeli', unit: 'lira', addsUp: false },
  appraisalAge: { name: 'Değerleme yaşı', unit: 'days', addsUp: false },
  daysLeft: { name: 'Bitişe kalan', unit: 'days', addsUp: false },
} as const;
export type AnalysisMeasure = keyof typeof ANALYSIS_MEASURES;
// Safe: the names of the literal.
export const ANALYSIS_MEASURE_NAMES = Object.keys(ANALYSIS_MEASURES) as [AnalysisMeasure, ...AnalysisMeasure[]];

/** Columns of the table; the listing's name is always the first. */
export const ANALYSIS_COLUMNS = {
  kind: 'Tür',
  place: 'Yer',
  office: 'Satışı yapan',
  round: 'İhale',
  areaM2: 'Alan (m²)',
  appraisal: 'Muhammen bedel',
  valueToday: 'Bugünkü karşılık ya da kasko (en az)',
  pricePerM2: 'm² bedeli',
  appraisalAge: 'Değerleme yaşı (gün)',
  daysLeft: 'Kalan gün',
  findings: 'Belgelerde bulunan bilgi',
  contradictions: 'Çelişki',
  found: 'Belgelerde bulunanlar ve yerleri',
} as const;
export type AnalysisColumn = keyof typeof ANALYSIS_COLUMNS;
// Safe: the names of the literal.
export const ANALYSIS_COLUMN_NAMES = Object.keys(ANALYSIS_COLUMNS) as [AnalysisColumn, ...AnalysisColumn[]];

export const ANALYSIS_SORTS = ['areaM2', 'appraisal', 'valueToday', 'pricePerM2', 'appraisalAge', 'daysLeft'] as const;
export type AnalysisSort = (typeof ANALYSIS_SORTS)[number];

/** The maximum number of listings in a set. Of a larger set only the first ones by id count, and the answer says so. */
export const MAX_SET = 50_000;
/** The maximum number of listings in a list of ids. */
export const MAX_LISTED_IDS = 5000;
/** The maximum number of lines that are matched in one call, and of characters in one line. */
export const MAX_LINES = 500;
export const MAX_LINE_LENGTH = 200;
export const ROWS_PER_PAGE = 50;
/** The maximum number of groups in an answer: the largest ones; the others are counted together. */
export const MOST_GROUPS = 100;
export const MOST_OUTLIERS = 50;
/** A group with fewer values has no meaningful quartiles, so no outliers. */
export const LEAST_FOR_OUTLIERS = 8;
/**
 * A group with fewer values is not drawn: it has no middle half, and a single value could stretch the axis of all
 * groups.
 */
export const LEAST_PLOTTED = 4;
export const MAX_VIEWS = 100;
export const VIEW_NAME_LENGTH = { min: 2, max: 80 } as const;
