import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { lawText, lawWords } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';

export type DocumentText = {
  readonly title: string;
  readonly office: string;
  /** Rows of the table on the first page: name and value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

const OFFICE = 'Örnek İcra Dairesi';
const OPENING = lawWords(LAW.openingPercent);

const CONDITIONS: DocumentText['sections'] = [
  {
    heading: 'Satışın yeri ve biçimi',
    paragraphs: [
      `Satış, 2004 sayılı İcra ve İflas Kanunu’nun 111/b maddesi uyarınca elektronik satış portalında açık artırma suretiyle yapılır. Artırma ${lawWords(LAW.biddingDays)} sürer; teklif verenlerin kimliği artırma sonuna kadar gizli tutulur.`,
      `Artırmanın son ${lawWords(LAW.extensionWindowMinutes)}sı içinde ilk teklif verildiğinde artırma ${lawWords(LAW.extensionMinutes)} uzar; uzatma sırasında verilen her teklif, artırmayı o tekliften itibaren ${lawWords(LAW.extensionMinutes)} daha sürdürür. Uzatmaların toplamı ${lawWords(LAW.extensionCapMinutes)}i geçemez.`,
      `Teklifler arasındaki fark, muhammen bedelin ${lawWords(LAW.leastStepPermille)}inden ve her hâlükârda ${lawText(LAW.leastStepLira)}dan az olamaz.`,
    ],
  },
  {
    heading: 'Teminat',
    paragraphs: [
      `Artırmaya katılmak isteyenler, muhammen bedelin ${lawWords(LAW.depositPercent)}u oranında teminat göstermek zorundadır. Nakit teminat, artırmanın sona ereceği günden önceki gün saat ${lawText(LAW.cashDepositMinute)}’a kadar portal üzerinden yatırılır.`,
      'Teminat mektubu, artırmanın sona ereceği günden önceki iş gününün mesai bitimine kadar icra dairesine teslim edilir. Kesin ve süresiz olması gerekir.',
      'Satış isteyen alacaklının alacağı teminat tutarını karşılıyorsa ayrıca teminat aranmaz. İhale kendisine kalmayanların teminatı gecikmeksizin geri verilir.',
    ],
  },
  {
    heading: 'İhalenin yapılması',
    paragraphs: [
      `Artırma, muhammen bedelin ${OPENING}si üzerinden başlar. Malın ihale edilebilmesi için teklif bedelinin, muhammen bedelin ${OPENING}si ile rüçhanlı alacakların toplamından hangisi fazla ise onu ve ayrıca paraya çevirme ve paylaştırma giderlerini geçmesi gerekir.`,
      `Birinci artırmada alıcı çıkmazsa ikinci artırma, birinci artırmanın bitiminden itibaren ${lawWords(LAW.secondRoundMonths)} içinde aynı koşullarla başlar.`,
      `Alıcı, satış bedelini artırma sonuç tutanağının portalda ilanından itibaren ${lawWords(LAW.paymentDays)} içinde icra dairesinin hesabına yatırır. Yatırmazsa ihale iptal edilir ve teminatı geri verilmez.`,
    ],
  },
  {
    heading: 'Portala giriş ve teklif',
    paragraphs: [
      'Artırmaya katılmak isteyenler elektronik satış portalına elektronik imza, mobil imza veya kimlik doğrulama sistemiyle girer. Tüzel kişiler adına teklif verecek olanların yetki belgesini önceden sisteme yüklemesi gerekir.',
      'Verilen teklif geri alınamaz. Daha yüksek bir teklif verildiğinde önceki teklif sahibinin bağlılığı sona erer; teminatı, artırmadan çekildiğini bildirmesi hâlinde iade edilir.',
      'Portalın genel bir arıza nedeniyle hizmet verememesi hâlinde artırma, arızanın giderilmesinden sonra kanunda gösterilen süre kadar uzatılır. İlan metni ile portaldaki metin arasında ayrılık varsa portaldaki metin esas alınır.',
      'Hisseli satışlarda satışa konu olan yalnızca ilanda gösterilen paydır. Yasal önalım hakkı cebrî artırmayla satışta kullanılamaz.',
    ],
  },
  {
    heading: 'Tescil, teslim ve tahliye',
    paragraphs: [
      'Mülkiyet ihale ile alıcıya geçer; tescil, ihalenin kesinleşmesi ve bedelin tamamının ödenmesi üzerine tapu müdürlüğüne yazılacak yazıyla yapılır. Hasar ve yarar, ihale tarihinden itibaren alıcıya aittir.',
      `Taşınmaz, borçlu veya üçüncü kişi tarafından hacizden önceki tarihli resmî bir belgeye dayanmaksızın işgal ediliyorsa, ${lawWords(LAW.evictionDays)} içinde boşaltılması için tahliye emri gönderilir. Boşaltılmazsa zorla çıkarılarak alıcıya teslim edilir.`,
      `İhalenin feshi, ihale tarihinden itibaren ${lawWords(LAW.annulmentDays)} içinde icra mahkemesinden şikâyet yoluyla istenebilir. Fesih isteyenin, kanunda sayılan istisnalar dışında, ihale bedeli üzerinden teminat göstermesi gerekir.`,
    ],
  },
  {
    heading: 'Vergi, resim ve giderler',
    paragraphs: [
      'İhale damga vergisi, alıcıya düşen tapu harcı, katma değer vergisi ile teslim ve tahliye giderleri alıcıya aittir. Birikmiş emlak vergisi ve tellaliye satış bedelinden ödenir.',
      'Katma değer vergisi oranı bu ilanın özellikler bölümünde gösterilmiştir. Oranın değişmesi hâlinde ihalenin yapıldığı gün geçerli olan oran uygulanır.',
    ],
  },
  {
    heading: 'İlgililere duyuru',
    paragraphs: [
      `İpotek sahibi alacaklılar ile diğer ilgililerin, taşınmaz üzerindeki haklarını, özellikle faiz ve giderlere ilişkin iddialarını, dayanak belgeleriyle ${lawWords(LAW.claimDays)} içinde daireye bildirmeleri gerekir. Aksi hâlde hakları tapu siciliyle sabit olmadıkça paylaştırmanın dışında kalırlar.`,
      'Şartname, ilan tarihinden itibaren dairede herkesin görebilmesi için açıktır. Gideri verildiği takdirde isteyene bir örneği gönderilir.',
      'Satışa katılanların şartnameyi görmüş ve içeriğini kabul etmiş sayılacakları duyurulur. Bu belge örnek veridir; gerçek bir satışa ait değildir.',
    ],
  },
];

/** The sections for goods, instead of those about deeds, eviction and mortgages. */
const OF_GOODS: DocumentText['sections'] = [
  {
    heading: 'Teslim',
    paragraphs: [
      'Mülkiyet ihale ile alıcıya geçer; mal, ihalenin kesinleşmesi ve bedelin tamamının ödenmesi üzerine bulunduğu yerde teslim edilir. Hasar ve yarar, ihale tarihinden itibaren alıcıya aittir.',
      `İhalenin feshi, ihale tarihinden itibaren ${lawWords(LAW.annulmentDays)} içinde icra mahkemesinden şikâyet yoluyla istenebilir. Fesih isteyenin, kanunda sayılan istisnalar dışında, ihale bedeli üzerinden teminat göstermesi gerekir.`,
    ],
  },
  {
    heading: 'Vergi, resim ve giderler',
    paragraphs: [
      'Damga vergisi, katma değer vergisi, teslim ve nakil giderleri alıcıya aittir; muhafaza ücreti satış bedelinden karşılanır.',
    ],
  },
  {
    heading: 'İlgililere duyuru',
    paragraphs: [
      'Şartname, ilan tarihinden itibaren dairede herkesin görebilmesi için açıktır. Bu belge örnek veridir; gerçek bir satışa ait değildir.',
    ],
  },
];
const OF_LAND_ONLY: ReadonlySet<string> = new Set([
  'Tescil, teslim ve tahliye',
  'Vergi, resim ve giderler',
  'İlgililere duyuru',
]);
const OF_SHARES = /^Hisseli satışlarda/u;

/** The conditions of a sale, suited to its kind: no deeds and eviction for a motorcycle. */
export function conditionsFor(kind: CategoryNumber): DocumentText['sections'] {
  if (kind === '1') return CONDITIONS;
  const general = CONDITIONS.filter(({ heading }) => !OF_LAND_ONLY.has(heading));
  const ofAll = general.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.filter((text) => !OF_SHARES.test(text)),
  }));
  return [...ofAll, ...OF_GOODS];
}

