import type { FastifyReply } from 'fastify';

const RETRY_AFTER_SECONDS = 5;

/** The page for visitors while the server is too busy to render. It reloads itself and is small enough for any load. */
const BUSY_PAGE = `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<meta name="robots" content="noindex">
<title>Şu an çok yoğunuz | Peyda</title>
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
<h1>Şu an çok yoğunuz</h1>
<p>Sayfa birkaç saniye içinde kendiliğinden yeniden yüklenecek. Beklemek istemezseniz <a href="">şimdi yeniden deneyin</a>.</p>
</main>
</body>
</html>
`;

export function sendBusyPage(reply: FastifyReply): FastifyReply {
  return reply
    .status(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(BUSY_PAGE);
}
