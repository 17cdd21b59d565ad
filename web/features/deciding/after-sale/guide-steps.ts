import type { WonSaleAnswer } from '#shared/after-sale/won-sales.ts';
import type { WonDateKind } from '#shared/law/dates/won-dates.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { yearNote } from '#shared/law/figure-validity.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { confirmNote } from '#shared/law/law-to-confirm.ts';
import type { ListingSummary } from '#shared/listings.ts';

/** A step of a winner, with what to bring and the article of its rule. */
export type GuideStep = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly bring: readonly string[];
  readonly article: string;
  /** The kind of the winner's own date that belongs to the step. */
  readonly dateKind?: WonDateKind;
};

type Sale = Pick<WonSaleAnswer, 'lawToConfirm'> & {
  readonly property: Pick<ListingSummary, 'categoryNumber' | 'sulhMahkeme' | 'mayBeWardSale'>;
};

/** The steps of a winner in order: real estate is registered and vacated, vehicles and movables are handed over. */
export function guideSteps({ property, lawToConfirm }: Sale, now: Date): GuideStep[] {
  const seller = sellerOf(property);
  const first = [announcement(), payment(seller), taxes(property.categoryNumber, now), annulment(seller)];
  switch (property.categoryNumber) {
    case '1':
      return [
        ...first,
        ...(property.mayBeWardSale ? [confirmation(seller, lawToConfirm)] : []),
        registration(seller),
        eviction(seller),
      ];
    case '2':
      return [...first, delivery(seller, 'Aracı teslim alın', VEHICLE_CHECKS), vehicleRegistration()];
    case '3':
      return [...first, delivery(seller, 'Malı teslim alın', MOVABLE_CHECKS)];
  }
}

function announcement(): GuideStep {
  return {
    title: 'Tutanağın ilanını bekleyin',
    paragraphs: [
      'Artırma sonuç tutanağı portalda ilan edilir ve ödeme süresi o gün başlar. Kimseye mektup, e-posta ya da kısa mesaj gönderilmez; portala her gün bakın.',
      'İhale bitince tutanağın ilan edildiği günü yukarıya yazın. Süreleriniz ondan sayılır.',
    ],
    bring: ['e-Devlet şifreniz ya da e-imzanız', 'İhale numarası'],
    article: 'İİK 115/4',
  };
}

function payment({ name, from }: Seller): GuideStep {
  return {
    title: 'Bedeli ödeyin',
    paragraphs: [
      `Bedelin tamamını, tutanağın ilanından itibaren ${lawText(LAW.paymentDays)} içinde yatırırsınız. Teminatınız bedele sayılır; kalanı ve hesabı ${from} öğrenin.`,
      'İlk gün sayılmaz, son gün tatile rastlarsa izleyen iş gününe kayar (İİK 19). Son günü beklemeyin: bankaların günlük sınırı havaleyi ikiye böldürebilir.',
      'Ödeme, ihalenin kesinleşmesini beklemez; fesih istenmesi de süreyi durdurmaz (İİK 134).',
    ],
    bring: [
      'Kimliğiniz; şirket adınaysa yetki belgesi',
      'Dosya numarası: havalenin açıklamasına yazın',
      `Ödeme dekontu: bir örneğini ${name} dosyasına koydurun`,
    ],
    article: LAW.paymentDays.article,
    dateKind: 'payment',
  };
}

function taxes(kind: ListingSummary['categoryNumber'], now: Date): GuideStep {
  const { article } = LAW.stampDutyPermille;
  const year = yearNote(LAW.stampDutyPermille, now);
  return {
    title: kind === '1' ? 'Vergileri ve tapu harcını ödeyin' : 'Vergileri ödeyin',
    paragraphs: [
      'KDV’nin oranı portaldaki “KDV Oranı” alanında ya da ilandadır; teslimden önce ödenir (İİK 114).',
      `Damga vergisi bedel üzerinden ${lawText(LAW.stampDutyPermille)} oranında alınır (${[article, year].filter(Boolean).join('; ')}).`,
      ...(kind === '1'
        ? [
            `Tapu harcında alıcının payı, şartname başka türlü demiyorsa bedel üzerinden ${lawText(LAW.buyerTitleFeePercent)} oranında alınır (${LAW.buyerTitleFeePercent.article}).`,
          ]
        : []),
    ],
    bring: ['Satış ilanı ve şartname: hangi giderin kime ait olduğunu gösterir', 'Dairenin yazdığı tahakkuk yazıları'],
    article: kind === '1' ? 'İİK 114; 488 ve 492 sayılı Kanunlar' : 'İİK 114; 488 sayılı Kanun',
  };
}

function annulment({ from }: Seller): GuideStep {
  return {
    title: 'İhalenin kesinleşmesini bekleyin',
    paragraphs: [
      `İlgililer, satıştan itibaren ${lawText(LAW.annulmentDays)} içinde icra mahkemesinden ihalenin feshini isteyebilir. Yolsuzluğu sonradan öğrenen için süre öğrendiği gün başlar; tutanağın portalda ilanından ${lawText(LAW.annulmentYears)} sonra kimse isteyemez.`,
      `Süre dolunca fesih istenip istenmediğini ${from} sorun. İstenmediyse ya da ret kararı kesinleştiyse ihale kesinleşir; mal ondan önce teslim edilmez. Bu sürede oturandan kiranın dosyaya yatırılmasını isteyebilirsiniz (İİK 134/1).`,
    ],
    bring: ['Dosya numarası'],
    article: LAW.annulmentDays.article,
    dateKind: 'annulment',
  };
}

