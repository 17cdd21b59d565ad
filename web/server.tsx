import { dehydrate, type Query } from '@tanstack/react-query';
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { takePage } from './platform/page-context.ts';
import { encodePieces } from './platform/served/html-pieces.ts';
import { cutsForData } from './platform/served/page-data-cut.ts';
import { cutsForPaint } from './platform/served/start-after-paint.ts';
import { cutsForWidth } from './platform/served/wide-only.ts';

/**
 * Renders a page as one text. A page waits for all its data and is cached as a whole, so streaming its parts would only
 * cost time. Its bytes bypass `Response`, which would create a stream of them.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />));
    const data = JSON.stringify(dehydrate(router.options.context.queryClient, { shouldDehydrateQuery: isSettled }));
    const page = encodePieces(html, [...cutsForPaint(html), ...cutsForWidth(html), ...cutsForData(html, data)]);
    return new Response(takePage(page) ? null : page, {
      status: getSsrStatus(router),
      headers: responseHeaders,
    });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Includes failed queries, so that the browser shows the same failure and doesn't retry automatically. */
function isSettled({ state }: Query): boolean {
  return state.status !== 'pending';
}

export default { fetch: createStartHandler(renderPage) };
