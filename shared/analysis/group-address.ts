import { TURNED_AWAY } from '../search-filters/search-values.ts';
import { addressQuery } from '../text/address-query.ts';
import type { AnalysisSet } from './analyses.ts';
import type { AnalysisGroup } from './analysis-facts.ts';

/** The search parameters that find exactly one group; empty if no filter can express it. */
const ASKED: Readonly<Record<AnalysisGroup, (key: string) => Readonly<Record<string, string>> | undefined>> = {
  province: (city) => ({ city }),
  district: (key) => {
    const [city = '', district = ''] = key.split(' / ');
    return { city, district };
  },
  kind: (subCategory) => ({ subCategory }),
  office: (court) => ({ court }),
  round: (round) => ({ secondRound: round === '2' ? '1' : TURNED_AWAY }),
  month: (month) => ({ endDateFrom: `${month}-01`, endDateTo: lastDayOf(month) }),
};

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`;
}

/**
 * The search that finds the listings of a group of a set; undefined for a list of ids, and for the group without the
 * value.
 */
export function groupAddress(set: AnalysisSet, group: AnalysisGroup, key: string | null): string | undefined {
  const asked = key === null ? undefined : ASKED[group](key);
  if (set.kind !== 'search' || !asked) return undefined;
  return `/search${addressQuery({ ...Object.fromEntries(new URLSearchParams(set.parameters)), ...asked })}`;
}
