import type { OrderPlan } from '#shared/orders/order-rules.ts';
import { CORPORATE_SEATS } from '#shared/plans.ts';

/**
 * The texts for placeholders that differ by plan. `{kurum}`, the organisation's name, occurs only in the corporate
 * plan.
 */
const WORDS = {
  premium: {
    hizmet: 'Premium üyelik',
    uyeligim: 'Premium üyeliğimin',
    adi: 'premium',
    acilis: 'Hizmet, alıcının üye hesabında açılır.',
    kullanim: 'Üyelik kişiye özeldir; birden çok kişinin kullanımı kurumsal plana girer.',
    'suren-sizde': 'Süren bir premium üyeliğiniz',
    'suren-alicida': 'Alıcının süren bir premium üyeliği',
    'yenileme-sizde':
      'Otomatik yenileme ancak ödemeden sonra, ayrı bir adımda onay verirseniz yapılır; bu onay dilediğiniz an ücretsiz geri alınır.',
    'yenileme-alicida':
      'Otomatik yenileme yalnızca alıcının ödemeden sonra, ayrı bir adımda vereceği onayla yapılır. Bu durumda satıcı her çekimden önce tutarı ve gününü e-postayla bildirir; alıcı onayını dilediği an ücretsiz geri alabilir. Yenilenen dönemin bedeli ve süresi ayrı bir belgeye yazılıp alıcıya e-postayla gönderilir; sözleşmenin diğer koşulları değişmez.',
    'hesap-silme': 'Alıcı hesabını silerse süren üyeliği de biter;',
  },
  corporate: {
    hizmet: 'Kurumsal üyelik',
    uyeligim: 'Kurumsal üyeliğimin',
    adi: 'kurumsal plan',
    acilis: 'Hizmet, alıcının sahibi olduğu “{kurum}” kurumunda açılır.',
    kullanim: `Planı “{kurum}” kurumunda en çok ${CORPORATE_SEATS} kişi birlikte, her biri kendi hesabıyla kullanır.`,
    'suren-sizde': 'Kurumun süren bir planı',
    'suren-alicida': 'Kurumun süren bir planı',
    'yenileme-sizde': 'Kurumsal planda otomatik yenileme yoktur; uzatmak için yeniden satın alırsınız.',
    'yenileme-alicida': 'Kurumsal planda otomatik yenileme yoktur; alıcı planı uzatmak için yeniden satın alır.',
    'hesap-silme':
      'Alıcı hesabını silerse ve kurumda başka kimse yoksa kurum ve süren planı da biter; kurumda başkaları varsa plan onlar için süresinin sonuna kadar sürer ve geri ödeme yapılmaz. Plan biterse',
  },
} as const satisfies Readonly<Record<OrderPlan, Readonly<Record<string, string>>>>;

/** The texts for a plan, by placeholder. */
export function planWords(plan: OrderPlan, organisationName: string | null): Readonly<Record<string, string>> {
  const words = Object.entries(WORDS[plan]);
  // A replacer function, so that no `$` pattern in the name is interpreted.
  return Object.fromEntries(
    words.map(([mark, text]) => [mark, text.replaceAll('{kurum}', () => organisationName ?? '')]),
  );
}
