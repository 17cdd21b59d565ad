import type { Lot } from '../market/lot.ts';
import { conditionsText, noticeHeading, roundsText, saleVerb } from '../market/notice-parts.ts';
import { appraised, grouped, turkishLira } from '../market/printed-figures.ts';
import type { Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';
import { MOVABLE_LOTS, type MovableKind, type MovableLot } from './movable-lots.ts';

const USED = [
  'Eşya kullanılmış olup yaşına uygun yıpranma göstermektedir',
  'Genel durumu iyi, eksik parçası görülmemiştir',
  'Uzun süredir kullanılmadığı, bakım gerektirdiği anlaşılmıştır',
  'Haciz tutanağındaki özellikleriyle mevcut olduğu görülmüştür',
] as const;
const COUNTED = [
  'Bilirkişi huzurunda sayılmış, tartılmış ve fotoğraflanmıştır',
  'Haciz tutanağındaki özellikleriyle mevcut olduğu görülmüştür',
  'Miktarı ve niteliği bilirkişi raporunda ayrıntılı olarak gösterilmiştir',
] as const;
const KINDS_IN_USE = new Set<string>(['Makine', 'Ev Eşyası', 'Mobilya', 'Elektronik']);
const KEPT_AT = ['yediemin deposu', 'lisanslı yediemin deposu', 'borçlunun işyeri'] as const;
const HANDOVER = [
  'Söküm, yükleme ve nakil alıcıya aittir.',
  'Mallar bulundukları yerden kaldırılmak üzere satılmaktadır.',
  'Teslim, ihalenin kesinleşmesinden sonra bulunduğu yerde yapılır.',
] as const;

/** Makes auctioned goods with their notice. */
export function makeMovable(random: Random, sale: Sale): Lot {
  // safe: called only for sales of movables, which have these sub-categories.
  const lot = random.pick(MOVABLE_LOTS[sale.subCategory as MovableKind]);
  const count = drawCount(random, lot);
  const price = appraised(count * lot.unitPrice * random.factor(0.2), random.next());
  const { place } = sale;
  const where = `${place.district} / ${place.province}`;
  const amount = `${grouped(count)} ${lot.unit} ${lot.name}`;
  // A single machine is named without its number, "1 adet".
  const subject = count === 1 && (lot.unit === 'adet' || lot.unit === 'takım') ? lot.name : amount;
  return {
    title: `${place.titleIn} ${subject} ${saleVerb(random, sale)}`,
    price,
    hisse: null,
    mahalleKoy: null,
    ada: null,
    parsel: null,
    location: where,
    kaydindakiSerhler: null,
    carAge: null,
    carModel: null,
    parcelPath: null,
    description: `${noticeHeading(sale, 'menkul mal', false)}\nMALIN CİNSİ: ${amount}.\nÖZELLİKLERİ: ${lot.detail}. ${random.pick(KINDS_IN_USE.has(sale.subCategory) ? USED : COUNTED)}. Değer tespiti yerinde yapılan inceleme ve piyasa araştırmasına dayanmaktadır.\nBULUNDUĞU YER: ${keptText(random, sale, where)}\nKIYMETİ: ${turkishLira(price)}${count > 1 ? ` (toplam ${grouped(count)} ${lot.unit})` : ''}\nKDV ORANI: %${sale.subCategory === 'Ziynet' ? random.pick([1, 20]) : random.pick([10, 20, 20])}\n${roundsText(sale)}\n${conditionsText(random, price, 'mal')}`,
  };
}

/** Says where the goods are: jewels in a safe, everything else where it was found or stored. */
function keptText(random: Random, { subCategory }: Sale, where: string): string {
  if (subCategory === 'Ziynet')
    return `icra dairesi kasası, ${where}. Teslim, ihalenin kesinleşmesinden sonra daireden yapılır.`;
  return `${random.pick(KEPT_AT)}, ${where}. ${random.pick(HANDOVER)}`;
}

function drawCount(random: Random, { least, most }: MovableLot): number {
  const count = Math.round(least + (most - least) * random.next() ** 1.8);
  // Large counts are rounded.
  return count > 1000 ? Math.round(count / 50) * 50 : count;
}
