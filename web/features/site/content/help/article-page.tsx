import { Link } from '@tanstack/react-router';
import { formatDate } from '#shared/text/dates.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { PageTitle } from '../page-parts/page-title.tsx';
import { Prose } from '../page-parts/prose.tsx';
import type { TextPage } from '../texts/all-texts.ts';
import { GuideDownload } from './guide-cards.tsx';
import { GUIDES } from './guides.ts';
import { HELP_TOPICS } from './help-topics.ts';

type Props = { slug: string; article: TextPage & { topic: string } };

/** One article or guide of the help centre, with links to the others of the same topic. */
export function ArticlePage({ slug, article }: Props) {
  const topic = HELP_TOPICS.find(({ id }) => id === article.topic);
  const guide = GUIDES.find((other) => other.slug === slug);
  const others = (topic?.articles ?? GUIDES).filter((other) => other.slug !== slug);
  return (
    <main id="icerik" className="page pt-4 pb-16">
      <Breadcrumbs
        crumbs={[
          { title: 'Ana sayfa', path: '/' },
          { title: 'Yardım merkezi', path: '/yardim-merkezi' },
          { title: article.title, path: `/yardim-merkezi/${slug}` },
        ]}
      />
      <div className="mt-4 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,680px)_300px]">
        <article className="min-w-0">
          <PageTitle title={article.title}>{article.description}</PageTitle>
          {guide ? (
            <p className="tabular mt-5 flex flex-wrap items-center gap-3 text-sm text-ink-soft print:hidden">
              <GuideDownload guide={guide} />
              {guide.pageCount} sayfa, {guide.size}
            </p>
          ) : null}
          <Prose html={article.html} className="mt-8 md:text-lg md:leading-relaxed" />
          <p className="mt-8 border-t border-line pt-3 text-sm text-ink-soft">
            Son güncelleme: <time dateTime={article.updatedOn}>{formatDate(new Date(article.updatedOn))}</time>. Bu yazı
            bilgilendirme amaçlıdır, hukuki görüş değildir.
          </p>
          <div className="mt-2 -ml-2">
            <PrintButton />
          </div>
        </article>
        <nav aria-labelledby="ayni-konuda" className="print:hidden">
          <div className="sheet p-5 lg:sticky lg:top-24">
            <h2 id="ayni-konuda" className="font-semibold">
              {topic ? `${topic.title}: diğer yazılar` : 'Diğer rehberler'}
            </h2>
            <LinkArea>
              <ul className="mt-2">
                {others.map((other) => (
                  <li key={other.slug}>
                    <a
                      href={`/yardim-merkezi/${other.slug}`}
                      className="flex min-h-9 items-center py-1 leading-snug text-petrol underline-offset-4 hover:underline"
                    >
                      {other.title}
                    </a>
                  </li>
                ))}
              </ul>
            </LinkArea>
            <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">
              Yanıtı bulamadınız mı?{' '}
              <Link to="/iletisim" className="font-semibold text-petrol underline underline-offset-4">
                Bize yazın
              </Link>
              .
            </p>
          </div>
        </nav>
      </div>
    </main>
  );
}