const NOTICE_DETAILS: DocumentText['sections'] = [
  {
    heading: 'Satılacak malın özellikleri',
    paragraphs: [
      'Satışa konu taşınmaz, tapu kaydında arsa paylı kat mülkiyetli ana taşınmazın ikinci normal katında yer alan mesken niteliğindeki bağımsız bölümdür. Ana taşınmaz, bodrum, zemin ve beş normal kattan oluşan betonarme karkas bir yapıdır; asansörü ve merkezî olmayan doğal gazlı ısıtması vardır.',
      'Bağımsız bölüm salon, üç oda, mutfak, banyo, ayrı tuvalet, antre ve iki balkondan ibarettir. Brüt alanı 128 m², net alanı 109 m²’dir. Islak hacimlerin zemini seramik, odaların zemini laminat parke kaplıdır. Pencereler ısı yalıtımlı PVC doğramadır.',
      'Taşınmaz, belediye hizmetlerinin tamamından yararlanmakta; okul, sağlık ocağı, çarşı ve toplu taşıma duraklarına yürüme mesafesindedir. Çevresinde ayrık düzende beş ve altı katlı konutlar bulunur.',
    ],
  },
  {
    heading: 'Ana taşınmaz ve çevresi',
    paragraphs: [
      'Ana taşınmaz, doğu ve batı yönlerinde iki sokağa cepheli köşe parsel üzerinde, zemin katında iki dükkân ve her normal katında iki daire bulunan bir yapıdır. Dış cephesi ısı yalıtımlı ve akrilik boyalıdır. Çatısı kiremit örtülüdür. Ortak alanların bakımı iyidir; bina girişinde görüntülü kapı telefonu vardır.',
      'Yapının yaşı on dörttür. Taşıyıcı sistemde gözle görülür bir çatlak, oturma veya nem izine rastlanmamıştır. Bodrum katta sığınak, kömürlük ve bisiklet park yeri; parselin arka bahçesinde altı araçlık açık otopark bulunmaktadır.',
      'Parsel, topoğrafik olarak hafif eğimli bir alandadır. Elektrik, içme suyu, kanalizasyon, doğal gaz ve telefon altyapısı tamdır. En yakın otobüs durağı 150 metre, ilkokul 400 metre, belediye binası 1,2 kilometre uzaklıktadır.',
    ],
  },
  {
    heading: 'Bağımsız bölümün iç özellikleri',
    paragraphs: [
      'Giriş kapısı çelik, iç kapılar Amerikan panel kapıdır. Salon ve odaların duvarları saten boyalı, tavanları kartonpiyerlidir. Mutfakta membran kapaklı dolap ile granit tezgâh vardır. Banyoda duşakabin, klozet ve dolaplı lavabo bulunur; duvarlar tavana kadar seramik kaplıdır.',
      'Güney cephedeki balkon cam balkon sistemiyle kapatılmıştır; bu değişiklik için kat maliklerinin yazılı onayı sunulmamıştır. Diğer balkon açıktır. Bağımsız bölüm, gün boyu doğrudan güneş almaktadır.',
    ],
  },
  {
    heading: 'İmar durumu',
    paragraphs: [
      'Parsel, 1/1000 ölçekli uygulama imar planında ayrık düzen beş kat konut alanında kalmaktadır. Ön bahçe çekme mesafesi beş metre, yan bahçe çekme mesafesi üç metredir. Yapı ruhsatı ve yapı kullanma izin belgesi vardır.',
      'Yerinde yapılan incelemede bağımsız bölümün onaylı mimari projesine uygun olduğu, kapalı balkon dışında bir değişiklik yapılmadığı görülmüştür.',
    ],
  },
  {
    heading: 'Kaydındaki şerhler',
    paragraphs: [
      'Taşınmaz üzerinde kayıtlı ipotek ve hacizler ihalenin kesinleşmesiyle birlikte kalkar. Yönetim planı ve irtifak hakları alıcıya karşı da geçerlidir. Ayrıntılar dosyasındaki tapu kaydında gösterilmiştir.',
    ],
  },
];

