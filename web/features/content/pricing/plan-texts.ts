import { FREE_VIEWS_PER_DAY, type PlanId } from '#shared/plans.ts';

export type Feature = { text: string; isSoonWithoutMail?: boolean };

export type PlanText = {
  id: PlanId;
  name: string;
  description: string;
  features: readonly Feature[];
  limitations: readonly string[];
  isPopular: boolean;
};

/** What the three plans include (spec §1, §9). Prices and figures come from shared/plans.ts. */
export const PLAN_TEXTS: readonly PlanText[] = [
  {
    id: 'free',
    name: 'Ücretsiz',
    description: 'Bakınmak ve ihaleyi tanımak için.',
    features: [
      { text: `Günde ${FREE_VIEWS_PER_DAY} farklı ilan` },
      { text: 'Bütün ilanlarda arama, temel filtreler' },
      { text: 'Bedel, yer, bitiş anı ve satışı yapan daire' },
    ],
    limitations: [
      'Açıklamanın yalnızca başı',
      'Belgelere sınırlı erişim',
      'UYAP, parsel ve değerleme bağlantıları kapalı',
    ],
    isPopular: false,
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'İhaleye girmeyi düşünen ve dosyayı okumak isteyenler için.',
    features: [
      { text: 'Sınırsız ilan görüntüleme' },
      { text: 'Bütün belgeler (PDF, TIFF)' },
      { text: 'Açıklamanın tamamı, UYAP ve parsel bağlantıları, değerleme' },
      { text: 'Gelişmiş filtreler ve favoriler' },
      { text: 'Kayıtlı aramalar için e-posta uyarıları', isSoonWithoutMail: true },
      { text: 'Canlı destek ve öncelikli yanıt' },
    ],
    limitations: ['Tek kişilik kullanım', 'API erişimi yok'],
    isPopular: true,
  },
  {
    id: 'corporate',
    name: 'Kurumsal',
    description: 'Birden çok kişiyle çalışan bürolar ve şirketler için.',
    features: [
      { text: 'Premium’daki her şey' },
      { text: 'API erişimi' },
      { text: 'Çok kullanıcılı yönetim' },
      { text: 'Toplu analiz' },
      { text: 'Özel raporlar' },
    ],
    limitations: ['Görüşmeden sonra açılır; kapsamı sözleşmede yazılır'],
    isPopular: false,
  },
];
