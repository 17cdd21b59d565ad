import { createFileRoute, notFound } from '@tanstack/react-router';
import {
  describeListingFailure,
  hiddenListingHead,
  ListingView,
  loadListingHead,
  pageTitle,
  useDocumentTitle,
  useListing,
} from '#web/features/deciding/listing-page/index.ts';
import { SaveButton } from '#web/features/deciding/saved-ads/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { pageOrigin } from '#web/platform/page-context.ts';
import { missingHead } from '#web/platform/page-head.ts';
import { isRenderingOnServer, setPageStatus } from '#web/platform/rendering.ts';
import { useNow } from '#web/platform/use-now.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';

export const Route = createFileRoute('/ilan/$id')({
  loader: async ({ params }) => {
    if (!/^[1-9]\d{0,15}$/.test(params.id)) throw notFound();
    const rendered = { origin: pageOrigin(), renderedAt: Date.now(), preview: undefined, failure: undefined };
    // In the browser the component loads the listing itself, with the visitor's own rights (D25).
    if (!isRenderingOnServer()) return rendered;
    try {
      const preview = await getJson(apiPath('/api/properties/:id', { id: params.id }));
      return { ...rendered, preview };
    } catch (error) {
      const failure = describeListingFailure(error);
      setPageStatus(failure.status);
      return { ...rendered, failure };
    }
  },
  // A dialog above the page has its own entry in the history, which must not load the listing again.
  shouldReload: ({ cause }) => cause !== 'stay',
  head({ loaderData, params }) {
    if (!loaderData) return missingHead();
    const { preview, origin } = loaderData;
    return preview ? loadListingHead(preview, origin) : hiddenListingHead(params.id);
  },
  component: ListingPage,
});

function ListingPage() {
  const id = Number(Route.useParams().id);
  const { preview, failure, renderedAt } = Route.useLoaderData();
  const now = useNow(renderedAt);
  const listing = useListing(id, { preview, failure });
  useDocumentTitle(preview || !listing.summary ? undefined : pageTitle(listing.summary));
  return (
    <main id="icerik" className="page">
      <div className="flex min-h-14 items-center justify-between">
        <BackLink to="/search">Tüm ihaleler</BackLink>
        <div className="flex items-center gap-1 print:hidden">
          <SaveButton propertyId={id} title={listing.summary?.title ?? 'Peyda'} isOnListing />
          <ShareButton path={`/ilan/${id}`} title={listing.summary?.title ?? 'Peyda'} />
        </div>
      </div>
      <div className="max-md:pt-4">
        <ListingView key={id} listing={listing} now={now} />
      </div>
    </main>
  );
}
