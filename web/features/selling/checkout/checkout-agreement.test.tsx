import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Order } from '#shared/orders/orders.ts';
import {
  CONSENT,
  field,
  goOn,
  NOW,
  OF_ORDER,
  ORDER,
  ORDERS,
  open,
  pay,
  reachPapers,
  refusal,
  sayWhere,
  shown,
  tickBoth,
} from '#tests/support/pages/open-checkout.tsx';

describe('the start of the membership (D54)', () => {
  it('is not preselected, and the button is disabled until it is chosen', async () => {
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

  it('at once requires the exact consent; a later start keeps the full right of withdrawal', async () => {
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
  ])('%s: confirmed with the shown values, and paid', async (choice, startsAtOnce) => {
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

describe('the agreement', () => {
  it('covers both documents, each with its own checkbox', async () => {
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

  it('applies to the shown price: a new price requires every agreement again', async () => {
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

  it('names the provider whose page takes the card', async () => {
    const { user } = open({}, { terms: { cardProvider: 'Başka Ödeme' } });
    await reachPapers(user);
    expect(screen.getByText(/^Başka Ödeme güvenli ödeme sayfasında, tek çekim\./)).toBeTruthy();
  });

  it('shows a single payment method without a choice', async () => {
    const { user } = open({}, { terms: { methods: ['transfer'] } });
    await reachPapers(user);
    expect(screen.getByText('Havale / EFT')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Havale/ })).toBeNull();
  });
});

describe('an order that cannot be started', () => {
  it.each([
    ['ALREADY_PREMIUM', 'Premium üyeliğiniz sürüyor.', 'Üyeliğime git'],
    ['EMAIL_UNCONFIRMED', 'E-posta adresiniz onaylı değil.', 'Profilime git'],
    ['YEAR_NOT_SOLD', 'Yıllık üyelik henüz satılmıyor.', 'Aylık üyelikle devam et'],
  ])('%s: shows the reason and the next step', async (code, title, action) => {
    open({ [`POST ${ORDERS}`]: refusal(code, 'Sunucunun sözü.') });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('Sunucunun sözü.')).toBeTruthy();
    expect(screen.getByRole('link', { name: action })).toBeTruthy();
  });

  it('because the server fails can be retried', async () => {
    let isUp = false;
    const { user } = open({ [`POST ${ORDERS}`]: () => (isUp ? { json: ORDER } : { status: 500, json: {} }) });
    expect(await screen.findByText('Sipariş başlatılamadı.')).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('heading', { name: '1. Fatura bilgileri' })).toBeTruthy();
  });
});

it('documents that cannot be generated keep the typed text and show the reason', async () => {
  const { user } = open({ [`POST ${OF_ORDER}/papers`]: refusal('X', 'Metinler hazırlanamadı.', 400) });
  await sayWhere(user);
  await goOn(user);
  expect(await screen.findByText('Metinler hazırlanamadı.')).toBeTruthy();
  expect((await field('İlçe')).value).toBe('Ataşehir');
});

describe('an order of the corporate plan', () => {
  it('asks for the organisation first, and does not submit an invalid name', async () => {
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
      'KurumDeniz HukukAdını değiştir',
    );
    expect(posts()[0]?.body).toEqual({ ...ordered, organisationName: 'Deniz Hukuk' });
    await user.click(screen.getByRole('button', { name: 'Kurumun adını değiştir' }));
    expect((await field('Kurumun adı')).value).toBe('Deniz Hukuk');
  });

  it('asks again for a name that the server refuses, with the reason', async () => {
    const json = { message: 'Bu adda bir kurum var.', field: 'organisationName' };
    const { user } = open({ [`POST ${ORDERS}`]: { status: 409, json } }, { ordered: { plan: 'corporate' } });
    await user.type(await field('Kurumun adı'), 'Deniz Hukuk{Enter}');
    expect(await screen.findByText('Bu adda bir kurum var.')).toBeTruthy();
    expect((await field('Kurumun adı')).value).toBe('Deniz Hukuk');
  });
});
