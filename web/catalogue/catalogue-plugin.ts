import type { Plugin } from 'vite';

const PAGE = `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Peyda: bileşenler</title>
  </head>
  <body>
    <div id="catalogue"></div>
    <script type="module" src="/web/catalogue/main.tsx"></script>
  </body>
</html>`;

/** Serves the page of the design system at `/dev/ui`, only in development: no build contains it. */
export function catalogue(): Plugin {
  return {
    name: 'peyda:catalogue',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/dev/ui', (request, response, next) => {
        if (request.url !== '/' && request.url !== '') return next();
        server.transformIndexHtml('/dev/ui', PAGE).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
