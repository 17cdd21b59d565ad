import type { QualityField } from '#shared/desk/desk-quality.ts';
import { formatNumber } from '#shared/text/money.ts';

type Props = { label: string; total: number; fields: readonly QualityField[] };

const COUNTS = [
  ['İlan metninden', 'fromNotice'],
  ['Başlıktan', 'fromTitle'],
  ['Dairenin adından', 'fromOffice'],
  ['Kaynağın alanından', 'fromSource'],
  ['Çelişkili', 'contradicted'],
  ['Düzeltilen', 'corrected'],
] as const satisfies readonly (readonly [string, keyof QualityField])[];

/**
 * One line per field: how often it is known, where it was read, and how much of it is doubtful. Scrolls sideways on
 * phones.
 */
export function FieldTable({ label, total, fields }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={label} tabIndex={0} className="sheet overflow-x-auto">
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className="p-3 font-semibold">
              Alan
            </th>
            <th scope="col" className="p-3 text-right font-semibold">
              Bilinen
            </th>
            {COUNTS.map(([head]) => (
              <th key={head} scope="col" className="p-3 text-right font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.field} className="border-b border-line last:border-0">
              <th scope="row" className="p-3 text-left font-semibold whitespace-nowrap first-letter:uppercase">
                {field.label}
              </th>
              <td className="p-3 text-right whitespace-nowrap">
                {`%${formatNumber(total === 0 ? 0 : Math.round((field.known / total) * 100))} (${formatNumber(field.known)})`}
              </td>
              {COUNTS.map(([head, name]) => (
                <td key={head} className="p-3 text-right">
                  {field[name] === 0 ? '–' : formatNumber(field[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
