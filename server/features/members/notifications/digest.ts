import type { Deps } from '#server/deps.ts';
import { htmlMail, mailButton, mailHeading, mailItem, mailLink, mailNote } from '#server/platform/mail/html-mail.ts';
import type { Mail } from '#server/platform/mailer.ts';
import { siteLink } from '#server/platform/site-link.ts';
import type { Sms } from '#server/platform/text-messages/sms-sender.ts';
import { depositSentence } from '#shared/law/deadline-texts.ts';
import type { NotificationReason } from '#shared/notifications.ts';
import { pathFromMessage } from '#shared/site/message-mark.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { formatNumber } from '#shared/text/money.ts';
import { shorten } from './listing-line.ts';
import { unsubscribeLink } from './unsubscribe.ts';

/** A notification to be sent by mail or text message. */
export type DigestItem = {
  /** Null for news of the site. */
  readonly propertyId: number | null;
  readonly reason: NotificationReason;
  readonly title: string;
  readonly message: string;
  /** When the auction ends; null when that is unknown or the auction is no longer open. */
  readonly openUntil: Date | null;
  /** Whether that day was derived, so that nothing certain follows from it. */
  readonly isEndDerived: boolean;
};
export type Reader = {
  readonly userId: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly firstName: string;
};

/** Readers do not read longer mails; the other notifications are on the site. */
const MAX_ITEMS = 20;
const MAX_SUBJECT_LENGTH = 120;

/** The text of a text message, in our own words: a user or a notice could otherwise put any text on anybody's phone. */
const SMS_REASONS: Readonly<Record<NotificationReason, string>> = {
  new: 'Uyarınıza uyan yeni bir ihale var.',
  reopened: 'Uyarınıza uyan bir ihale yeniden açıldı.',
  secondRound: 'Uyarınıza uyan bir ilanda ikinci ihale başladı.',
  priceDrop: 'Uyarınıza uyan bir ihalenin fiyatı düştü.',
  changed: 'Bir ihale değişti, artık uyarınıza uyuyor.',
  dueSoon: 'Uyarınıza uyan bir ihale yakında bitiyor.',
  endsIn3Days: 'Kaydettiğiniz bir ihale üç gün içinde bitiyor.',
  endsIn1Day: 'Kaydettiğiniz bir ihale bir gün içinde bitiyor.',
  endsSoon: 'Kaydettiğiniz bir ihalenin bitmesine az kaldı.',
  depositDeadline: 'Kaydettiğiniz bir ihalede nakit teminat süresi doluyor.',
  letterDeadline: 'Kaydettiğiniz bir ihalede teminat mektubu süresi doluyor.',
  paymentDue: 'Kazandığınız bir ihalede ödeme süresi doluyor.',
  corrected: 'Kaydettiğiniz bir ilanda bilgiler düzeltildi.',
  postponed: 'Kaydettiğiniz bir ihale ertelendi.',
  paperFindings: 'İzlediğiniz bir ilanın okunan belgesinde yeni bilgi var.',
  contradiction: 'İzlediğiniz bir ilanda yeni çelişki bulundu.',
  withdrawn: 'Kaydettiğiniz bir ilan geri çekildi.',
  sold: 'Kaydettiğiniz bir ihale satışla sonuçlandı.',
  unsold: 'Kaydettiğiniz bir ihalede satış gerçekleşmedi.',
  sampleRemoved: 'Sakladığınız örnek ilanlar kaldırıldı.',
};

/** The same for a listing with a derived end: nobody has said that bidding ends then. */
const SMS_OF_DERIVED: Partial<Record<NotificationReason, string>> = {
  dueSoon: 'Uyarınıza uyan bir ihalenin satış günü yaklaşıyor, saati ilanda.',
  endsIn3Days: 'Kaydettiğiniz bir ihalenin satış gününe üç günden az kaldı, saati ilanda.',
  endsIn1Day: 'Kaydettiğiniz bir ihalenin satış günü geldi, saati ilanda.',
  depositDeadline: 'Kaydettiğiniz bir ihalede teminat günü hesaplandı, ilanda kontrol edin.',
  letterDeadline: 'Kaydettiğiniz bir ihalede teminat mektubu günü hesaplandı, ilanda kontrol edin.',
};

