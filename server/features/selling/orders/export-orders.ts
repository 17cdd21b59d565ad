import type { Deps } from '#server/deps.ts';
import { listOrders } from './describe-order.ts';

/** Returns a member's orders for the copy of their data (KVKK art. 11). */
export async function exportOrders(deps: Pick<Deps, 'db' | 'clock'>, userId: string) {
  return { name: 'orders', rows: await listOrders(deps, userId) };
}
