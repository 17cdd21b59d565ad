import { queryOptions, useQuery } from '@tanstack/react-query';
import { toLira } from '#shared/orders/order-rules.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { getJson } from '#web/platform/api-client.ts';

/** What can be bought here and now, and how it is paid. */
export const orderTermsQuery = queryOptions({
  queryKey: ['order-terms'],
  queryFn: ({ signal }) => getJson('/api/order-terms', signal),
});

/**
 * Stands beside a launch price: the lowest that a month has cost in the last thirty days (Ticari Reklam Yönetmeliği
 * 14). Nothing until the prices have come.
 */
export function LowestPrice() {
  const { data } = useQuery(orderTermsQuery);
  const kurus = data?.lowest.monthly;
  if (kurus === undefined) return null;
  return (
    <span className="tabular block">{`Son 30 gündeki en düşük aylık fiyat: ${formatLiraExact(toLira(kurus))}`}</span>
  );
}
