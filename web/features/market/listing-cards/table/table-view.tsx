import { useEffect, useState } from 'react';
import type { Sort } from '#shared/search-filters/search-values.ts';
import { listingSubject } from '#shared/text/listing-subject.ts';
import { keepPreference, readPreference } from '#web/features/members/consent/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronDown, SlidersHorizontal } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';
import { DocumentMark } from '../document-mark.tsx';
import { openListed } from '../open-listed.ts';
import { COLUMNS, type Column, FIRST_KEYS, TODAY_COLUMN } from './table-columns.tsx';
import type { TableProps } from './table-props.ts';

const CELL = 'px-2.5 py-2 align-top';

/**
 * With more columns than this a table is wider than its frame in any window: it scrolls there, together with its heads.
 */
const MOST_FITTING = FIRST_KEYS.length;
/**
 * Stays visible while the table scrolls in its frame. The row's link, which covers the row, then belongs to this cell:
 * it is as wide as the frame. In a narrow frame, or with large fonts, the cell scrolls with the rest.
 */
const FIRST = '@min-[20rem]:sticky left-0 z-1 min-w-40 max-w-[44cqw] bg-inherit';

/** Listings as a table. The row is the listing's link, so that it opens in new tabs like any other. */
export function TableView({ properties, now, label, onOpen, cardAction, choice, sort, onSort }: TableProps) {
  const [keys, setKeys] = useState<readonly string[]>(FIRST_KEYS);
  const [isChoosing, setChoosing] = useState(false);
  const isByToday = properties.some(({ appraisalToday }) => appraisalToday);
  const chosen = COLUMNS.filter(({ key }) => keys.includes(key));
  const columns = isByToday ? [TODAY_COLUMN, ...chosen] : chosen;
  const isWide = columns.length > MOST_FITTING;

  useEffect(() => setKeys(keptKeys()), []);

  function toggle(key: string): void {
    const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
    keepPreference('table_columns', next.join(','));
    setKeys(next);
  }

  return (
    <LinkArea onFollow={onOpen && ((link) => openListed(link, onOpen))}>
      {/* If the table fits, the button is in its head, so that the first row is higher up. */}
      <div className={classNames('mb-2 print:hidden', cardAction && !isWide && 'min-[80em]:hidden')}>
        <ColumnsButton isOpen={isChoosing} onPress={() => setChoosing(!isChoosing)}>
          Sütunları seç
        </ColumnsButton>
      </div>
      {isChoosing ? <ColumnChoice keys={keys} onToggle={toggle} /> : null}
      <div
        className={classNames(
          'sheet',
          isWide ? '@container overflow-x-auto' : 'max-[79.99em]:@container max-[79.99em]:overflow-x-auto',
        )}
      >
        <table className="w-full border-collapse text-sm" aria-label={label}>
          <thead
            className={classNames(
              'bg-sheet shadow-[0_1px_0_var(--line)]',
              !isWide && 'sticky top-16 z-20 max-[79.99em]:static',
            )}
          >
            <tr className="bg-inherit">
              {choice ? (
                <th scope="col" className={classNames(CELL, 'relative w-10')}>
                  <span className="sr-only">Seç</span>
                </th>
              ) : null}
              <th scope="col" className={classNames(CELL, FIRST, 'text-left font-semibold')}>
                İlan
              </th>
              {columns.map((column) => (
                <Head key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
              {cardAction ? (
                <th scope="col" className="relative w-10 px-1 py-0 align-middle">
                  <span className="sr-only">Kaydet</span>
                  {isWide ? null : (
                    <span className="print:hidden max-[79.99em]:hidden">
                      <ColumnsButton isOpen={isChoosing} onPress={() => setChoosing(!isChoosing)} />
                    </span>
                  )}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {properties.map((property) => (
              <tr
                key={property.id}
                data-property={property.id}
                className="group relative border-t border-line bg-sheet hover:bg-sunk has-[:checked,a:focus-visible]:bg-petrol-tint"
              >
                {choice ? <td className="w-10">{choice(property)}</td> : null}
                <th
                  scope="row"
                  className={classNames(
                    CELL,
                    FIRST,
                    'text-left font-semibold @min-[20rem]:**:after:right-auto @min-[20rem]:**:after:w-[100cqw]',
                  )}
                >
                  <a href={`/ilan/${property.id}`} className="listing-link">
                    {listingSubject(property)}
                  </a>
                  <DocumentMark property={property} />
                </th>
                {columns.map(({ key, cell, isNumber, isSum }) => (
                  <td
                    key={key}
                    className={classNames(
                      CELL,
                      isNumber ? 'tabular whitespace-nowrap' : 'min-w-24',
                      isSum && 'text-right',
                      key === 'price' ? 'font-semibold text-ink' : 'text-ink-soft',
                    )}
                  >
                    {cell(property, now)}
                  </td>
                ))}
                {cardAction ? <td className="listing-action-cell">{cardAction(property)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </LinkArea>
  );
}

type HeadProps = { column: Column; sort: string | undefined; onSort: ((sort: Sort) => void) | undefined };

/** A column's head. It is a button if the whole result can be sorted by the column. */
function Head({ column: { label, sorts, isSum }, sort, onSort }: HeadProps) {
  const at = sorts?.findIndex((one) => one.sort === sort) ?? -1;
  const next = sorts?.[(at + 1) % sorts.length];
  const direction = sorts?.[at]?.direction;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={classNames(CELL, isSum ? 'text-right whitespace-nowrap' : 'text-left', 'font-semibold')}
    >
      {next && onSort ? (
        <button
          type="button"
          onClick={() => onSort(next.sort)}
          className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded-control px-1 text-left hover:text-petrol"
        >
          {label}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={classNames(
              'shrink-0',
              !direction && 'opacity-30',
              direction === 'ascending' && 'rotate-180 text-petrol',
              direction === 'descending' && 'text-petrol',
            )}
          />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

const COLUMNS_ID = 'tablo-sutunlari';

/** Shows and hides the choice of columns: a button with text, or an icon in the head of a table. */
function ColumnsButton({ isOpen, onPress, children }: { isOpen: boolean; onPress: () => void; children?: string }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={COLUMNS_ID}
      aria-label={children ? undefined : 'Sütunları seç'}
      title={children ? undefined : 'Sütunları seç'}
      onClick={onPress}
      className="inline-flex min-h-9 min-w-9 items-center justify-center rounded-control text-sm font-semibold text-petrol"
    >
      {children ?? <SlidersHorizontal size={18} aria-hidden="true" />}
    </button>
  );
}

/** Chooses the columns; the choice is stored if the visitor allows it. */
function ColumnChoice({ keys, onToggle }: { keys: readonly string[]; onToggle: (key: string) => void }) {
  return (
    <fieldset id={COLUMNS_ID} className="sheet mb-3 grid grid-cols-2 gap-x-4 p-2 md:grid-cols-4 print:hidden">
      <legend className="sr-only">Gösterilen sütunlar</legend>
      {COLUMNS.map(({ key, label }) => (
        <label key={key} className="option-row">
          <input type="checkbox" checked={keys.includes(key)} onChange={() => onToggle(key)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function keptKeys(): readonly string[] {
  const kept = readPreference('table_columns')?.split(',');
  return kept?.filter((key) => COLUMNS.some((column) => column.key === key)) ?? FIRST_KEYS;
}
