import reference from '@scalar/fastify-api-reference';
import { type FastifyInstance, fastify } from 'fastify';
import { REFERENCE_HEAD, REFERENCE_TEXTS } from './reference-texts.ts';

/**
 * The reference viewer brings its own inline script and styles. It is sandboxed: it has its own origin, without our
 * cookies, and without the token that members keep in local storage. It can only read the OpenAPI document.
 */
const VIEWER_POLICY = [
  'sandbox allow-scripts allow-popups allow-downloads',
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A sandboxed page has no storage, but the viewer does not start without one. This storage lasts as long as the page.
 */
const PAGE_STORAGE = `<script>
for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map();
  Object.defineProperty(window, name, { value: {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() { return kept.size; },
  } });
}
</script>`;

/**
 * Opens the viewer of the `openapi.json` next to it, as an application under `path` that only answers injected calls.
 */
export async function openReferenceViewer(path: `/${string}`): Promise<FastifyInstance> {
  const viewer = fastify();
  viewer.addHook('onSend', async (_request, reply, payload) => {
    reply.header('content-security-policy', VIEWER_POLICY);
    // For the sandboxed page our own origin, from which it loads the viewer's script, counts as another one.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const isPage = typeof payload === 'string' && payload.startsWith('<!doctype html>');
    return isPage
      ? payload
          .replace('<html>', '<html lang="tr">')
          .replace('<head>', `<head>${PAGE_STORAGE}`)
          .replace('<title>Scalar API Reference</title>', '<title>Peyda API belgeleri</title>')
          .replace('<body>', `<body>${REFERENCE_HEAD}`)
      : payload;
  });
  await viewer.register(reference, {
    routePrefix: path,
    configuration: {
      title: 'Peyda API',
      url: './openapi.json',
      localization: { locale: 'tr', translations: REFERENCE_TEXTS },
      showDeveloperTools: 'never',
      telemetry: false,
      withDefaultFonts: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      // The sandbox can't call the API.
      hideTestRequestButton: true,
      hideClientButton: true,
    },
  });
  return viewer;
}
