import {
  type AnalysisGroup,
  type AnalysisMeasure,
  type AnalysisSort,
  LEAST_FOR_OUTLIERS,
  MOST_OUTLIERS,
} from '#shared/analysis/analysis-facts.ts';
import { fromChosen, GROUP_KEYS } from './figures-statement.ts';

const SORT_COLUMNS: Readonly<Record<AnalysisSort, string>> = {
  areaM2: 'c.area_m2',
  appraisal: 'c.appraisal',
  valueToday: 'c."valueToday"',
  pricePerM2: 'c."pricePerM2"',
  appraisalAge: 'c."appraisalAge"',
  daysLeft: 'c."daysLeft"',
};

const ROW = `p.id, p.title, p.dosya_bilgi as file, p.tur as kind, concat_ws(', ', p.ilce, p.il) as place, p.court_name as office,
  ${GROUP_KEYS.round} as round, c.area_m2 as "areaM2", c.appraisal, c."valueToday",
  c."pricePerM2", c."appraisalAge", c."daysLeft",
  case when f.read_documents > 0 then f.finding_count end as findings,
  case when f.read_documents > 0 or f.contradiction_count > 0 then f.contradiction_count end as contradictions`;
const FINDINGS = 'left join listing_findings f on f.property_id = c.id';

/** A range of the set's rows: SQL for the limit and the offset. */
type Stretch = { readonly limit: string; readonly offset: string };

/** SQL: a range of the set's listings; listings without a value in the sort column come last. */
export function rowsQuery(
  name: string,
  { by, isDescending }: { by: AnalysisSort; isDescending: boolean },
  { limit, offset }: Stretch,
): string {
  const order = `${SORT_COLUMNS[by]} ${isDescending ? 'desc' : ''} nulls last, c.id`;
  return `select ${ROW} from (select * from ${name} c order by ${order} limit ${limit} offset ${offset}) c
      join properties p using (id) ${FINDINGS} order by ${order}`;
}

/**
 * SQL: listings farther from their group's quartiles than 1.5 times the interquartile range (J. W. Tukey's fences),
 * farthest first.
 */
export function outliersQuery(name: string, group: AnalysisGroup | null, measure: AnalysisMeasure): string {
  const key = group ? GROUP_KEYS[group] : 'null::text';
  const value = `c."${measure}"`;
  // No key is empty, so an empty text can mean "no group". With "is not distinct from", the database would compare
  // every listing with every group.
  return `with keyed as materialized (
      select c.id, ${key} as key, ${value}::float8 as value from ${fromChosen(name, group)} where ${value} is not null
    ), fences as (
      select key, percentile_cont(0.25) within group (order by value) as low, percentile_cont(0.75) within group (order by value) as high
      from keyed group by key having count(*) >= ${LEAST_FOR_OUTLIERS}
    )
    select ${ROW}, o.key as "group", o.value, o.lower, o.upper from (
      select k.id, k.key, k.value, f.low - 1.5 * (f.high - f.low) as lower, f.high + 1.5 * (f.high - f.low) as upper,
        greatest(f.low - k.value, k.value - f.high) / (f.high - f.low) as distance
      from keyed k join fences f on coalesce(f.key, '') = coalesce(k.key, '')
      where f.high > f.low and (k.value < f.low - 1.5 * (f.high - f.low) or k.value > f.high + 1.5 * (f.high - f.low))
      order by distance desc, k.id limit ${MOST_OUTLIERS}
    ) o join ${name} c using (id) join properties p using (id) ${FINDINGS} order by o.distance desc, p.id`;
}