const NOTICE_FACTS: DocumentText['facts'] = [
  ['Dosya no', '2026/1453 Esas'],
  ['Malın cinsi', 'Mesken (daire), tam hisse'],
  ['Ada / parsel', '2147 ada, 18 parsel, 7 no.lu bağımsız bölüm'],
  ['Yüz ölçümü', '128,40 m² brüt, 109,15 m² net'],
  ['Muhammen bedel', '4.250.000,00 ₺'],
  ['Teminat', `425.000,00 ₺ (muhammen bedelin ${lawWords(LAW.depositPercent)}u)`],
  ['KDV oranı', '% 1'],
  ['Birinci artırma', '01.12.2026 10.30 – 08.12.2026 10.30'],
  ['İkinci artırma', '29.12.2026 10.30 – 05.01.2027 10.30'],
  ['Artırmanın yapılacağı yer', 'Elektronik satış portalı'],
];

export const SALE_NOTICE: DocumentText = {
  title: 'Taşınmazın açık artırma ilanı',
  office: OFFICE,
  facts: NOTICE_FACTS,
  sections: [...NOTICE_DETAILS, ...CONDITIONS],
};

export const SALE_CONDITIONS: DocumentText = {
  title: 'Açık artırma şartnamesi',
  office: OFFICE,
  facts: [
    ['Dosya no', '2026/1453 Esas'],
    ['Satışın usulü', 'Elektronik ortamda açık artırma'],
    ['Teminat oranı', `Muhammen bedelin ${lawWords(LAW.depositPercent)}u`],
    ['Ödeme süresi', 'İhale sonucunun duyurulmasından itibaren yedi gün'],
  ],
  sections: CONDITIONS,
};

