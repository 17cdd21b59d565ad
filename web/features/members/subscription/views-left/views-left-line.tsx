import { useViewsLeft } from './views-left.ts';

/** From so many on it is said above the results, where listings are opened in tabs. */
const WARNED_FROM = 3;

/** How many more listings may be opened today. */
export function viewsLeftText(left: number): string {
  return left === 0 ? 'Bugün ücretsiz açabileceğiniz ilan kalmadı.' : `Bugün ${left} ilan daha açabilirsiniz.`;
}

/** A calm line before the limit of the free plan, the same in all tabs. */
export function ViewsLeftLine() {
  const left = useViewsLeft();
  return (
    <p role="status" className="tabular text-sm text-ink-soft empty:hidden print:hidden">
      {left !== undefined && left <= WARNED_FROM
        ? `${viewsLeftText(left)} Açtığınız ilanlar yeniden açılabilir.`
        : null}
    </p>
  );
}