/** For the real estate of a ward: a court confirms the sale afterwards. */
function confirmation({ from }: Seller, lawToConfirm: readonly string[]): GuideStep {
  return {
    title: 'Mahkemenin onayını bekleyin',
    paragraphs: [
      `İlana göre vesayet altındaki bir kişinin malı satılmış olabilir. Böyle bir satış, mahkeme ${lawText(LAW.wardConfirmationDays)} içinde onaylarsa tamamlanır.`,
      `Satışın onaylanıp onaylanmadığını ${from} sorun; tescili onaydan sonra isteyin.`,
    ],
    bring: ['Dosya numarası'],
    article: `${LAW.wardConfirmationDays.article}${confirmNote('wardSales', lawToConfirm)}`,
  };
}

function registration({ name, from }: Seller): GuideStep {
  return {
    title: 'Tescili isteyin',
    paragraphs: [
      `İhale kesinleşip bedel ödenince ${name} tapu müdürlüğüne tescil yazısı gönderir. Yazının gidip gitmediğini ${from} sorun, aşağıdaki dilekçeyle isteyin.`,
      'Mülkiyet artırmanın bittiği an size geçmiştir (İİK 115/2); tescil bunu tapuda gösterir ve gayrimenkulü satabilmeniz için gerekir.',
    ],
    bring: [
      'Kimliğiniz; vekille yapılıyorsa vekâletname',
      'Tapu harcının ödendiğini gösteren dekont',
      'Binaysa zorunlu deprem sigortası (DASK) poliçesi; istenip istenmediğini tapu müdürlüğüne sorun',
    ],
    article: 'İİK 135/1',
  };
}

function eviction({ from }: Seller): GuideStep {
  return {
    title: 'Oturan varsa tahliye emri isteyin',
    paragraphs: [
      `Gayrimenkul boş değilse ${from} tahliye emri istersiniz. Emir, tebliğinden itibaren ${lawText(LAW.evictionDays)} verir; çıkılmazsa zorla tahliye istenir.`,
      'Oturanı yalnızca, hacizden önceki tarihli resmî bir belgeye dayanan hak korur. Emrin tebliğ edildiği günü yukarıya yazın.',
      'İpotekten sonra yapılan kira, ipotek alacaklısını bağlamaz (İİK 132/3). Kira sizi bağlıyorsa ve yere ihtiyacınız varsa kiracıya ihtar tarihini kaçırmayın.',
    ],
    bring: ['Kimliğiniz ve dosya numarası', 'Tebligat, çilingir ve nakliye giderleri için avans'],
    article: LAW.evictionDays.article,
    dateKind: 'eviction',
  };
}

const VEHICLE_CHECKS = [
  'Anahtar, ruhsat ve yedek parçaların tutanakta yazanla aynı olup olmadığına bakın; eksiği teslim tutanağına yazdırın.',
  'Otopark ve çekici ücretinin hangi güne kadar kime ait olduğunu şartnameden öğrenin.',
] as const;
const MOVABLE_CHECKS = [
  'Malları tutanaktaki listeyle tek tek karşılaştırın; eksiği ve hasarı teslim tutanağına yazdırın.',
  'Yediemin ücretinin hangi güne kadar kime ait olduğunu şartnameden öğrenin; geciken her gün ücrete eklenebilir.',
] as const;

function delivery({ from }: Seller, title: string, checks: readonly string[]): GuideStep {
  return {
    title,
    paragraphs: [`İhale kesinleşince ${from} teslim yazısı alır, yazıyla yediemine gidersiniz.`, ...checks],
    bring: [
      'Kimliğiniz; şirket adınaysa yetki belgesi',
      'Bedelin ve vergilerin dekontları',
      'Çekici ya da taşıma aracı',
    ],
    article: 'İİK 115, 118 ve 134',
  };
}

function vehicleRegistration(): GuideStep {
  return {
    title: 'Aracı adınıza tescil ettirin',
    paragraphs: [
      `Araç ${lawText(LAW.vehicleRegistrationMonths)} içinde adınıza tescil ettirilir; geciken ceza öder, araç trafikten men edilir. İşlem satış değil tescildir: satış tutanağıyla notere başvurulur, belgeleri önceden sorun.`,
      'Sicildeki haciz ve rehin kayıtlarının kaldırılması için dairenin yazısı gerekir; aşağıdaki dilekçeyle isteyin.',
      'Zorunlu trafik sigortası tescilden önce yapılır. Aracın muayenesi geçmişse yola çıkmadan muayene ettirin.',
    ],
    bring: ['Kimliğiniz', 'Satış tutanağının onaylı örneği', 'Zorunlu trafik sigortası poliçesi'],
    article: LAW.vehicleRegistrationMonths.article,
    dateKind: 'vehicleRegistration',
  };
}

/** The office that sells, in the grammatical cases that the texts need. */
type Seller = { readonly name: string; readonly to: string; readonly from: string };

/** The seller of a listing: an enforcement office, or the one that sells for a Sulh Hukuk court. */
function sellerOf({ sulhMahkeme }: Pick<ListingSummary, 'sulhMahkeme'>): Seller {
  return sulhMahkeme === '1'
    ? { name: 'satış memurluğu', to: 'satış memurluğuna', from: 'satış memurluğundan' }
    : { name: 'icra dairesi', to: 'icra dairesine', from: 'icra dairesinden' };
}
