import type { FastifyReply } from 'fastify';
import { busyAnswer } from '../platform/early-refusals.ts';
import { RETRY_AFTER_SECONDS } from '../platform/error-handler.ts';
import { pagePolicy } from './page-policy.ts';

/**
 * The page for visitors while the server is too busy or the database is unreachable. It is small and reloads itself.
 */
const BUSY_PAGE = `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<meta name="robots" content="noindex">
<title>Şu an yanıt veremiyoruz | Peyda</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:#f7f6f3;color:#16202b}
main{max-width:32rem;padding:2rem}
h1{font-size:1.375rem;margin:0 0 .5rem}
a{color:#0b5a6b}
@media(prefers-color-scheme:dark){body{background:#131a22;color:#e8ebee}a{color:#7cc4d3}}
</style>
</head>
<body>
<main>
<h1>Şu an yanıt veremiyoruz</h1>
<p>Sayfa birkaç saniye içinde otomatik olarak yeniden yüklenecek. Beklemek istemezseniz <a href="">şimdi yeniden deneyin</a>.</p>
</main>
</body>
</html>
`;

const HTML = 'text/html; charset=utf-8';

/** The same page for visitors who are refused before their request is processed. */
export const BUSY_PAGE_ANSWER = busyAnswer(BUSY_PAGE, HTML, {
  'content-security-policy': pagePolicy(Buffer.from(BUSY_PAGE)),
});

export function sendBusyPage(reply: FastifyReply): FastifyReply {
  return reply
    .status(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .type(HTML)
    .send(BUSY_PAGE);
}
