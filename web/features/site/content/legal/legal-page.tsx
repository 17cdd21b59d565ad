import { formatDate } from '#shared/text/dates.ts';
import type { Crumb } from '#web/platform/breadcrumb-data.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { Disclosure } from '../page-parts/disclosure.tsx';
import { PageTitle } from '../page-parts/page-title.tsx';
import { Prose } from '../page-parts/prose.tsx';
import type { TextPage } from '../texts/all-texts.ts';

/** A legal text with its table of contents, the date of its last change, and a print button. */
export function LegalPage({ page, path }: { page: TextPage; path: string }) {
  const crumbs: Crumb[] = [
    { title: 'Ana sayfa', path: '/' },
    { title: page.title, path },
  ];
  return (
    <main id="icerik" className="page pt-4 pb-16">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,680px)_260px]">
        <article className="min-w-0">
          <PageTitle title={page.title}>{page.description}</PageTitle>
          <p className="tabular mt-4 flex flex-wrap items-center justify-between gap-3 border-y border-line py-2 text-sm text-ink-soft">
            <span>
              Son güncelleme: <time dateTime={page.updatedOn}>{formatDate(new Date(page.updatedOn))}</time>
            </span>
            <PrintButton />
          </p>
          <Disclosure summary="Bu sayfada" className="sheet mt-6 px-4 lg:hidden print:hidden">
            <Contents page={page} />
          </Disclosure>
          <Prose html={page.html} className="mt-8 md:text-lg md:leading-relaxed" />
        </article>
        <nav aria-label="Bu sayfada" className="max-lg:hidden print:hidden">
          <div className="sticky top-24 border-l border-line pl-5">
            <h2 className="text-sm font-semibold">Bu sayfada</h2>
            <Contents page={page} />
          </div>
        </nav>
      </div>
    </main>
  );
}

function Contents({ page }: { page: TextPage }) {
  return (
    <ul className="py-2 text-sm">
      {page.headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-8 items-center py-1 leading-snug text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
