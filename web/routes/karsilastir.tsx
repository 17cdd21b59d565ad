import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '#web/features/deciding/compare/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { useNow } from '#web/platform/use-now.ts';

const MAX_LENGTH = 80;

/**
 * Compares listings side by side. The page is rendered without them (D25): the browser loads what its reader may see.
 */
export const Route = createFileRoute('/karsilastir')({
  validateSearch: (address: Record<string, unknown>): { ilanlar?: string } => {
    const asked = String(address.ilanlar ?? '').slice(0, MAX_LENGTH);
    return asked === '' ? {} : { ilanlar: asked };
  },
  loader: () => ({ renderedAt: Date.now() }),
  head: () =>
    pageHead({
      title: 'Karşılaştırma',
      description: 'İki ile dört ilan yan yana: bilgiler, yasal sınırlar, masraflar ve tarihler.',
      path: '/karsilastir',
      isHidden: true,
    }),
  component: Page,
});

function Page() {
  const { ilanlar = '' } = Route.useSearch();
  const now = useNow(Route.useLoaderData().renderedAt);
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <h1 className="mb-5 text-2xl font-bold tracking-tight">Karşılaştırma</h1>
      <ComparePage asked={ilanlar} now={now} />
    </main>
  );
}
