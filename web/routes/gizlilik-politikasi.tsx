import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#web/features/content/legal/legal-page.tsx';
import { loadLegalText } from '#web/features/content/texts/load-texts.ts';

import { pageHead } from '#web/platform/page-head.ts';

export const Route = createFileRoute('/gizlilik-politikasi')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'gizlilik-politikasi'),
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData, path: '/gizlilik-politikasi' }) : {}),
  component: Page,
});

function Page() {
  return <LegalPage page={Route.useLoaderData()} path="/gizlilik-politikasi" />;
}
