import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { ListingDetail } from '#shared/listings.ts';
import { listingSubject } from '#shared/text/listing-subject.ts';
import { classNames } from '#web/ui/class-names.ts';
import { X } from '#web/ui/icons.tsx';
import type { CompareGroup, CompareRow } from './compare-groups.ts';

type Props = {
  /** The compared listings, including those that could not be loaded. */
  ids: readonly number[];
  details: readonly ListingDetail[];
  groups: readonly CompareGroup[];
  /** Whether only rows with differences are shown. */
  isShort: boolean;
};

/** At most as high as the window, so that the head stays visible. */
const FRAME = 'sheet relative max-h-[max(24rem,calc(100dvh-9rem))] overflow-auto';
const HEAD = 'sticky left-0 bg-sheet px-3 py-2 text-left align-top max-sm:w-fit max-sm:pb-0';
/**
 * On phones the name of a row is above its cells, so that two listings fit side by side. Browsers don't treat a grid as
 * a table row, so the roles are set explicitly.
 */
const ROW = 'max-sm:grid max-sm:grid-cols-[repeat(var(--listings),minmax(9.75rem,1fr))]';
const NAME = 'max-sm:col-span-full';
const AS = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Listings as columns. The row names stay visible while scrolling sideways. */
export function CompareTable({ ids, details, groups, isShort }: Props) {
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ isDifferent }) => isDifferent || !isShort) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section aria-label="Karşılaştırma tablosu" tabIndex={0} className={FRAME}>
      <table {...AS.table} className="tabular w-full text-sm" style={{ '--listings': details.length } as CSSProperties}>
        {/* Stays visible while the table scrolls. */}
        <thead className="sticky top-0 z-10 bg-sheet shadow-[0_1px_0_var(--line)]">
          <tr {...AS.row} className={ROW}>
            <th scope="col" {...AS.columnheader} className={classNames(HEAD, NAME, 'max-sm:sr-only')}>
              <span className="sr-only">Özellik</span>
            </th>
            {details.map((property) => (
              <th
                key={property.id}
                scope="col"
                {...AS.columnheader}
                className="px-3 py-2 text-left align-top font-semibold sm:min-w-44"
              >
                <Link to="/ilan/$id" params={{ id: String(property.id) }} className="hover:underline">
                  {listingSubject(property)}
                </Link>
                {property.dosyaBilgi ? (
                  <span className="block font-normal text-ink-soft">{property.dosyaBilgi}</span>
                ) : null}
                {ids.length > 1 ? <Leave ids={ids} property={property} /> : null}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ title, rows }) => (
          <tbody key={title}>
            <tr {...AS.row} className={classNames(ROW, 'border-b border-line bg-sunk')}>
              <th
                scope="rowgroup"
                {...AS.rowheader}
                colSpan={details.length + 1}
                className={classNames(NAME, 'px-3 py-2 text-left font-semibold')}
              >
                <span className="sticky left-3">{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} details={details} />
            ))}
          </tbody>
        ))}
      </table>
      {shown.length === 0 ? <p className="p-4 text-ink-soft">İlanlar arasında gösterilecek fark yok.</p> : null}
    </section>
  );
}

/** Removes a listing from the comparison. */
function Leave({ ids, property: { id, title } }: { ids: readonly number[]; property: ListingDetail }) {
  return (
    <Link
      to="/karsilastir"
      search={{ ilanlar: ids.filter((other) => other !== id).join(',') }}
      aria-label={`Karşılaştırmadan çıkar: ${title}`}
      className="mt-1 flex min-h-6 w-fit items-center gap-1 text-sm font-normal text-ink-soft hover:underline print:hidden"
    >
      <X size={14} aria-hidden="true" />
      Çıkar
    </Link>
  );
}

function Row({ row: { label, cells, isDifferent }, details }: { row: CompareRow; details: readonly ListingDetail[] }) {
  return (
    <tr {...AS.row} className={classNames(ROW, 'border-b border-line last:border-0')}>
      <th scope="row" {...AS.rowheader} className={classNames(HEAD, NAME, 'font-normal text-ink-soft')}>
        {label}
        {isDifferent ? <span className="sr-only"> (farklı)</span> : null}
      </th>
      {cells.map((cell, at) => (
        <td
          key={details[at]?.id}
          {...AS.cell}
          className={classNames('px-3 py-2 align-top wrap-anywhere max-sm:pt-0', !isDifferent && 'text-ink-soft')}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
