import { queryOptions, useQuery } from '@tanstack/react-query';
import { toLira } from '#shared/orders/order-rules.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { getJson } from '#web/platform/api-client.ts';

/** What can be bought here now, and the payment methods. */
export const orderTermsQuery = queryOptions({
  queryKey: ['order-terms'],
  queryFn: ({ signal }) => getJson('/api/order-terms', signal),
});

/**
 * Shown beside a launch price: the lowest monthly price in the last thirty days (Ticari Reklam Yönetmeliği 14). Nothing
 * until the prices are loaded.
 */
export function LowestPrice() {
  const { data } = useQuery(orderTermsQuery);
  const kurus = data?.lowest.monthly;
  if (kurus === undefined) return null;
  return (
    <span className="tabular block">{`Son 30 gündeki en düşük aylık fiyat: ${formatLiraExact(toLira(kurus))}`}</span>
  );
}
