import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { startAfterPaint } from './platform/served/start-after-paint.ts';
import { waitForWidth } from './platform/served/wide-only.ts';

/**
 * Renders a page as one text. A page waits for all its data and is cached as a whole, so a stream of its parts would
 * only cost time. The text becomes bytes at once: made from a text, `Response` converts it three times.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />));
    return new Response(new TextEncoder().encode(startAfterPaint(waitForWidth(html))), {
      status: getSsrStatus(router),
      headers: responseHeaders,
    });
  } finally {
    router.serverSsr?.cleanup();
  }
});

export default { fetch: createStartHandler(renderPage) };