export const APPRAISAL_REPORT: DocumentText = {
  title: 'Kıymet takdiri raporu',
  office: OFFICE,
  facts: NOTICE_FACTS.slice(0, 4),
  sections: [
    {
      heading: 'İnceleme',
      paragraphs: [
        'Dosya kapsamındaki tapu kaydı, imar durumu yazısı ve onaylı mimari proje incelenmiş; taşınmaz yerinde görülmüştür. Konumu, niteliği, yapım yılı, bakımı, kullanım biçimi ve çevresindeki benzer taşınmazların satış bedelleri birlikte değerlendirilmiştir.',
        'Keşif gününde bağımsız bölümün kullanımda olduğu, genel durumunun iyi olduğu, ıslak hacimlerde yenileme yapıldığı, ısıtmanın kombi ile sağlandığı görülmüştür.',
      ],
    },
    ...NOTICE_DETAILS,
    {
      heading: 'Emsal araştırması',
      paragraphs: [
        'Emsal 1: Aynı sokakta, sekiz yıllık yapıda, üçüncü katta 120 m² brüt alanlı daire 4.100.000 ₺ bedelle satılmıştır (34.167 ₺/m²).',
        'Emsal 2: Yakın çevrede, on iki yıllık yapıda, birinci katta 135 m² brüt alanlı daire 4.350.000 ₺ bedelle satışa sunulmuştur (32.222 ₺/m²).',
        'Emsal 3: Aynı mahallede, beş yıllık yapıda, dördüncü katta 110 m² brüt alanlı daire 3.980.000 ₺ bedelle satılmıştır (36.182 ₺/m²).',
        'Emsaller; kat, cephe, yapı yaşı, ulaşım ve pazarlık payı yönünden taşınmaza uyarlanmış, birim değer 33.100 ₺/m² olarak bulunmuştur.',
      ],
    },
    {
      heading: 'Sonuç',
      paragraphs: [
        'Yukarıda açıklanan nedenlerle, taşınmazın bugünkü serbest piyasa koşullarındaki değerinin 4.250.000,00 ₺ (dört milyon iki yüz elli bin Türk lirası) olduğu kanaatine varılmıştır.',
        `Bu rapor üç nüsha düzenlenmiştir. Rapora ${lawWords(LAW.appraisalComplaintDays)} içinde icra mahkemesinde şikâyet yolu açıktır. Bu belge örnek veridir; gerçek bir dosyaya ait değildir.`,
      ],
    },
  ],
};

export const VEHICLE_REPORT: DocumentText = {
  title: 'Araç kıymet takdiri raporu',
  office: OFFICE,
  facts: [
    ['Dosya no', '2026/988 Talimat'],
    ['Aracın cinsi', 'Otomobil, beş kişilik, kapalı kasa'],
    ['Model yılı', '2019'],
    ['Yakıt / vites', 'Dizel, otomatik'],
    ['Gösterge', '86.420 km'],
    ['Muhammen bedel', '985.000,00 ₺'],
    ['KDV oranı', '% 20'],
  ],
  sections: [
    {
      heading: 'İnceleme',
      paragraphs: [
        'Araç, yediemin deposunda görülmüştür. Anahtarı ve ruhsatı vardır. Akü takviyesiyle çalıştırılmış; motor ve şanzımanda olağan dışı bir ses duyulmamıştır.',
        'Sağ ön çamurluk boyalı, ön tampon çiziktir. Lastiklerin diş derinliği yüzde altmıştır. Camlar sağlam, döşemeler temizdir.',
      ],
    },
    {
      heading: 'Değerlendirme',
      paragraphs: [
        'Benzer yıl, donanım ve gösterge değerindeki araçların piyasadaki satış bedelleri araştırılmış; hasar kaydı, boyalı parça ve bakım durumu göz önünde tutulmuştur.',
        'Aracın bugünkü değerinin 985.000,00 ₺ (dokuz yüz seksen beş bin Türk lirası) olduğu kanaatine varılmıştır. Bu belge örnek veridir; gerçek bir dosyaya ait değildir.',
      ],
    },
    ...CONDITIONS.slice(1, 3),
  ],
};
