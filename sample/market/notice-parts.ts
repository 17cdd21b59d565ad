import { depositOf } from '#shared/law/amounts.ts';
import { lawText, lawWords } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { dayText, turkishLira } from './printed-figures.ts';
import type { Random } from './random.ts';
import type { Sale } from './sale.ts';

/** The parts that notices of all kinds have in common, as they are written since Law 7343. */

/** The last words of a title: `icradan satılıktır`, `mahkemeden satılıktır (çoklu satış)`. */
export function saleVerb(random: Random, { isCourtSale, file, isMultiple }: Sale): string {
  const verb = isCourtSale
    ? random.chance(0.78)
      ? 'mahkemeden satılıktır'
      : 'mahkeme kararıyla satılacaktır'
    : file.endsWith('İflas')
      ? 'iflas dairesinden satılıktır'
      : 'icradan satılıktır';
  return isMultiple ? `${verb} (çoklu satış)` : verb;
}

/**
 * States which office sells, under which file number, and for which reason: a pledge, a lien, a bankruptcy, a court
 * decision.
 */
export function noticeHeading({ office, file, isCourtSale }: Sale, thing: string, isPledged: boolean): string {
  if (isCourtSale)
    return `${office}, ${file} sayılı dosya. Ortaklığın satış yoluyla giderilmesine karar verilen ${thing}, açık artırmayla satışa çıkarılmıştır.`;
  if (file.endsWith('Talimat'))
    return `${office}, ${file} sayılı dosya. Başka bir icra dairesinin talimatı üzerine satılmasına karar verilen ${thing} aşağıda tanıtılmıştır.`;
  if (file.endsWith('İflas'))
    return `${office}, ${file} sayılı dosya. İflas masasına kayıtlı ${thing}, açık artırma yoluyla paraya çevrilecektir.`;
  const reason = isPledged ? 'Rehnin paraya çevrilmesi yoluyla takibe konu' : 'Bir alacağın tahsili için haczedilen';
  return `${office}, ${file} sayılı dosya. ${reason} ${thing} açık artırmayla satılacaktır.`;
}

/** The times of both rounds, and the current round. */
export function roundsText({ schedule }: Sale): string {
  const running = schedule.isSecondRound
    ? 'Birinci artırmada alıcı çıkmadığından ikinci artırma yapılmaktadır.'
    : 'Birinci artırmada alıcı çıkmazsa ikinci artırmaya geçilir.';
  return `1. İHALE: ${schedule.firstRound}\n2. İHALE: ${schedule.secondRound}\n${running}`;
}

/** An appraisal is not repeated for two years (İİK 128/a); some weeks pass between it and an auction. */
const APPRAISED_DAYS = { least: 60, most: 700 } as const;

/**
 * When the thing was appraised, as in three of four notices. Derived from the price, so that the sequence of random
 * numbers does not change.
 */
export function appraisedText({ schedule }: Sale, price: number): string {
  const drawn = Math.round(price / 100);
  if (drawn % 4 === 0) return '';
  const { least, most } = APPRAISED_DAYS;
  const day = schedule.endDate.getTime() - (least + (drawn % (most - least))) * DAY_MS;
  return `\nKıymet takdiri ${dayText(day)} tarihinde yapılmıştır.`;
}

/** A short or a long text of the conditions of sale, according to İİK 111/b, 114, 115, 118 and 134. */
export function conditionsText(random: Random, price: number, thing: 'taşınmaz' | 'mal'): string {
  const deposit = turkishLira(depositOf(price));
  if (random.chance(0.22))
    return `SATIŞ ŞARTLARI: Teklifler yalnızca Elektronik Satış Portalı üzerinden verilir. Teminat ${deposit} olup kıymetin ${lawText(LAW.depositPercent)}'udur. Artırma kıymetin yarısından başlar; tam metin ve şartname dosyada görülebilir.`;
  const rest =
    thing === 'taşınmaz'
      ? 'Tapu harcının alıcıya düşen yarısı, damga vergisi, katma değer vergisi ve teslim giderleri alıcıya aittir; birikmiş emlak vergisi borçları satış bedelinden ödenir.'
      : 'Damga vergisi, katma değer vergisi, teslim ve nakil giderleri alıcıya aittir; muhafaza ücreti satış bedelinden karşılanır.';
  return `SATIŞ ŞARTLARI: Her iki artırma da yukarıdaki günler arasında Elektronik Satış Portalında (esatis.uyap.gov.tr) yapılır; teklif verenlerin kimliği gizli tutulur. ${random.pick(PARTICIPATION)} Teminat tutarı ${deposit} olup muhammen kıymetin ${lawText(LAW.depositPercent)}'udur; nakit teminat, artırmanın biteceği günden önceki gün saat ${lawText(LAW.cashDepositMinute)}'a kadar yatırılmalıdır. ${random.pick(WINNING)} Son ${lawWords(LAW.extensionWindowMinutes)} içindeki ilk teklif süreyi ${lawWords(LAW.extensionMinutes)} uzatır, uzama sırasındaki her teklif o andan ${lawWords(LAW.extensionMinutes)} daha ekler; uzama toplamı ${lawWords(LAW.extensionCapMinutes)}i geçemez. Alıcı, bedeli sonuç tutanağının portalda ilanından başlayarak ${lawWords(LAW.paymentDays)} içinde öder; ödemezse teminatı geri verilmez. ${rest} ${random.pick(CLOSING)}`;
}

const PARTICIPATION = [
  'Artırmaya katılmak isteyenlerin portala güvenli kimlik doğrulamasıyla girip teminatı göstermesi gerekir.',
  'Teminatı yatıran herkes portal üzerinden teklif verebilir; dosya alacaklısının teminat yükümlülüğü alacağı oranında aranmaz.',
  'Teklifler artırma süresi boyunca portaldan verilir, geri alınamaz.',
] as const;
const WINNING = [
  'İhale, en yüksek teklifin muhammen kıymetin yarısını ya da satış isteyenin alacağından önce gelen alacaklar toplamını, hangisi çoksa onu ve satış ile paylaştırma giderlerini aşması koşuluyla yapılır.',
  `En yüksek teklif, kıymetin ${lawWords(LAW.openingPercent)}si ile varsa rüçhanlı alacakların toplamından fazla olanı ve paraya çevirme ile paylaştırma giderlerini aşmalıdır.`,
] as const;
const CLOSING = [
  'Şartname ve bilirkişi raporu dosyada herkese açıktır; teklif verenler bunları okumuş sayılır.',
  `Ayrıntılı bilgi dosya numarası belirtilerek daireden alınabilir. İhalenin feshi ${lawWords(LAW.annulmentDays)} içinde istenebilir.`,
  'Adresine tebligat yapılamayan ilgililer için bu ilan tebligat yerine geçer.',
] as const;
