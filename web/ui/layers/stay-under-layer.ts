import type { AnyRouter, HistoryState } from '@tanstack/react-router';

/**
 * What to navigate with so that an open layer stays open, as the filters do while the search changes behind them: its
 * entry takes the new address. Nothing while no layer is open.
 */
export function stayUnderLayer({ history }: AnyRouter): { replace: true; state: HistoryState } | undefined {
  const { layers } = history.location.state;
  return layers && { replace: true, state: { layers } };
}
