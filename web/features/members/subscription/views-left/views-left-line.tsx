import { useViewsLeft } from './views-left.ts';

/** From this number down, it is also shown above the results, where listings are opened in tabs. */
const WARNED_FROM = 3;

/** The number of listings that may still be opened today, as text. */
export function viewsLeftText(left: number): string {
  return left === 0 ? 'Bugün ücretsiz açabileceğiniz ilan kalmadı.' : `Bugün ${left} ilan daha açabilirsiniz.`;
}

/** A calm hint before the limit of the free plan, the same in all tabs. */
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
