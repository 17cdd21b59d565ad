import { screen } from '@testing-library/react';
import type { Order, OrderPaper, Orders, OrderTerms } from '#shared/orders/orders.ts';
import { CheckoutPage } from '#web/features/selling/checkout/checkout-page.tsx';
import type { OrderedPlan } from '#web/features/selling/orders/ordered-plan.ts';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { answerCalls } from './answer-calls.ts';
import { show } from './show.tsx';

const MEMBER = { id: 'u-1', email: 'ali@example.com', firstName: 'Ali', lastName: 'Veli', role: 'user' };
export const NOW = new Date('2027-03-01T09:00:00.000Z');
export const CONSENT = 'Premium’un hemen açılmasını istiyorum; açıldığında cayma hakkımın sona ereceğini biliyorum.';
export const TERMS: OrderTerms = {
  isOpen: true,
  methods: ['card', 'transfer'],
  cardProvider: 'Örnek Ödeme',
  vatPercent: 20,
  isYearSold: true,
  prices: { monthly: 2999, yearly: 99_000 },
  corporatePrices: { monthly: 29_900, yearly: 299_000 },
  lowest: { monthly: 2999, yearly: 99_000 },
};
export const ORDER: Order = {
  id: '0b8f1c1e-2f7c-4b58-9a51-3a5b8a0c7d11',
  reference: 'PEY-ABCD2345',
  state: 'draft',
  plan: 'premium',
  period: 'monthly',
  totalKurus: 2999,
  vatPercent: 20,
  vatKurus: 500,
  isRenewal: false,
  startsAtOnce: false,
  createdAt: NOW.toISOString(),
  refunds: [],
  canEnd: false,
  canCancel: true,
};
const MINE: Orders = { orders: [], renewal: { state: 'off', canChoose: false } };
const paper = (document: string, title: string, text: string): OrderPaper => ({
  document,
  title,
  version: '1',
  text,
  textHash: document,
});
const PAPERS = [
  paper('on-bilgilendirme', 'Ön bilgilendirme formu', 'Satıcı ve hizmet.'),
  paper('sozlesme', 'Mesafeli satış ve abonelik sözleşmesi', 'Taraflar.'),
  paper('hemen-baslama-onayi', 'Hemen başlama onayı', CONSENT),
];
export const ORDERS = '/api/user/orders';
export const OF_ORDER = `${ORDERS}/${ORDER.id}`;
export const shown = (order: Order) => ({ order, papers: PAPERS, papersHash: `hash of ${order.totalKurus}` });

type Given = { terms?: Partial<OrderTerms>; mine?: Partial<Orders>; ordered?: Partial<OrderedPlan> };

/** The checkout of a member; the answers to calls can be replaced. Returns the user-event user and what was sent. */
export function open(answers: Parameters<typeof answerCalls>[0] = {}, { terms, mine, ordered }: Given = {}) {
  storeAuthToken('a-token');
  const sent = answerCalls({
    'GET /api/auth/user': { json: MEMBER },
    'GET /api/order-terms': { json: { ...TERMS, ...terms } },
    [`GET ${ORDERS}`]: { json: { ...MINE, ...mine } },
    [`GET ${OF_ORDER}`]: { json: ORDER },
    [`POST ${ORDERS}`]: { json: ORDER },
    [`POST ${OF_ORDER}/papers`]: { json: shown({ ...ORDER, state: 'shown' }) },
    [`POST ${OF_ORDER}/confirmation`]: { json: { ...ORDER, state: 'confirmed' } },
    [`POST ${OF_ORDER}/payment`]: { json: { method: 'transfer' } },
    ...answers,
  });
  const plan: OrderedPlan = { plan: 'premium', period: 'monthly', ...ordered };
  const user = show(<CheckoutPage ordered={plan} renderedAt={NOW.getTime()} />);
  return { user, posts: () => sent.filter(({ method }) => method === 'POST') };
}

type User = ReturnType<typeof show>;
export const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const pay = (price = '₺29,99') =>
  screen.findByRole('button', { name: `Siparişi onayla: ${price} (ödeme yükümlülüğü doğurur)` });

export async function sayWhere(user: User): Promise<void> {
  await user.type(await field('Fatura adresi'), 'Barbaros Mah. 1. Sok. No: 2');
  await user.type(await field('İlçe'), 'Ataşehir');
  await user.selectOptions(screen.getByRole('combobox', { name: 'İl' }), 'İstanbul');
}
export const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Sözleşmeyi gör' }));
export async function reachPapers(user: User): Promise<void> {
  await sayWhere(user);
  await goOn(user);
  await screen.findByRole('heading', { name: '2. Sözleşme ve ödeme' });
}
export async function tickBoth(user: User): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: 'Ön bilgilendirme formunu okudum.' }));
  await user.click(screen.getByRole('checkbox', { name: /^Mesafeli satış ve abonelik sözleşmesini okudum/ }));
}
export const refusal = (code: string, message: string, status = 409) => ({ status, json: { code, message } });
