import type { Comparison } from '#shared/law/bid/comparison-rows.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Scenarios side by side. */
export function ComparisonTable({ comparison: { names, rows } }: { comparison: Comparison }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="overflow-x-auto" aria-label="Senaryolar yan yana" tabIndex={0}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line-strong text-left align-bottom">
            <th scope="col" className="py-2 pr-3 font-semibold">
              <span className="sr-only">Kalem</span>
            </th>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two scenarios may have the same name
              <th key={at} scope="col" className="py-2 pl-3 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, isMain, cells }) => (
            <tr key={label} className="border-b border-line align-top">
              <th
                scope="row"
                className={classNames('py-2 pr-3 text-left', isMain ? 'font-semibold' : 'font-normal text-ink-soft')}
              >
                {label}
              </th>
              {cells.map(({ text, sum }, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
                  key={at}
                  className={classNames(
                    'tabular min-w-32 py-2 pl-3 text-right',
                    isMain && 'font-semibold',
                    sum !== null && 'whitespace-nowrap',
                  )}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
