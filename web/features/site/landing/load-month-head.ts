import type { MonthlyOutcomes } from '#shared/outcomes/monthly-outcomes.ts';

/** The head of a month's page; its code is loaded with the page. */
export async function loadMonthHead(outcomes: MonthlyOutcomes, origin: string) {
  const { monthHead } = await import('./month-head.ts');
  return monthHead(outcomes, origin);
}
