import type { Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { PagedDocument } from '../decode/paged-document.ts';
import { DocumentLabel } from '../document-label.tsx';
import { PageNumber } from './page-number.tsx';
import { PageThumbnails } from './page-thumbnails.tsx';

type Props = {
  addresses: readonly string[];
  index: number;
  onDocument(index: number): void;
  pages: PagedDocument | undefined;
  page: number;
  onPage(page: number): void;
  isPhone: boolean;
  ref: Ref<HTMLElement>;
};

/** The documents, and the pages of the open one: a rail at the side, on phones a sheet above the toolbar. */
export function ViewerPanel({ addresses, index, onDocument, pages, page, onPage, isPhone, ref }: Props) {
  return (
    <nav
      ref={ref}
      id="belge-paneli"
      tabIndex={-1}
      aria-label="Belgeler ve sayfalar"
      className={classNames(
        'flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain border-line bg-sheet p-3 outline-none',
        isPhone
          ? 'animate-slide-up absolute inset-x-0 bottom-0 z-10 max-h-[70%] rounded-t-sheet border-t shadow-sheet'
          : 'w-64 shrink-0 border-r',
      )}
    >
      <section aria-labelledby="paneldeki-belgeler">
        <h3 id="paneldeki-belgeler" className="px-2 pb-1 text-xs font-semibold text-ink-soft">
          {`Belgeler (${addresses.length})`}
        </h3>
        <ul>
          {addresses.map((address, place) => (
            <li key={address}>
              <button
                type="button"
                aria-current={place === index ? 'true' : undefined}
                onClick={() => onDocument(place)}
                className={classNames(
                  'flex min-h-11 w-full items-center rounded-control px-2 text-left text-sm hover:bg-sunk',
                  place === index && 'bg-petrol-tint font-semibold',
                )}
              >
                <DocumentLabel address={address} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {pages && pages.sizes.length > 1 ? (
        <section aria-labelledby="paneldeki-sayfalar">
          <h3 id="paneldeki-sayfalar" className="px-2 pb-2 text-xs font-semibold text-ink-soft">
            {`Sayfalar (${pages.sizes.length})`}
          </h3>
          {isPhone ? (
            <div className="px-2 pb-3">
              <PageNumber page={page} count={pages.sizes.length} onGo={onPage} />
            </div>
          ) : null}
          <PageThumbnails document={pages} page={page} onPick={onPage} />
        </section>
      ) : null}
    </nav>
  );
}
