import { escapeHtml } from '#shared/text/escape-html.ts';
import { type IyzicoWorld, payPage, storeCard } from './iyzico-world.ts';

/** The test cards, and the code with which the bank refuses each; real numbers can't be entered. */
export const TEST_CARDS: Readonly<Record<string, { readonly name: string; readonly code?: string }>> = {
  iyi: { name: 'Onaylanan kart' },
  limit: { name: 'Limiti yetmeyen kart', code: '10051' },
  kayip: { name: 'Kayıp kart', code: '10041' },
  eski: { name: 'Süresi dolmuş kart', code: '10054' },
  kapali: { name: 'İnternete kapalı kart', code: '10093' },
  red: { name: 'Bankanın onaylamadığı kart', code: '10005' },
};
export const THREE_DS_CODE = '283126';

type PageAnswer = { readonly status: number; readonly html: string; readonly paidToken?: string };

/** The pages that a person sees: card, 3-D Secure code, and the return with the token. */
export function answerPage(world: IyzicoWorld, url: URL, form: URLSearchParams, method: string): PageAnswer {
  const [, kind, token = ''] = url.pathname.split('/');
  const card = form.get('kart') ?? '';
  if (kind === 'kart') return cardPage(world, token, method, card);
  const page = world.pages.get(token);
  if (!page) return { status: 404, html: document('Sayfa yok', '<p>Bu ödeme sayfası yok ya da süresi doldu.</p>') };
  const back = String(page.request.callbackUrl);
  if (page.paymentId) return { status: 200, html: wayBack(back, token, 'Ödeme alındı') };
  if (method === 'GET')
    return { status: 200, html: document('Kartla ödeme (deneme)', cardForm(String(page.request.paidPrice))) };
  const code = form.get('kod');
  if (code === null) return { status: 200, html: document('3-D Secure (deneme)', codeForm(card)) };
  const refusal = code === THREE_DS_CODE ? TEST_CARDS[card]?.code : 'MD';
  if (refusal || !TEST_CARDS[card]) {
    page.failure = refusal ?? '10005';
    return { status: 200, html: wayBack(back, token, 'Ödeme alınamadı') };
  }
  payPage(world, token);
  return { status: 200, html: wayBack(back, token, 'Ödeme alındı'), paidToken: token };
}

function cardPage(world: IyzicoWorld, token: string, method: string, card: string): PageAnswer {
  const page = world.cardPages.get(token);
  if (!page) return { status: 404, html: document('Sayfa yok', '<p>Bu kart sayfası yok ya da süresi doldu.</p>') };
  if (method === 'GET') return { status: 200, html: document('Kart sakla (deneme)', cardForm('0')) };
  storeCard(world, token, TEST_CARDS[card]?.code);
  return { status: 200, html: wayBack(String(page.request.callbackUrl), token, 'Kart saklandı') };
}

function cardForm(price: string): string {
  const options = Object.entries(TEST_CARDS).map(
    ([key, { name }]) => `<option value="${key}">${escapeHtml(name)}</option>`,
  );
  return `<p>Tutar: ${escapeHtml(price)} TL</p><form method="post"><label>Kart <select name="kart">${options.join('')}</select></label> <button>Devam et</button></form>`;
}

function codeForm(card: string): string {
  return `<p>Bankanızdan gelen kod (deneme kodu ${THREE_DS_CODE}):</p><form method="post"><input type="hidden" name="kart" value="${escapeHtml(card)}"><label>Kod <input name="kod" autocomplete="one-time-code"></label> <button>Onayla</button></form>`;
}

/** Like iyzico: the browser posts the token to the shop. */
function wayBack(callbackUrl: string, token: string, title: string): string {
  return document(
    title,
    `<form method="post" action="${escapeHtml(callbackUrl)}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>Siteye dön</button></form><script>document.forms[0].submit()</script>`,
  );
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
