import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { PropertyDetail } from '#shared/properties.ts';
import { PropertyView } from '#web/features/properties/property-view.tsx';
import { visiblePreview } from '#web/features/properties/visible-preview.ts';
import { ApiError, getJson } from '#web/platform/api-client.ts';
import { useNow } from '#web/platform/use-now.ts';

export const Route = createFileRoute('/ilan/$id')({
  async loader({ params }) {
    try {
      const property = await getJson<PropertyDetail>(`/api/properties/${encodeURIComponent(params.id)}`);
      return { property, renderedAt: Date.now() };
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) => {
    const property = loaderData?.property;
    if (!property) return {};
    const description = property.descriptionPreview ? visiblePreview(property.descriptionPreview) : property.title;
    return { meta: [{ title: `${property.title} | Peyda` }, { name: 'description', content: description }] };
  },
  component: ListingPage,
});

function ListingPage() {
  const { property, renderedAt } = Route.useLoaderData();
  const now = useNow(renderedAt);
  return (
    <main id="icerik" className="page pt-4 pb-16">
      <Link
        to="/search"
        className="inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-ink hover:underline"
      >
        <ChevronLeft size={18} aria-hidden="true" />
        İhalelere dön
      </Link>
      <PropertyView property={property} now={now} />
    </main>
  );
}
