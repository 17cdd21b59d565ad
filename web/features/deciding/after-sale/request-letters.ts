import type { WonSale } from '#shared/after-sale/won-sales.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { dayText } from '#shared/text/day-text.ts';

/** A complete request to the office; the parts in square brackets are filled in by hand. */
export type RequestLetter = { readonly title: string; readonly text: string };

type Listing = Pick<ListingSummary, 'categoryNumber' | 'courtName' | 'dosyaBilgi' | 'auctionId'>;
type Days = Pick<WonSale, 'soldOn' | 'announcedOn'> | null;

/** The requests that a winner of this kind of thing may need, with the office, numbers and days that are known. */
export function requestLetters(listing: Listing, days: Days): RequestLetter[] {
  const letter = (title: string, subject: string, paragraphs: readonly string[]) => ({
    title,
    text: letterText(listing, subject, [saleSentence(listing, days), ...paragraphs]),
  });
  const account = letter('Ödeme bilgileri talebi', 'Ödenecek tutarın ve hesabın bildirilmesi talebidir.', [
    'Teminat düşüldükten sonra kalan bedelin, KDV, damga vergisi ve diğer giderlerin tutarının bildirilmesini dilerim. Yatırılacakları hesabın ve son ödeme gününün de bildirilmesini dilerim.',
  ]);
  const finality = letter('Kesinleşme sorusu', 'İhalenin kesinleşip kesinleşmediğinin bildirilmesi talebidir.', [
    `${LAW.annulmentDays.article} maddesindeki süre içinde ihalenin feshinin istenip istenmediğinin, istenmediyse ihalenin kesinleştiğinin bildirilmesini dilerim.`,
  ]);
  return [account, finality, ...ofKind(listing.categoryNumber, letter)];
}

type Write = (title: string, subject: string, paragraphs: readonly string[]) => RequestLetter;

function ofKind(kind: ListingSummary['categoryNumber'], letter: Write): RequestLetter[] {
  if (kind === '1')
    return [
      letter('Tescil talebi', 'Taşınmazın tescili talebidir (İİK 135/1).', [
        'İhale kesinleşmiş, bedelin tamamı ödenmiştir. Taşınmazın adıma tescili için tapu müdürlüğüne yazı yazılmasını, satışla düşen haciz ve ipotek kayıtlarının kaldırılmasının istenmesini dilerim.',
      ]),
      letter('Tahliye emri talebi', 'Tahliye emri gönderilmesi talebidir (İİK 135/2).', [
        `Adıma ihale edilen taşınmazda oturulmaktadır. Oturana ${lawText(LAW.evictionDays)} içinde çıkması için tahliye emri tebliğ edilmesini, bu sürede çıkmazsa zorla tahliye edilerek taşınmazın bana teslimini dilerim.`,
        'Gerekli giderleri yatırmaya hazırım.',
      ]),
    ];
  const delivery = letter('Teslim talebi', 'Malın teslimi talebidir.', [
    'İhale kesinleşmiş, bedelin ve vergilerin tamamı ödenmiştir. Adıma ihale edilen malın teslimi için yediemine yazı yazılmasını dilerim.',
  ]);
  if (kind === '3') return [delivery];
  return [
    delivery,
    letter('Tescil yazısı talebi', 'Aracın tescili için yazı yazılması talebidir.', [
      'Satış tutanağının onaylı bir örneğinin bana verilmesini ve tescil kuruluşuna gönderilmesini dilerim. Araç sicilindeki haciz ve rehin kayıtlarının kaldırılması için yazı yazılmasını da dilerim.',
    ]),
  ];
}

/** The sentence that identifies the sale. */
function saleSentence({ auctionId }: Listing, days: Days): string {
  const sold = days ? dayText(days.soldOn) : '[ihalenin bittiği gün]';
  const auction = auctionId ? `${auctionId} numaralı ihale` : 'ihale';
  const announced = days?.announcedOn
    ? `; sonuç tutanağı ${dayText(days.announcedOn)} tarihinde portalda ilan edilmiştir`
    : '';
  return `Dosyanızda ${sold} tarihinde sonuçlanan ${auction} üzerimde kalmıştır${announced}.`;
}

function letterText({ courtName, dosyaBilgi }: Listing, subject: string, paragraphs: readonly string[]): string {
  return [
    `${courtName ?? '[Satışı yapan daire]'}`,
    `Dosya no: ${dosyaBilgi ?? '[dosya numarası]'}`,
    '',
    'İhale alıcısı: [adınız soyadınız]',
    'T.C. kimlik no: [kimlik numaranız]',
    'Adres ve telefon: [adresiniz, telefonunuz]',
    '',
    `Konu: ${subject}`,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    'Gereğini saygıyla arz ederim. [tarih]',
    '',
    '[adınız soyadınız, imza]',
  ].join('\n');
}
