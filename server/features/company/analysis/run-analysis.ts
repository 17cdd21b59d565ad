import type { Deps } from '#server/deps.ts';
import { listFoundLines } from '#server/features/market/document-findings/index.ts';
import { worthSources } from '#server/features/market/price-index/index.ts';
import { Parameters } from '#server/features/market/search/index.ts';
import { type Entitlements, FREE } from '#server/features/members/subscriptions/index.ts';
import type {
  AnalysisResult,
  AnalysisRow,
  AnalysisView,
  MeasureFigures,
  SetFigures,
  SetPapers,
} from '#shared/analysis/analyses.ts';
import {
  ANALYSIS_MEASURE_NAMES,
  type AnalysisMeasure,
  MAX_SET,
  ROWS_PER_PAGE,
} from '#shared/analysis/analysis-facts.ts';
import { AXES, type Axis } from '#shared/read-documents/finding-fields.ts';
import { type Ask, askCancellably } from './ask-cancellably.ts';
import { groupsQuery, papersQuery, totalsQuery } from './figures-statement.ts';
import { outliersQuery, rowsQuery } from './rows-statement.ts';
import { chosenClause, type ReadSet, readSet } from './set-clause.ts';

type Raw = { count: number; sum: number | null; quartiles: (number | null)[] | null };
type RawFigures = {
  totals: { listings: number; measures: Record<AnalysisMeasure, Raw> };
  groups: { key: string | null; listings: number; figures: Raw }[] | null;
  papers: Omit<SetPapers, 'axes' | 'fields'> & {
    axes: Partial<Record<Axis, number>> | null;
    fields: SetPapers['fields'] | null;
  };
};
type RawRow = Omit<AnalysisRow, 'id' | 'found'> & { id: string };
type RawDetails = {
  rows: RawRow[] | null;
  outliers: (RawRow & { group: string | null; value: number; lower: number; upper: number })[] | null;
  confirmedAt: Date | null;
};

type Asked = {
  readonly view: AnalysisView;
  readonly page: number;
  readonly rowsPerPage?: number;
  /** Also lists the comparison set, from its first row. */
  readonly listsBeside?: true;
  /** The caller's rights. Without them the result contains only the number of documents. */
  readonly rights?: Entitlements;
  readonly signal?: AbortSignal;
};

/** An analysis, with the listings of the comparison set if they were requested. */
export type ListedAnalysis = AnalysisResult & { readonly besideRows?: readonly AnalysisRow[] };

/**
 * Calculates a view in the database: figures of the set and of the comparison set, outliers, and a page of its
 * listings. Stops when `signal` aborts. Throws a 400 for an invalid search.
 */
export function runAnalysis(
  deps: Deps,
  { view, page, rowsPerPage = ROWS_PER_PAGE, listsBeside, signal, rights = FREE }: Asked,
): Promise<ListedAnalysis> {
  return askCancellably(deps, signal, async (ask) => {
    const now = deps.clock.now();
    const set = await readSet(deps, view.set);
    const beside = view.beside && (await readSet(deps, view.beside));
    const figures = await setFigures(ask, set, view, now);
    const details = await detailsOf(ask, set, { view, page, rowsPerPage, now });
    const besideRows = beside && listsBeside && (await firstRows(ask, beside, { view, rowsPerPage, now }));
    const outliers = details.outliers ?? [];
    const listed = [...(details.rows ?? []), ...outliers, ...(besideRows || [])].map(({ id }) => Number(id));
    const found = view.columns.includes('found') ? await listFoundLines(deps, listed, rights) : new Map();
    const toRow = (row: RawRow): AnalysisRow => ({
      ...row,
      id: Number(row.id),
      found: found.get(Number(row.id)) ?? [],
    });
    return {
      set: figures,
      beside: beside && (await setFigures(ask, beside, view, now)),
      outliers: outliers.map(({ group, value, lower, upper, ...row }) => ({
        row: toRow(row),
        group,
        value,
        lower,
        upper,
      })),
      rows: (details.rows ?? []).map(toRow),
      ...(besideRows && { besideRows: besideRows.map(toRow) }),
      page,
      pages: Math.max(1, Math.ceil(figures.listings / rowsPerPage)),
      confirmedAt: details.confirmedAt?.toISOString() ?? null,
      reckonedAt: now.toISOString(),
      worthSources: await worthSources(deps),
    };
  });
}