/**
 * Returns the mail of one delivery as plain text and HTML, with the headers that let mail programs unsubscribe in one
 * click (RFC 8058).
 */
export async function digestMail(
  deps: Pick<Deps, 'config' | 'clock'>,
  reader: Reader,
  items: readonly DigestItem[],
): Promise<Mail> {
  const { config } = deps;
  const now = deps.clock.now();
  const leave = await unsubscribeLink(deps, reader.userId);
  const [only] = items;
  const subject =
    only && items.length === 1
      ? `Peyda: ${shorten(only.title, MAX_SUBJECT_LENGTH)}`
      : `Peyda: ${formatNumber(items.length)} yeni bildiriminiz var`;
  const greeting = reader.firstName === '' ? 'Merhaba,' : `Merhaba ${reader.firstName},`;
  const shown = items.slice(0, MAX_ITEMS).map((item) => ({
    ...item,
    link: siteLink(config, pathOf(item)).href,
    terms: termsOf(item, now),
  }));
  const rest = items.length - shown.length;
  const more = rest > 0 ? `Bunlardan başka ${formatNumber(rest)} bildiriminiz daha var:` : 'Bütün bildirimleriniz:';
  const panel = siteLink(config, '/user').href;
  const footer = 'Bu e-postayı, Peyda hesabınızda e-posta bildirimleri açık olduğu için aldınız.';
  const stop = 'E-posta bildirimlerini kapat';
  const text = [
    greeting,
    ...shown.map(({ title, message, terms, link }) => [title, message, ...terms, link].join('\n')),
    `${more}\n${panel}`,
    `${footer}\n${stop}:\n${leave}`,
    'Peyda',
  ].join('\n\n');
  const html = htmlMail(
    subject,
    [
      mailHeading(only && items.length === 1 ? only.title : `${formatNumber(items.length)} yeni bildiriminiz var`),
      `<p>${escapeHtml(greeting)}</p>`,
      ...shown.map((item) => mailItem(itemBody(item, items.length > 1))),
      mailNote(`${escapeHtml(more)} ${mailLink('hesabım', panel)}`),
      mailNote(`${escapeHtml(footer)} ${mailLink(stop, leave)}`),
    ].join('\n'),
  );
  const headers = {
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    // Prevents automatic replies, such as holiday notices (RFC 3834).
    'Auto-Submitted': 'auto-generated',
  };
  return { to: reader.email, subject, text: `${text}\n`, html, headers };
}

type ShownItem = DigestItem & { readonly link: string; readonly terms: readonly string[] };

/** In the mail of a single notification, its title is already the heading. */
function itemBody({ propertyId, title, message, terms, link }: ShownItem, hasTitle: boolean): string {
  return [
    ...(hasTitle ? [`<strong>${escapeHtml(title)}</strong><br>`] : []),
    escapeHtml(message),
    ...terms.map((term) => `<br>${escapeHtml(term)}`),
    `<p style="margin:12px 0 0">${mailButton(propertyId === null ? 'Hesabımı aç' : 'İlanı aç', link)}</p>`,
  ].join('');
}

function pathOf({ propertyId }: DigestItem): string {
  return propertyId === null ? '/user' : pathFromMessage(propertyId);
}

/** Returns the remaining terms of the deposit at the time of sending (İİK 114); nothing if the auction is over. */
function termsOf({ openUntil, isEndDerived }: DigestItem, now: Date): string[] {
  const sentence = openUntil && depositSentence({ at: openUntil, isDerived: isEndDerived }, now);
  return sentence ? [sentence] : [];
}

function smsReason({ reason, isEndDerived }: DigestItem): string {
  return (isEndDerived && SMS_OF_DERIVED[reason]) || SMS_REASONS[reason];
}

/** Returns the text message of one delivery. It contains no words of a user or a listing. */
export function digestSms({ config }: Pick<Deps, 'config'>, reader: Reader, items: readonly DigestItem[]): Sms {
  const [only] = items;
  const text =
    only && items.length === 1
      ? `Peyda: ${smsReason(only)} ${siteLink(config, pathOf(only)).href}`
      : `Peyda: ${formatNumber(items.length)} yeni bildiriminiz var. ${siteLink(config, '/user').href}`;
  return { to: reader.phoneNumber, text };
}
