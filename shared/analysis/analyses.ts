import { z } from 'zod';
import { organisationPathSchema } from '../organisations/organisations.ts';
import { worthSourcesSchema } from '../price-index/worth-sources-schema.ts';
import { AXES, PAPER_FIELD_NAMES } from '../read-documents/finding-fields.ts';
import { foundLineSchema } from '../read-documents/found-line.ts';
import {
  ANALYSIS_COLUMN_NAMES,
  ANALYSIS_GROUP_NAMES,
  ANALYSIS_MEASURE_NAMES,
  ANALYSIS_SORTS,
  MAX_LINE_LENGTH,
  MAX_LINES,
  MAX_LISTED_IDS,
  VIEW_NAME_LENGTH,
} from './analysis-facts.ts';

const MAX_ADDRESS = 2000;
const searchMessage = 'Aramanın adresi çok uzun.';
const idsMessage = `En az 1, en çok ${MAX_LISTED_IDS} ilan numarası gerekir.`;
const id = z.number({ error: idsMessage }).int(idsMessage).min(1, idsMessage).max(Number.MAX_SAFE_INTEGER, idsMessage);

/** Which listings: all results of a search (`parameters` as in its address), or a list of ids. */
export const analysisSetSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('search'),
      parameters: z.string({ error: searchMessage }).max(MAX_ADDRESS, searchMessage),
    }),
    z.object({
      kind: z.literal('list'),
      ids: z.array(id, { error: idsMessage }).min(1, idsMessage).max(MAX_LISTED_IDS, idsMessage),
    }),
  ],
  { error: 'Seçim bir arama ya da bir liste olmalıdır.' },
);
export type AnalysisSet = z.infer<typeof analysisSetSchema>;

const columnsMessage = 'Bilinmeyen bir sütun var.';
/**
 * What is analysed: a set, optionally a second set to compare, and how they are grouped, measured, shown and sorted.
 */
export const analysisViewSchema = z.object({
  set: analysisSetSchema,
  beside: analysisSetSchema.nullable(),
  groupBy: z.enum(ANALYSIS_GROUP_NAMES, { error: 'Bilinmeyen bir gruplama.' }).nullable(),
  measure: z.enum(ANALYSIS_MEASURE_NAMES, { error: 'Bilinmeyen bir ölçü.' }),
  columns: z
    .array(z.enum(ANALYSIS_COLUMN_NAMES, { error: columnsMessage }), { error: columnsMessage })
    .min(1, 'En az bir sütun seçin.')
    .max(ANALYSIS_COLUMN_NAMES.length, columnsMessage),
  sort: z.object({ by: z.enum(ANALYSIS_SORTS, { error: 'Bilinmeyen bir sıralama.' }), isDescending: z.boolean() }),
});
export type AnalysisView = z.infer<typeof analysisViewSchema>;

/** `POST /api/organisations/{id}/analysis`. */
export const analysisRequestSchema = z.object({
  view: analysisViewSchema,
  page: z
    .number()
    .int()
    .min(1, 'Sayfa 1 ile 1000 arasında olmalıdır.')
    .max(1000, 'Sayfa 1 ile 1000 arasında olmalıdır.')
    .default(1),
});

const figure = z.number().nullable();
/** Calculated from the listings that have the measure; money in lira, ages in days. */
export const measureFiguresSchema = z.object({
  count: z.number().int(),
  sum: figure,
  lowerQuartile: figure,
  median: figure,
  upperQuartile: figure,
});
export type MeasureFigures = z.infer<typeof measureFiguresSchema>;

const groupSchema = z.object({
  /** A province, a month as `2026-11`, …; null for listings without the value. */
  key: z.string().nullable(),
  listings: z.number().int(),
  figures: measureFiguresSchema,
});
export type AnalysisGroupFigures = z.infer<typeof groupSchema>;

/** What the read documents of a set say. Unread documents are unknown: they don't prove that something is absent. */
const setPapersSchema = z.object({
  /** Listings with at least one read document. */
  read: z.number().int(),
  /** Listings with a contradiction, and all contradictions. */
  contradicted: z.number().int(),
  contradictions: z.number().int(),
  /** For each of the four questions, in order: the listings whose documents say something about it. */
  axes: z.array(z.object({ axis: z.enum(AXES), listings: z.number().int() })),
  /** What the documents mention, the most frequent first. */
  fields: z.array(z.object({ field: z.enum(PAPER_FIELD_NAMES), listings: z.number().int() })),
});
export type SetPapers = z.infer<typeof setPapersSchema>;

