type Props = {
  title: string;
  hint?: string;
  none: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Rows at the desk under a title; `none` stands where there are none. */
export function DeskTable({ title, hint, none, columns, rows }: Props) {
  return (
    <section aria-label={title} className="sheet p-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      {hint ? <p className="mt-1 max-w-text text-sm text-ink-soft">{hint}</p> : null}
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{none}</p>
      ) : (
        // A narrow phone scrolls the table alone, also by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section aria-label={`${title}, tablo`} tabIndex={0} className="mt-3 overflow-x-auto">
          <table className="tabular w-full text-left text-sm">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join(' ')} className="border-t border-line">
                  {row.map((cell, index) => (
                    <td key={columns[index]} className="py-2 pr-4">
                      {cell}
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