async function setFigures(ask: Ask, set: ReadSet, { groupBy, measure }: AnalysisView, now: Date): Promise<SetFigures> {
  const parameters = new Parameters();
  const chosen = chosenClause('found', set, now, parameters);
  const groups = groupBy ? `(select json_agg(g) from (${groupsQuery('chosen', groupBy, measure)}) g)` : 'null::json';
  const [row] = await ask<RawFigures & { found: number }>(
    `with ${chosen}, chosen as materialized (select * from found limit ${MAX_SET})
    select (select count(*)::int from found) as found, (select to_json(t) from (${totalsQuery('chosen')}) t) as totals,
      ${groups} as groups, (select to_json(t) from (${papersQuery('chosen')}) t) as papers`,
    parameters,
  );
  if (!row) throw new Error('Figures of a set are one row.');
  const shown = (row.groups ?? []).map(({ key, listings, figures }) => ({
    key,
    listings,
    figures: toFigures(figures),
  }));
  const inGroups = shown.reduce((sum, { listings }) => sum + listings, 0);
  return {
    listings: row.totals.listings,
    isCut: row.found > MAX_SET,
    // Safe: all their names.
    measures: Object.fromEntries(
      ANALYSIS_MEASURE_NAMES.map((name) => [name, toFigures(row.totals.measures[name])]),
    ) as SetFigures['measures'],
    groups: shown,
    inOtherGroups: groupBy ? row.totals.listings - inGroups : 0,
    papers: {
      ...row.papers,
      axes: AXES.map((axis) => ({ axis, listings: row.papers.axes?.[axis] ?? 0 })),
      fields: row.papers.fields ?? [],
    },
  };
}

type Detailed = {
  readonly view: AnalysisView;
  readonly page: number;
  readonly rowsPerPage: number;
  readonly now: Date;
};

async function detailsOf(ask: Ask, set: ReadSet, { view, page, rowsPerPage, now }: Detailed): Promise<RawDetails> {
  const parameters = new Parameters();
  const chosen = chosenClause('found', set, now, parameters);
  const stretch = { limit: parameters.add(rowsPerPage), offset: parameters.add((page - 1) * rowsPerPage) };
  const { groupBy, measure, sort } = view;
  const [row] = await ask<RawDetails>(
    `with ${chosen}, chosen as materialized (select * from found limit ${MAX_SET})
    select (select json_agg(r) from (${rowsQuery('chosen', sort, stretch)}) r) as rows,
      (select json_agg(o) from (${outliersQuery('chosen', groupBy, measure)}) o) as outliers,
      (select max(last_confirmed_at) from properties) as "confirmedAt"`,
    parameters,
  );
  return row ?? { rows: null, outliers: null, confirmedAt: null };
}

/** The first listings of a set, in the sort order of the view. */
async function firstRows(
  ask: Ask,
  set: ReadSet,
  { view, rowsPerPage, now }: Omit<Detailed, 'page'>,
): Promise<RawRow[]> {
  const parameters = new Parameters();
  const chosen = chosenClause('found', set, now, parameters);
  const stretch = { limit: parameters.add(rowsPerPage), offset: parameters.add(0) };
  const [row] = await ask<Pick<RawDetails, 'rows'>>(
    `with ${chosen}, chosen as materialized (select * from found limit ${MAX_SET})
    select (select json_agg(r) from (${rowsQuery('chosen', view.sort, stretch)}) r) as rows`,
    parameters,
  );
  return row?.rows ?? [];
}

function toFigures({ count, sum, quartiles }: Raw): MeasureFigures {
  const [lowerQuartile = null, median = null, upperQuartile = null] = quartiles ?? [];
  return { count, sum, lowerQuartile, median, upperQuartile };
}
