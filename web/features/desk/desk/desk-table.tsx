import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { RowLink } from './desk-row.tsx';

type Row = {
  /** Unique within the table. */
  readonly key: string;
  readonly cells: readonly ReactNode[];
  /** The target of the whole row, relative to the desk's address. */
  readonly to?: string | undefined;
};

type Props = {
  title: string;
  hint?: string;
  none: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** Columns of money and counts, which are right-aligned. */
  numbers?: readonly string[];
};

/** A titled table at the desk; `none` is shown if it has no rows. */
export function DeskTable({ title, hint, none, columns, rows, numbers = [] }: Props) {
  const side = (column: string | undefined) => column !== undefined && numbers.includes(column) && 'text-right';
  return (
    <section aria-label={title} className="sheet p-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      {hint ? <p className="mt-1 max-w-text text-sm text-ink-soft">{hint}</p> : null}
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{none}</p>
      ) : (
        // On a narrow phone only the table scrolls, also by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section aria-label={`${title}, tablo`} tabIndex={0} className="mt-3 overflow-x-auto">
          <table className="tabular w-full text-left text-sm">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className={classNames('py-2 pr-4 font-semibold', side(column))}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells, to }) => (
                <tr key={key} className={classNames('border-t border-line', to && 'relative hover:bg-sunk')}>
                  {cells.map((cell, index) => (
                    <td key={columns[index]} className={classNames('py-2 pr-4', side(columns[index]))}>
                      {to && index === 0 ? <RowLink to={to}>{cell}</RowLink> : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