const setFiguresSchema = z.object({
  listings: z.number().int(),
  /** Whether more listings were found than are analysed. */
  isCut: z.boolean(),
  measures: z.record(z.enum(ANALYSIS_MEASURE_NAMES), measureFiguresSchema),
  groups: z.array(groupSchema),
  /** Listings in the groups that are left out. */
  inOtherGroups: z.number().int(),
  papers: setPapersSchema,
});
export type SetFigures = z.infer<typeof setFiguresSchema>;

/** A listing as a row; money in lira, the area that is sold in m². */
export const analysisRowSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  file: z.string().nullable(),
  kind: z.string(),
  place: z.string(),
  office: z.string().nullable(),
  /** Null if unknown. */
  round: z.enum(['1', '2']).nullable(),
  areaM2: figure,
  appraisal: figure,
  valueToday: figure,
  pricePerM2: figure,
  appraisalAge: figure,
  daysLeft: figure,
  /** The number of findings in read documents, and of contradictions; null if no document was read. */
  findings: figure,
  contradictions: figure,
  /** The findings with their places, if the view has that column; empty for callers who may not see them (D20). */
  found: z.array(foundLineSchema),
});
export type AnalysisRow = z.infer<typeof analysisRowSchema>;

export const analysisResultSchema = z.object({
  set: setFiguresSchema,
  beside: setFiguresSchema.nullable(),
  /**
   * Values more than 1.5 times the interquartile range outside the quartiles of their group (Tukey), the farthest
   * first.
   */
  outliers: z.array(
    z.object({
      row: analysisRowSchema,
      group: z.string().nullable(),
      value: z.number(),
      lower: z.number(),
      upper: z.number(),
    }),
  ),
  rows: z.array(analysisRowSchema),
  page: z.number().int(),
  pages: z.number().int(),
  /** When a source last confirmed a listing, and when this was calculated. */
  confirmedAt: z.iso.datetime().nullable(),
  reckonedAt: z.iso.datetime(),
  worthSources: worthSourcesSchema,
});
export type AnalysisResult = z.infer<typeof analysisResultSchema>;

const linesMessage = `En az 1, en çok ${MAX_LINES} satır gönderin.`;
/** `POST /api/organisations/{id}/analysis/matches`: lines that name listings by number, file or parcel. */
export const matchRequestSchema = z.object({
  lines: z
    .array(z.string().max(MAX_LINE_LENGTH, `Bir satır en çok ${MAX_LINE_LENGTH} karakter olabilir.`), {
      error: linesMessage,
    })
    .min(1, linesMessage)
    .max(MAX_LINES, linesMessage),
});
/**
 * The possible listings of each line, in the order of the lines, the most likely first; none, one, or several to choose
 * from.
 */
export const matchesSchema = z.object({
  matches: z.array(
    z.object({
      line: z.string(),
      listings: z.array(z.object({ id: z.number().int(), title: z.string() })),
      hasMore: z.boolean(),
    }),
  ),
});
export type LineMatch = z.infer<typeof matchesSchema>['matches'][number];

const { min, max } = VIEW_NAME_LENGTH;
const nameMessage = `Görünümün adı ${min} ile ${max} karakter arasında olmalıdır.`;
/** A view to save; `version` is the version it replaces, 0 for a new view. */
export const viewRequestSchema = z.object({
  name: z.string({ error: nameMessage }).trim().min(min, nameMessage).max(max, nameMessage),
  isShared: z.boolean({ error: 'isShared true ya da false olmalıdır.' }),
  view: analysisViewSchema,
  version: z.number().int().min(0).default(0),
});
export type ViewRequest = z.infer<typeof viewRequestSchema>;

export const viewPathSchema = organisationPathSchema.extend({ viewId: z.uuid('Görünümün numarası geçersiz.') });

export const keptViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  owner: z.string(),
  changedAt: z.iso.datetime(),
  version: z.number().int(),
  view: analysisViewSchema,
});
export type KeptView = z.infer<typeof keptViewSchema>;
export const keptViewsSchema = z.object({ views: z.array(keptViewSchema) });
/** `GET /api/v1/analysis/views`. */
export const sharedViewsSchema = z.object({
  views: z.array(keptViewSchema.pick({ id: true, name: true, changedAt: true, view: true })),
});
export const viewKeptSchema = z.object({ message: z.string(), id: z.string(), version: z.number().int() });
