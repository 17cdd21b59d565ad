import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Order, OrderPaper, Orders, OrderTerms } from '#shared/orders/orders.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { CheckoutPage } from './checkout-page.tsx';
import type { OrderedPlan } from './ordered-plan.ts';

const MEMBER = { id: 'u-1', email: 'ali@example.com', firstName: 'Ali', lastName: 'Veli', role: 'user' };
const NOW = new Date('2027-03-01T09:00:00.000Z');
const CONSENT = 'Premium’un hemen açılmasını istiyorum; açıldığında cayma hakkımın sona ereceğini biliyorum.';
const TERMS: OrderTerms = {
  isOpen: true,
  methods: ['iyzico', 'transfer'],
  vatPercent: 20,
  isYearSold: true,
  prices: { monthly: 2999, yearly: 99_000 },
  corporatePrices: { monthly: 29_900, yearly: 299_000 },
  lowest: { monthly: 2999, yearly: 99_000 },
};
const ORDER: Order = {
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
const ORDERS = '/api/user/orders';
const OF_ORDER = `${ORDERS}/${ORDER.id}`;
const shown = (order: Order) => ({ order, papers: PAPERS, papersHash: `hash of ${order.totalKurus}` });

type Given = { terms?: Partial<OrderTerms>; mine?: Partial<Orders>; ordered?: Partial<OrderedPlan> };

/** The checkout of a member; calls can be answered otherwise. Returns who uses it and what was sent. */
function open(answers: Parameters<typeof answerCalls>[0] = {}, { terms, mine, ordered }: Given = {}) {
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
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const pay = (price = '₺29,99') =>
  screen.findByRole('button', { name: `Siparişi onayla: ${price} (ödeme yükümlülüğü doğurur)` });

async function sayWhere(user: User): Promise<void> {
  await user.type(await field('Fatura adresi'), 'Barbaros Mah. 1. Sok. No: 2');
  await user.type(await field('İlçe'), 'Ataşehir');
  await user.selectOptions(screen.getByRole('combobox', { name: 'İl' }), 'İstanbul');
}
const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Devam et: sözleşmeyi gör' }));
async function reachPapers(user: User): Promise<void> {
  await sayWhere(user);
  await goOn(user);
  await screen.findByRole('heading', { name: '2. Sözleşme ve ödeme' });
}
async function tickBoth(user: User): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: 'Ön bilgilendirme formunu okudum.' }));
  await user.click(screen.getByRole('checkbox', { name: /^Mesafeli satış ve abonelik sözleşmesini okudum/ }));
}
const refusal = (code: string, message: string, status = 409) => ({ status, json: { code, message } });

