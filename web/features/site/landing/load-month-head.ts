import type { MonthlyOutcomes } from '#shared/outcomes/monthly-outcomes.ts';

/** What stands in the head of a month's page; its code comes with the page's. */
export async function loadMonthHead(outcomes: MonthlyOutcomes, origin: string) {
  const { monthHead } = await import('./month-head.ts');
  return monthHead(outcomes, origin);
}
