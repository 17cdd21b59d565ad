import type { FastifyError } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { answerTo } from '#server/platform/error-handler.ts';
import { htmlPage } from '#server/platform/mail/html-mail.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { checkUnsubscribeLink, unsubscribe, unsubscribeSchema } from './unsubscribe.ts';

/**
 * The page that the mails link to. Opening it changes nothing, because mail programs open links automatically. Only the
 * button or the mail program's one-click request (RFC 8058) unsubscribes the reader.
 */
export function unsubscribeRoutes(app: App, deps: Deps): void {
  void app.register(async (scope) => {
    // A person opens the link in a mail and reads the response: it must be a page, not JSON.
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, body } = answerTo(error, String(request.id));
      if (status >= 500) request.log.error({ err: error }, 'request failed');
      return reply
        .status(status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(refusedPage(body.message, siteLink(deps.config, '/user').href));
    });
    // Browsers and mail programs may send either form; the server ignores the body and reads only the address.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    const options = { config: { caller: 'visitor' as const }, schema: { hide: true, querystring: unsubscribeSchema } };
    scope.get('/api/unsubscribe', options, async (request, reply) => {
      const link = unsubscribeSchema.parse(request.query);
      await checkUnsubscribeLink(deps, link);
      return reply.header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(askPage());
    });
    scope.post('/api/unsubscribe', options, async (request, reply) => {
      await unsubscribe(deps, unsubscribeSchema.parse(request.query));
      return reply.type('text/html; charset=utf-8').send(donePage(siteLink(deps.config, '/user').href));
    });
  });
}

function askPage(): string {
  return htmlPage(
    'E-posta bildirimleri | Peyda',
    `<h1 style="font-size:22px">E-posta bildirimleri</h1>
<p>Peyda size artık uyarı ve hatırlatma e-postası göndermesin mi? Bildirimlerinizi sitede görmeye devam edersiniz.</p>
<form method="post"><button type="submit" style="min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:#1f2328;color:#ffffff;font:inherit;cursor:pointer">E-posta bildirimlerini kapat</button></form>`,
  );
}

function refusedPage(message: string, panel: string): string {
  return htmlPage(
    'E-posta bildirimleri kapatılamadı | Peyda',
    `<h1 style="font-size:22px">E-posta bildirimleri kapatılamadı</h1>
<p>${escapeHtml(message)}</p>
<p><a href="${escapeHtml(panel)}" style="color:#1f2328">Hesabınıza gidin</a>, e-posta bildirimlerini “Bildirim tercihleri” bölümünden kapatın.</p>`,
  );
}

function donePage(panel: string): string {
  return htmlPage(
    'E-posta bildirimleri kapatıldı | Peyda',
    `<h1 style="font-size:22px">E-posta bildirimleri kapatıldı</h1>
<p>Dilediğiniz zaman <a href="${escapeHtml(panel)}" style="color:#1f2328">hesabınızdan</a> yeniden açabilirsiniz.</p>`,
  );
}
