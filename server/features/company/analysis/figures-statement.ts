import {
  ANALYSIS_MEASURE_NAMES,
  type AnalysisGroup,
  type AnalysisMeasure,
  MOST_GROUPS,
} from '#shared/analysis/analysis-facts.ts';

/** SQL group keys over `chosen c`; offices also need a join with `properties p`. */
export const GROUP_KEYS: Readonly<Record<AnalysisGroup, string>> = {
  province: 'c.il',
  district: `case when c.ilce is not null then c.il || ' / ' || c.ilce end`,
  kind: 'c.tur',
  office: 'p.court_name',
  round: `case when c.second_round then '2' when not c.second_round then '1' end`,
  month: `to_char(c.end_date at time zone 'Europe/Istanbul', 'YYYY-MM')`,
};

export function fromChosen(name: string, group: AnalysisGroup | null): string {
  return `${name} c${group === 'office' ? ' join properties p using (id)' : ''}`;
}

const QUARTILES = `array[0.25, 0.5, 0.75]::float8[]`;
const figuresOf = (measure: AnalysisMeasure) =>
  `json_build_object('count', count(c."${measure}"), 'sum', sum(c."${measure}")::float8,
    'quartiles', percentile_cont(${QUARTILES}) within group (order by c."${measure}"))`;

/** SQL: one row for the whole set, with every measure. */
export function totalsQuery(name: string): string {
  const measures = ANALYSIS_MEASURE_NAMES.map((measure) => `'${measure}', ${figuresOf(measure)}`).join(', ');
  return `select count(*)::int as listings, json_build_object(${measures}) as measures from ${name} c`;
}

/** SQL: one row for the whole set: how many of its listings have read documents, and what those documents say. */
export function papersQuery(name: string): string {
  return `with papers as materialized (
      select f.* from ${name} c join listing_findings f on f.property_id = c.id
    )
    select count(*) filter (where read_documents > 0)::int as read,
      count(*) filter (where contradiction_count > 0)::int as contradicted,
      coalesce(sum(contradiction_count), 0)::int as contradictions,
      (select json_object_agg(axis, listings) from (
        select a->>'axis' as axis, count(*)::int as listings from papers, jsonb_array_elements(axes) a
        where (a->>'findings')::int > 0 group by 1) by_axis) as axes,
      (select json_agg(json_build_object('field', field, 'listings', listings) order by listings desc, field) from (
        select field, count(*)::int as listings from papers, unnest(fields) field group by 1) by_field) as fields
    from papers`;
}

/** SQL: the largest groups with one measure. Listings without a value form the group with a null key. */
export function groupsQuery(name: string, group: AnalysisGroup, measure: AnalysisMeasure): string {
  const key = GROUP_KEYS[group];
  const order = group === 'month' ? 'key nulls last' : 'listings desc, key nulls last';
  return `select * from (
      select ${key} as key, count(*)::int as listings, ${figuresOf(measure)} as figures
      from ${fromChosen(name, group)} group by 1 order by listings desc, key nulls last limit ${MOST_GROUPS}
    ) largest order by ${order}`;
}
