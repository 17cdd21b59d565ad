import {
  ANALYSIS_MEASURE_NAMES,
  type AnalysisGroup,
  type AnalysisMeasure,
  MOST_GROUPS,
} from '#shared/analysis/analysis-facts.ts';

/** SQL over `chosen c`, with `properties p` beside it for offices. */
export const GROUP_KEYS: Readonly<Record<AnalysisGroup, string>> = {
  province: 'c.il',
  district: `case when c.ilce is not null then c.il || ' / ' || c.ilce end`,
  kind: 'c.tur',
  office: 'p.court_name',
  round: `case when c.second_round then '2' else '1' end`,
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

/** SQL: the largest groups with one measure; without a key those that do not say it. */
export function groupsQuery(name: string, group: AnalysisGroup, measure: AnalysisMeasure): string {
  const key = GROUP_KEYS[group];
  const order = group === 'month' ? 'key nulls last' : 'listings desc, key nulls last';
  return `select * from (
      select ${key} as key, count(*)::int as listings, ${figuresOf(measure)} as figures
      from ${fromChosen(name, group)} group by 1 order by listings desc, key nulls last limit ${MOST_GROUPS}
    ) largest order by ${order}`;
}
