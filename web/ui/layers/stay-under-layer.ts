import type { AnyRouter, HistoryState } from '@tanstack/react-router';

/**
 * The options for a navigation that keeps an open layer open, as the filters do while the search changes behind them:
 * its entry gets the new address. Undefined if no layer is open.
 */
export function stayUnderLayer({ history }: AnyRouter): { replace: true; state: HistoryState } | undefined {
  const { layers } = history.location.state;
  return layers && { replace: true, state: { layers } };
}
