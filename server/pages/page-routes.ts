import type { Deps } from '../deps.ts';
import type { Admission } from '../platform/admission.ts';
import type { App } from '../platform/app-type.ts';
import { answerUnknownCall } from '../platform/error-handler.ts';
import type { PageCache } from './page-cache.ts';
import { openPageRenderer } from './render-page.ts';

/** Serves a page for every address except API calls and files, including the 404 page. */
export async function pageRoutes(app: App, deps: Deps, pages: PageCache, admission: Admission): Promise<void> {
  const renderPage = await openPageRenderer(app, deps, pages, admission);
  app.get('/*', { schema: { hide: true } }, renderPage);
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? renderPage(request, reply)
      : answerUnknownCall(request, reply),
  );
}
