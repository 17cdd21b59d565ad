import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ConsentGate } from '#web/features/members/consent/index.ts';
import { AnnouncementBanner, announcementsQuery, CLOSED_SCRIPT } from '#web/features/site/announcements/index.ts';
import { isSampleData } from '#web/features/site/home/index.ts';
import { SampleBanner, SiteFooter, SiteHeader, SkipLinks, THEME_SCRIPT } from '#web/features/site/shell/index.ts';
import { useAuthToken } from '#web/platform/auth-token.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { PAGE_DATA } from '#web/platform/page-data.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';
import latinFont from '#web/ui/fonts/source-sans-latin.woff2?url';
import { LayerGate } from '#web/ui/layers/layer-gate.ts';
import { ToastGate } from '#web/ui/toasts/toast-gate.tsx';
import '#web/ui/styles.css';
import '#web/ui/print.css';

const DESCRIPTION =
  'Türkiye’deki icra dairesi ve satış memurluğu ihaleleri: gayrimenkul, araç ve taşınır mal. Arayın, filtreleyin, bitiş tarihini kaçırmayın.';

const RETRY_MS = 3000;

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async ({ context }) => {
    // A page works without announcements.
    const announced = context.queryClient.ensureQueryData(announcementsQuery).catch(() => undefined);
    const [isSample] = await Promise.all([isSampleData(), announced]);
    return { isSampleData: isSample };
  },
  // Navigating to another page doesn't load it again.
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Peyda' },
      { name: 'description', content: DESCRIPTION },
      { name: 'theme-color', content: '#0b5a6b' },
    ],
    links: [
      { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'alternate', type: 'application/atom+xml', title: 'Peyda: yeni icra ihaleleri', href: '/akis.xml' },
    ],
  }),
  shellComponent: Shell,
  component: Page,
});

function Shell({ children }: { children: ReactNode }) {
  return (
    <html lang="tr" suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* Not a script of a route: the router would create it again in the browser, which Trusted Types refuse. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same in every page */}
        <script dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT}\n${CLOSED_SCRIPT}` }} />
      </head>
      <body>
        {children}
        {/* The server inserts the data when the page is finished (`cutsForData`). */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is set, the server's is kept */}
        <script {...PAGE_DATA} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  const { isSampleData } = Route.useLoaderData();
  // From now on the page is interactive; tests and recordings wait for this.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  const hasOwnFrame = useRouterState({
    select: ({ matches }) => matches.some(({ staticData, status }) => staticData.hasOwnFrame && status === 'success'),
  });
  if (hasOwnFrame)
    return (
      <>
        <SkipLinks />
        <Outlet />
        <Gates isInSite={false} />
        <ToastGate />
        <LayerGate />
      </>
    );
  return (
    <>
      <SkipLinks />
      <ConsentGate />
      {isSampleData ? <SampleBanner /> : null}
      <AnnouncementBanner />
      <SiteHeader />
      <Outlet />
      <SiteFooter />
      <Gates isInSite />
      <ToastGate />
      <LayerGate />
    </>
  );
}

function Gates({ isInSite }: { isInSite: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  const isIdle = useIdle();
  const isMember = useAuthToken() !== undefined;
  const Late = useLoaded(
    (isIdle || isMember) && !hasFailed,
    () => import('#web/late-gates.tsx').then(({ LateGates }) => LateGates),
    (error) => {
      logWarning('What answers requests could not be loaded.', error);
      setFailed(true);
    },
  );
  // A request made in the meantime is still waiting, so loading is tried again.
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setTimeout(() => setFailed(false), RETRY_MS);
    return () => clearTimeout(timer);
  }, [hasFailed]);
  return Late ? <Late isInSite={isInSite} /> : null;
}