describe('what is bought', () => {
  it('says its price, the VAT inside, and when it ends by itself', async () => {
    open();
    const summary = await screen.findByRole('region', { name: 'Premium, aylık' });
    expect(summary.textContent).toContain('₺29,99 bir ay için');
    expect(within(summary).getByText('İçinde %20 KDV (₺5,00) var. Başka bir ücret yok.')).toBeTruthy();
    expect(within(summary).getByText('Bugün başlarsa 01.04.2027 günü biter. Kendiliğinden yenilenmez.')).toBeTruthy();
  });

  it('says of a launch price that it is one, beside the list price and the lowest of thirty days (D31)', async () => {
    open();
    const said = await screen.findByText(/^Lansman fiyatı; liste fiyatı ₺99\./);
    expect(said.textContent).toContain('Son 30 gündeki en düşük aylık fiyat: ₺29,99');
    expect(document.querySelector('s, del')).toBeNull();
  });

  it('says nothing of a launch once the list price is asked', async () => {
    open({}, { terms: { prices: { monthly: 9900, yearly: 99_000 } } });
    await screen.findByRole('region', { name: 'Premium, aylık' });
    expect(screen.queryByText(/Lansman/)).toBeNull();
  });

  it('offers a year beside the month where one is sold (D53)', async () => {
    open();
    const plans = await screen.findByRole('group', { name: 'Plan' });
    expect(within(plans).getByRole<HTMLInputElement>('radio', { name: /^Aylık ?₺29,99$/ }).checked).toBe(true);
    expect(within(plans).getByRole<HTMLInputElement>('radio', { name: /^Yıllık ?₺990,00$/ }).checked).toBe(false);
  });

  it('offers no year while none is sold, except of the corporate plan (D53)', async () => {
    open({}, { terms: { isYearSold: false } });
    await screen.findByRole('region', { name: 'Premium, aylık' });
    expect(screen.queryByRole('group', { name: 'Plan' })).toBeNull();
  });

  it('begins where what is paid already ends', async () => {
    open({}, { mine: { paidUntil: '2027-03-20T21:00:00.000Z' } });
    expect(
      await screen.findByText(/^Süren üyeliğinizin bitiminde, 21\.03\.2027 günü başlar ve 21\.04\.2027/),
    ).toBeTruthy();
  });

  it('can’t be bought where sales are closed: a message is the way on', async () => {
    open({}, { terms: { isOpen: false } });
    expect(await screen.findByText('Çevrim içi ödeme henüz açık değil.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('who buys', () => {
  it('a visitor is asked for an account first', async () => {
    answerCalls({ 'GET /api/order-terms': { json: TERMS } });
    show(<CheckoutPage ordered={{ plan: 'premium', period: 'monthly' }} renderedAt={NOW.getTime()} />);
    expect(await screen.findByRole('region', { name: 'Önce hesabınız' })).toBeTruthy();
  });

  it('is asked for what is missing, and stands in the first such field', async () => {
    const { user, posts } = open();
    expect((await field('Ad ve soyad')).value).toBe('Ali Veli');
    await goOn(user);
    const address = await field('Fatura adresi');
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(address);
    for (const said of ['Fatura adresini yazın.', 'İlçeyi yazın.', 'İli seçin.'])
      expect(screen.getByText(said)).toBeTruthy();
    expect(posts().map(({ path }) => path)).toEqual([ORDERS]);
  });

  it('of a company needs a title, an office and a number that can be one', async () => {
    const { user, posts } = open();
    await user.click(await screen.findByRole('radio', { name: 'Şirket' }));
    await user.type(await field('Şirketin unvanı'), 'Deniz Hukuk A.Ş.');
    await user.type(await field('Vergi numarası'), '1234567891');
    await sayWhere(user);
    await goOn(user);
    expect(screen.getByText('Vergi dairesini yazın.')).toBeTruthy();
    expect(screen.getByText('Vergi numarası geçerli değil; rakamları kontrol edin.')).toBeTruthy();
    expect(posts()).toHaveLength(1);
  });

  it('is sent as the fields have it, the number without spaces; then the papers come with the keyboard at their heading', async () => {
    const { user, posts } = open();
    await user.type(await field('T.C. kimlik numarası'), '100 000 001 46');
    await reachPapers(user);
    expect(posts().at(-1)).toEqual({
      method: 'POST',
      path: `${OF_ORDER}/papers`,
      body: {
        buyer: {
          kind: 'person',
          name: 'Ali Veli',
          identityNumber: '10000000146',
          address: 'Barbaros Mah. 1. Sok. No: 2',
          district: 'Ataşehir',
          city: 'İstanbul',
        },
      },
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2. Sözleşme ve ödeme'));
    expect(screen.getByRole('region', { name: 'Ön bilgilendirme formu' }).textContent).toContain('Satıcı ve hizmet.');
  });

  it('can be changed after the papers were made out; then nothing can be confirmed', async () => {
    const { user } = open();
    await reachPapers(user);
    await user.click(screen.getByRole('button', { name: 'Değiştir' }));
    expect(screen.queryByRole('button', { name: /^Siparişi onayla/ })).toBeNull();
    expect((await field('Fatura adresi')).value).toBe('Barbaros Mah. 1. Sok. No: 2');
  });
});

describe('the beginning (D54)', () => {
  it('is chosen by nobody beforehand, and the button waits for it', async () => {
    const { user, posts } = open();
    await reachPapers(user);
    const choice = screen.getByRole('group', { name: 'Premium ne zaman başlasın?' });
    const radios = within(choice).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    await tickBoth(user);
    expect((await pay()).getAttribute('aria-disabled')).toBe('true');
    await user.click(await pay());
    expect(within(choice).getByRole('alert').textContent).toBe('Sipariş için ne zaman başlayacağını seçin.');
    expect(posts().map(({ path }) => path)).not.toContain(`${OF_ORDER}/confirmation`);
  });

  it('at once is a consent word for word; later costs no right of withdrawal', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = open();
    await reachPapers(user);
    expect(screen.getByRole('radio', { name: new RegExp(`^Hemen başlasın ?${CONSENT}$`) })).toBeTruthy();
    const later = screen.getByRole('radio', { name: /^14 gün sonra başlasın/ });
    expect(later.closest('label')?.textContent).toContain(
      'Premium 16.03.2027 günü açılır; o güne kadar cayıp ödediğinizin tamamını geri alabilirsiniz.',
    );
  });

  it.each([
    ['Hemen başlasın', true],
    ['14 gün sonra başlasın', false],
  ])('%s: confirmed with what was shown, and paid', async (choice, startsAtOnce) => {
    const { user, posts } = open();
    await reachPapers(user);
    await tickBoth(user);
    await user.click(screen.getByRole('radio', { name: /^Havale/ }));
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${choice}`) }));
    await user.click(await pay());
    await waitFor(() => expect(posts().at(-1)?.path).toBe(`${OF_ORDER}/payment`));
    expect(posts().slice(-2)).toEqual([
      {
        method: 'POST',
        path: `${OF_ORDER}/confirmation`,
        body: {
          totalKurus: 2999,
          papersHash: 'hash of 2999',
          readsInformation: true,
          acceptsContract: true,
          startsAtOnce,
        },
      },
      { method: 'POST', path: `${OF_ORDER}/payment`, body: { method: 'transfer' } },
    ]);
  });
});

describe('what is agreed to', () => {
  it('is both papers, each by its own box', async () => {
    const { user, posts } = open();
    await reachPapers(user);
    await user.click(screen.getByRole('radio', { name: /^Hemen başlasın/ }));
    await user.click(await pay());
    expect(screen.getByText('Sipariş için formu okuduğunuzu işaretleyin.')).toBeTruthy();
    expect(screen.getByText('Sipariş için sözleşmeyi kabul edin.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Ön bilgilendirme formunu okudum.' }));
    await user.click(await pay());
    expect(screen.queryByText('Sipariş için formu okuduğunuzu işaretleyin.')).toBeNull();
    expect(screen.getByText('Sipariş için sözleşmeyi kabul edin.')).toBeTruthy();
    expect(posts().map(({ path }) => path)).not.toContain(`${OF_ORDER}/confirmation`);
  });

  it('holds at the price that was shown: at a new one everything is agreed to anew', async () => {
    let price = 2999;
    const { user, posts } = open({
      [`POST ${OF_ORDER}/papers`]: () => ({ json: shown({ ...ORDER, state: 'shown', totalKurus: price }) }),
      [`POST ${OF_ORDER}/confirmation`]: () => {
        price = 9900;
        return refusal('PRICE_CHANGED', 'Fiyat değişti: ₺99,00.');
      },
    });
    await reachPapers(user);
    await tickBoth(user);
    await user.click(screen.getByRole('radio', { name: /^Hemen başlasın/ }));
    await user.click(await pay());
    expect((await pay('₺99,00')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Fiyat değişti: ₺99,00.')).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false]);
    expect(posts().map(({ path }) => path)).not.toContain(`${OF_ORDER}/payment`);
  });

  it('one way to pay is told, not chosen', async () => {
    const { user } = open({}, { terms: { methods: ['transfer'] } });
    await reachPapers(user);
    expect(screen.getByText('Havale / EFT')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Havale/ })).toBeNull();
  });
});

describe('an order that can’t be begun', () => {
  it.each([
    ['ALREADY_PREMIUM', 'Premium üyeliğiniz sürüyor.', 'Üyeliğime git'],
    ['EMAIL_UNCONFIRMED', 'E-posta adresiniz onaylı değil.', 'Profilime git'],
    ['YEAR_NOT_SOLD', 'Yıllık üyelik henüz satılmıyor.', 'Aylık üyelikle devam et'],
  ])('%s: says why and what to do', async (code, title, action) => {
    open({ [`POST ${ORDERS}`]: refusal(code, 'Sunucunun sözü.') });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('Sunucunun sözü.')).toBeTruthy();
    expect(screen.getByRole('link', { name: action })).toBeTruthy();
  });

  it('because the server fails can be begun again', async () => {
    let isUp = false;
    const { user } = open({ [`POST ${ORDERS}`]: () => (isUp ? { json: ORDER } : { status: 500, json: {} }) });
    expect(await screen.findByText('Sipariş başlatılamadı.')).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('heading', { name: '1. Fatura bilgileri' })).toBeTruthy();
  });
});

it('papers that can’t be made out keep what was typed, and say why', async () => {
  const { user } = open({ [`POST ${OF_ORDER}/papers`]: refusal('X', 'Metinler hazırlanamadı.', 400) });
  await sayWhere(user);
  await goOn(user);
  expect(await screen.findByText('Metinler hazırlanamadı.')).toBeTruthy();
  expect((await field('İlçe')).value).toBe('Ataşehir');
});

describe('of the corporate plan', () => {
  it('the organisation is named first; a name that can’t be one goes nowhere', async () => {
    const ordered = { plan: 'corporate', period: 'yearly' } as const;
    const order: Order = { ...ORDER, ...ordered, organisation: { name: 'Deniz Hukuk' }, totalKurus: 299_000 };
    const { user, posts } = open({ [`POST ${ORDERS}`]: { json: order } }, { ordered, terms: { isYearSold: false } });
    expect(await screen.findByRole('region', { name: 'Kurumsal, yıllık' })).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'Plan' })).toBeTruthy();
    const name = await field('Kurumun adı');
    await user.type(name, 'www.tuzak.example{Enter}');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(posts()).toEqual([]);
    await user.clear(name);
    await user.type(name, 'Deniz  Hukuk{Enter}');
    expect(await screen.findByRole('region', { name: 'Kurum' })).toHaveProperty(
      'textContent',
      'KurumDeniz HukukDeğiştir',
    );
    expect(posts()[0]?.body).toEqual({ ...ordered, organisationName: 'Deniz Hukuk' });
    await user.click(screen.getByRole('button', { name: 'Kurumun adını değiştir' }));
    expect((await field('Kurumun adı')).value).toBe('Deniz Hukuk');
  });

  it('a name that the server refuses is asked for again, with its reason', async () => {
    const json = { message: 'Bu adda bir kurum var.', field: 'organisationName' };
    const { user } = open({ [`POST ${ORDERS}`]: { status: 409, json } }, { ordered: { plan: 'corporate' } });
    await user.type(await field('Kurumun adı'), 'Deniz Hukuk{Enter}');
    expect(await screen.findByText('Bu adda bir kurum var.')).toBeTruthy();
    expect((await field('Kurumun adı')).value).toBe('Deniz Hukuk');
  });
});
