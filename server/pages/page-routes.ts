import type { Deps } from '../deps.ts';
import type { App } from '../platform/app-type.ts';
import { answerUnknownCall } from '../platform/error-handler.ts';
import { openPageRenderer, type Rendering } from './render-page.ts';

/** Serves a page for every address except API calls and files, including the 404 page. */
export async function pageRoutes(app: App, deps: Deps, rendering: Rendering): Promise<void> {
  const renderPage = await openPageRenderer(app, deps, rendering);
  app.get('/*', { config: { caller: 'anyone' }, schema: { hide: true } }, renderPage);
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? renderPage(request, reply)
      : answerUnknownCall(request, reply),
  );
}
