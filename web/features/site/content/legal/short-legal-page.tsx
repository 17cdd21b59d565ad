import { PageTitle } from '../page-parts/page-title.tsx';
import { Prose } from '../page-parts/prose.tsx';
import { ShortPageLinks } from '../page-parts/short-page-links.tsx';
import type { TextPage } from '../texts/all-texts.ts';

/** A short legal text (spec §2: /terms, /privacy) with links to the other short pages. */
export function ShortLegalPage({ page, path }: { page: TextPage; path: '/terms' | '/privacy' }) {
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <div className="max-w-text">
        <PageTitle title={page.title}>{page.description}</PageTitle>
        <Prose html={page.html} className="mt-8" />
        <ShortPageLinks current={path} />
      </div>
    </main>
  );
}
