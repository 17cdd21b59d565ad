import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';

export const ORDER_MAIL_KINDS = [
  'contract',
  'invoice',
  'refundInvoice',
  'paid',
  'transferWaiting',
  'transferExpired',
  'sentBack',
  'withdrawal',
  'ending',
  'refunded',
  'renewalOn',
  'renewalOff',
  'renewalUnsold',
  'renewalAhead',
  'renewalFailed',
  'renewalEnded',
  'endingSoon',
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

export type MailFacts = Readonly<Record<string, string | number>>;
type Text = { readonly subject: string; readonly intro: string; readonly button: string; readonly outro: string };

const lira = ({ kurus }: MailFacts) => formatLiraExact(toLira(Number(kurus)));
const day = (value: unknown) => formatDate(new Date(String(value)));
const moment = (value: unknown) => formatDateTime(new Date(String(value)));
/** The last day of a term that ends at midnight. */
const lastDay = (value: unknown) => formatDate(new Date(Date.parse(String(value)) - 1));
const planOf = ({ isCorporate }: MailFacts, premium: string, corporate: string) => (isCorporate ? corporate : premium);
function backTo({ method, hasIban }: MailFacts): string {
  if (method !== 'transfer') return 'ödediğiniz karta';
  return hasIban === 0 ? 'havaleyle' : 'bildirdiğiniz IBAN’a';
}
/**
 * A member who deletes the account without having given an IBAN can't enter one later, so the operator asks for it by
 * mail.
 */
const ASKS_BY_MAIL = 'Havaleyle ödediğiniz için paranın gönderileceği IBAN’ı bu adrese yazıp soracağız.';
function afterLeaving({ method, hasIban }: MailFacts): string {
  if (method === 'transfer' && hasIban === 0) return ASKS_BY_MAIL;
  const where = method === 'transfer' ? 'Hesabınızda' : 'Kartınızda';
  return `Para gönderildiğinde ayrıca haber veririz. ${where} görünmesi bankanıza göre birkaç gün sürebilir.`;
}
/** Attachments are also available in the account, while it exists. */
function keptWhere({ hasAccount }: MailFacts, what: string): string {
  return hasAccount ? `${what} hesabınızdan da indirebilirsiniz.` : 'Hesabınız silindiği için bu e-postayı saklayın.';
}
function sentBackAfter({ method, hasAccount }: MailFacts): string {
  if (method !== 'transfer') return 'Para ödediğiniz karta gider; bir şey yapmanız gerekmez.';
  if (!hasAccount) return ASKS_BY_MAIL;
  return 'Havaleyle ödediğiniz için paranın gönderileceği IBAN’ı sipariş sayfanıza yazın.';
}

const TEXTS: Readonly<Record<OrderMailKind, (facts: MailFacts, reference: string) => Text>> = {
  contract: (facts, reference) => ({
    subject: `Peyda: sözleşmeniz (${reference})`,
    intro: `${lira(facts)} tutarındaki siparişinizi onayladınız. Onayladığınız sözleşme, ön bilgilendirme formu ve cayma formu, gösterildikleri hâliyle ektedir.`,
    button: 'Siparişimi gör',
    outro: `Sözleşmenizi ${lawText(LAW.contractYears)} boyunca hesabınızdan da indirebilirsiniz.`,
  }),
  invoice: (facts, reference) => ({
    subject: `Peyda: faturanız (${facts.number})`,
    intro: `${reference} numaralı siparişinizin ${lira(facts)} tutarındaki faturası ektedir.`,
    button: 'Siparişimi gör',
    outro: keptWhere(facts, 'Faturalarınızı'),
  }),
  refundInvoice: (facts, reference) => ({
    subject: `Peyda: iade belgeniz (${facts.number})`,
    intro: `${reference} numaralı siparişinizin ${lira(facts)} tutarındaki iadesinin belgesi ektedir.`,
    button: 'Siparişimi gör',
    outro: keptWhere(facts, 'Belgelerinizi'),
  }),
  paid: (facts, reference) => ({
    subject: 'Peyda: ödemeniz alındı',
    intro: `${lira(facts)} tutarındaki ödemenizi aldık (sipariş ${reference}). ${planOf(facts, 'Premium üyeliğiniz', 'Kurumunuzun planı')} ${moment(facts.from)} ile ${moment(facts.until)} arasında geçerli.`,
    button: 'Siparişimi gör',
    outro: facts.isRenewal
      ? 'Yenilemenin belgesi ektedir. Otomatik yenilemeyi dilediğiniz an, ücretsiz kapatabilirsiniz.'
      : planOf(
          facts,
          'Üyeliğiniz siz istemedikçe yenilenmez; süresi bitmeden size haber veririz.',
          'Arkadaşlarınızı kurum sayfasından davet edersiniz. Plan otomatik yenilenmez; süresi bitmeden size haber veririz.',
        ),
  }),
  transferWaiting: (facts, reference) => ({
    subject: `Peyda: havalenizi bekliyoruz (${reference})`,
    intro: `${lira(facts)} tutarını ${lastDay(facts.until)} günü sonuna kadar şu hesaba gönderin: ${facts.holder}, ${facts.bank}, ${facts.iban}. Açıklamaya yalnızca ${reference} yazın.`,
    button: 'Siparişimi gör',
    outro: 'Ödemeniz hesabımıza geçince size haber veririz.',
  }),
  transferExpired: (_facts, reference) => ({
    subject: `Peyda: siparişinizin süresi doldu (${reference})`,
    intro: 'Havaleniz süresi içinde hesabımıza geçmediği için siparişiniz kapandı. Sizden ücret alınmadı.',
    button: 'Yeniden sipariş ver',
    outro:
      'Parayı gönderdiyseniz hesabımıza geçtiğinde siparişinize işlenir; yerine başka bir sipariş verdiyseniz geri gönderilir.',
  }),
  sentBack: (facts, reference) => ({
    subject: 'Peyda: ödemeniz geri gönderiliyor',
    intro: `${reference} numaralı sipariş için ${lira(facts)} tutarında, karşılığı olmayan bir ödeme aldık: sipariş önceden ödenmiş ya da ondan vazgeçilmişti. Bu tutarı en geç 14 gün içinde geri gönderiyoruz.`,
    button: facts.method === 'transfer' && facts.hasAccount ? 'IBAN’ımı bildir' : 'Siparişimi gör',
    outro: sentBackAfter(facts),
  }),
  withdrawal: (facts, reference) => ({
    subject: 'Peyda: cayma bildiriminizi aldık',
    intro: `${reference} numaralı siparişten caydınız. ${lira(facts)} en geç ${day(facts.refundBy)} gününe kadar ${backTo(facts)} geri ödenir.`,
    button: 'Siparişimi gör',
    outro: afterLeaving(facts),
  }),
  ending: (facts, reference) => ({
    subject: 'Peyda: yıllık planınız sona erdi',
    intro: `${reference} numaralı yıllık planınızı sona erdirdiniz. ${facts.endsAt ? `${planOf(facts, 'Premium', 'Kurumun planı')} ${lastDay(facts.endsAt)} günü sonunda kapanır. ` : ''}Kalan süreye düşen ${lira(facts)} en geç ${day(facts.refundBy)} gününe kadar ${backTo(facts)} geri ödenir.`,
    button: 'Siparişimi gör',
    outro: afterLeaving(facts),
  }),
  refunded: (facts, reference) => ({
    subject: 'Peyda: paranız geri gönderildi',
    intro: `${reference} numaralı siparişin ${lira(facts)} tutarındaki iadesi ${backTo(facts)} gönderildi.`,
    button: 'Siparişimi gör',
    outro: 'Hesabınızda görünmesi bankanıza göre birkaç gün sürebilir.',
  }),
  renewalOn: (facts) => ({
    subject: 'Peyda: otomatik yenileme açıldı',
    intro: `Premium üyeliğiniz süresi bittikçe ${facts.lastFour} ile biten kartınızla yenilenecek. Her çekimden üç gün önce tutarı ve gününü yazacağız.`,
    button: 'Yenilemeyi yönet',
    outro: 'Yenilemeyi dilediğiniz an, ücretsiz kapatabilirsiniz.',
  }),
  renewalOff: () => ({
    subject: 'Peyda: otomatik yenileme kapandı',
    intro: 'Otomatik yenilemeyi kapattınız. Kartınızdan artık ücret alınmaz; kayıtlı kartınız silinir.',
    button: 'Üyeliğimi gör',
    outro: 'Ödediğiniz sürenin sonuna kadar premium kullanmaya devam edersiniz.',
  }),
  renewalUnsold: (facts) => ({
    subject: 'Peyda: yıllık üyeliğiniz yenilenmeyecek',
    intro: `Lansman fiyatı sürerken yıllık üyelik satılmıyor; bugünkü aylık fiyatla on iki ay daha ucuz. Bu yüzden otomatik yenilemeniz kapandı, kartınızdan ücret alınmaz ve kayıtlı kartınız silinir. Üyeliğiniz ${moment(facts.until)} tarihinde biter.`,
    button: 'Aylık üyeliğe bak',
    outro: 'Bitince isterseniz aylık üyelik alabilirsiniz.',
  }),
  renewalAhead: (facts) => ({
    subject: `Peyda: üyeliğiniz ${day(facts.at)} günü yenilenecek`,
    intro: `Premium üyeliğinizi yenilemek için ${moment(facts.at)} tarihinde ${facts.lastFour} ile biten kartınızdan ${lira(facts)} alınacak.`,
    button: 'Yenilemeyi yönet',
    outro: 'İstemiyorsanız o zamana kadar yenilemeyi kapatmanız yeterli; hiçbir ücret alınmaz.',
  }),
  renewalFailed: (facts) => ({
    subject: 'Peyda: üyeliğiniz yenilenemedi',
    intro: `Bankanız ${lira(facts)} tutarındaki yenilemeyi onaylamadı. ${moment(facts.next)} tarihinde yeniden deneyeceğiz (kalan deneme: ${facts.left}).`,
    button: 'Kartımı değiştir',
    outro: 'Kartınızın limitini ve internetten ödemeye açık olduğunu kontrol edin ya da yenilemeyi kapatın.',
  }),
  renewalEnded: (facts) => ({
    subject: 'Peyda: otomatik yenileme sona erdi',
    intro: `Bankanız ${lira(facts)} tutarındaki yenilemeyi üç kez onaylamadı. Otomatik yenilemeyi kapattık; kartınızdan artık ücret alınmaz.`,
    button: 'Premium’u yeniden al',
    outro: 'Dilediğiniz zaman yeniden satın alabilirsiniz.',
  }),
  endingSoon: (facts) => ({
    subject: `Peyda: ${planOf(facts, 'premium üyeliğiniz', 'kurumunuzun planı')} ${day(facts.until)} günü bitiyor`,
    intro: `${planOf(facts, 'Premium üyeliğiniz', 'Kurumunuzun planı')} ${moment(facts.until)} tarihinde bitiyor. Otomatik yenilenmez ve sizden ücret alınmaz.`,
    button: planOf(facts, 'Üyeliğimi uzat', 'Planı uzat'),
    outro: 'Uzatırsanız yeni süre, ödenmiş sürenin bitiminde başlar.',
  }),
};

/** The text of a mail about an order. */
export function orderMailText(kind: OrderMailKind, facts: MailFacts, reference: string): Text {
  return TEXTS[kind](facts, reference);
}
