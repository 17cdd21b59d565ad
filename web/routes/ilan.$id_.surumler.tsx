import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { ComparisonPage, readComparisonAddress } from '#web/features/market/notice-versions/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { ChevronLeft } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';

const TITLE = 'İlanın sürümleri';

export const Route = createFileRoute('/ilan/$id_/surumler')({
  validateSearch: readComparisonAddress,
  loader({ params }) {
    if (!/^[1-9]\d{0,15}$/.test(params.id)) throw notFound();
  },
  head: ({ params }) =>
    pageHead({
      title: TITLE,
      description: 'Kaynağın ilanda neyi ne zaman düzelttiği.',
      path: `/ilan/${params.id}/surumler`,
      isHidden: true,
    }),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const address = Route.useSearch();
  const navigate = useNavigate();
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <LinkArea>
        <a
          href={`/ilan/${id}`}
          className="inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-ink hover:underline"
        >
          <ChevronLeft size={18} aria-hidden="true" />
          İlana dön
        </a>
      </LinkArea>
      <h1 className="mt-2 mb-2 text-2xl font-bold tracking-tight">{TITLE}</h1>
      <ComparisonPage
        id={Number(id)}
        address={address}
        onChoose={({ before, after }) =>
          void navigate({
            to: '/ilan/$id/surumler',
            params: { id },
            search: { eski: before, yeni: after },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </main>
  );
}
