import { lawText } from '../law/figure-texts.ts';
import { LAW } from '../law/law-figures.ts';

const OPENING = lawText(LAW.openingPercent);
const DEPOSIT = lawText(LAW.depositPercent);
const CASH_HOUR = lawText(LAW.cashDepositMinute);

/** Legal terms, each explained in one or two plain sentences. Articles refer to the İİK. */
export const MEANINGS = {
  'muhammen bedel': `Bilirkişinin mala biçtiği değer (kıymet takdiri). Satış bu bedelin ${OPENING}’sinden açılır; sonuç altında da üstünde de olabilir.`,
  'açılış bedeli': `Tekliflerin başladığı tutar: birinci ihalede de ikincide de muhammen bedelin ${OPENING}’si (İİK 115). Satış bedeli değildir.`,
  'en az artış': `Bir teklif öncekini en az bu kadar geçer: muhammen bedelin ${lawText(LAW.leastStepPermille)}’i, ama hiçbir zaman ${lawText(LAW.leastStepLira)}dan az değil (İİK 111/b).`,
  teminat: `Teklif verebilmek için yatırılan, muhammen bedelin ${DEPOSIT}’u kadar güvence. Nakit teminat en geç bitişten önceki gün ${CASH_HOUR}’a kadar yatırılır (İİK 114).`,
  'teminat mektubu':
    'Nakit yerine bankanın verdiği güvence. Bitişten önceki son iş gününün mesai bitimine kadar satışı yapan daireye teslim edilir (İİK 114). Dairelerin kapanış saati ile idari izin günlerini daireye sorun.',
  'alt sınır': `Muhammen bedelin ${OPENING}’si ile rüçhanlı alacaklardan hangisi büyükse o + satış ve paylaştırma giderleri. En yüksek teklif bunu aşmazsa satış yapılmaz; eşit teklif yetmez (İİK 115).`,
  rüçhan:
    'Öncelik. Rüçhanlı alacak, bu malla güvence altına alınmış olup satışı isteyen alacaklıdan önce gelen alacaktır; örneğin daha eski bir ipotek.',
  'mükellefiyetler listesi':
    'Gayrimenkulün üzerindeki ipotek, irtifak ve diğer yüklerin dairece çıkarılan listesi; malın hangi yüklerle satıldığını gösterir.',
  muacceliyet:
    'Borcun ödeme gününün gelmiş olması. Satış bedelinden yalnızca muaccel rehinli alacaklar ödenir; diğerleri gayrimenkulle birlikte geçebilir (İİK 125).',
  'birinci ihale': `Malın ilk satışa çıkarılışı. Teklifler ${lawText(LAW.biddingDays)} boyunca portalda verilir; yeterli teklif çıkmaz ya da alıcı bedeli ödemezse ikinci ihale yapılır (İİK 111/b, 115/6).`,
  'ikinci ihale': `Birinci ihalede satılamayan ya da alıcısı bedelini ödemeyen malın yeniden satışı. Birincinin bitiminden sonraki ${lawText(LAW.secondRoundMonths)} içinde, aynı koşullarla başlar (İİK 114, 115/6).`,
  'satış memurluğu':
    'Sulh hukuk mahkemesi kararıyla ortak malların satışını (ortaklığın giderilmesi) yürüten memurluk.',
  hisse: 'Malın tamamı değil, yazılı payı satılır. Bedel payın bedelidir; yüzölçümü ise gayrimenkulün tamamına aittir.',
  'ada ve parsel': 'Gayrimenkulün kadastrodaki yerini gösteren numaralar.',
} as const;

export type TermName = keyof typeof MEANINGS;
