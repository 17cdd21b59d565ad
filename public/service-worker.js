/*
 * Answers a navigation without a connection by a page in Turkish instead of the browser's own. It keeps no copies:
 * dates and prices of yesterday must never be taken for today's.
 */
const OFFLINE_PAGE = `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="15">
<title>Bağlantı yok | Peyda</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;background:#f7f6f3;color:#16202b}
main{max-width:32rem;padding:2rem}
h1{font-size:1.375rem;margin:0 0 .5rem}
a{display:inline-block;padding:.5rem 0;color:#0b5a6b}
@media(prefers-color-scheme:dark){body{background:#131a22;color:#e8ebee}a{color:#7cc4d3}}
</style>
</head>
<body>
<main>
<h1>İnternet bağlantınız yok</h1>
<p>Bağlantı gelince sayfa otomatik olarak açılır. İhale tarihleri değişebildiği için eski bilgileri göstermiyoruz.</p>
<p><a href="">Yeniden dene</a></p>
</main>
</body>
</html>
`;

const offlineAnswer = () =>
  new Response(OFFLINE_PAGE, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });

/** The server's answer, asked for while this worker was starting where the browser can do that. */
async function answerNavigation(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlineAnswer();
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answerNavigation(event));
});
