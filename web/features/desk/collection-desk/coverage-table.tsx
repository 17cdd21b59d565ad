import { coverageText } from '#shared/desk/collection/coverage-text.ts';
import type { ImportCoverage } from '#shared/desk/collection/import-coverage.ts';
import { formatNumber } from '#shared/text/money.ts';

/** A preview of a file before anything is stored: how many listings contain each field, and why rows are left out. */
export function CoverageTable({ coverage, name }: { coverage: ImportCoverage; name: string }) {
  const { listings, fields, reasons } = coverage;
  return (
    <div className="mt-2 text-sm">
      <p>Hiçbir şey saklanmadı. {formatNumber(listings)} ilan alınacak.</p>
      {listings > 0 ? (
        <table className="tabular mt-2 w-full max-w-110">
          <caption className="sr-only">Hangi bilgi kaç ilanda var: {name}</caption>
          <thead>
            <tr className="text-left text-ink-soft">
              <th scope="col">Bilgi</th>
              <th scope="col" className="text-right">
                İlan
              </th>
              <th scope="col" className="text-right">
                Oran
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, known }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="text-left font-normal">
                  {label}
                </th>
                <td className="text-right">{formatNumber(known)}</td>
                <td className="text-right">{coverageText(known, listings)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {reasons.length > 0 ? (
        <ul aria-label={`Alınmayacaklar: ${name}`} className="mt-2">
          {reasons.map(({ reason, count }) => (
            <li key={reason} className="break-words">
              {formatNumber(count)} kayıt alınmayacak: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
