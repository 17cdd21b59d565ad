import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import {
  field,
  goOn,
  NOW,
  OF_ORDER,
  ORDERS,
  open,
  reachPapers,
  sayWhere,
  TERMS,
} from '#tests/support/pages/open-checkout.tsx';
import { show } from '#tests/support/pages/show.tsx';
import { CheckoutPage } from './checkout-page.tsx';

describe('what is bought', () => {
  it('shows its price, the VAT included, and its end without renewal', async () => {
    open();
    const summary = await screen.findByRole('region', { name: 'Premium, aylık' });
    expect(summary.textContent).toContain('₺29,99 bir ay için');
    expect(within(summary).getByText('İçinde %20 KDV (₺5,00) var. Başka bir ücret yok.')).toBeTruthy();
    expect(within(summary).getByText('Bugün başlarsa 01.04.2027 günü biter. Otomatik yenilenmez.')).toBeTruthy();
  });

  it('marks a launch price, beside the list price and the lowest of thirty days (D31)', async () => {
    open();
    const said = await screen.findByText(/^Lansman fiyatı; liste fiyatı ₺99\./);
    expect(said.textContent).toContain('Son 30 gündeki en düşük aylık fiyat: ₺29,99');
    expect(document.querySelector('s, del')).toBeNull();
  });

  it('does not mention a launch once the list price applies', async () => {
    open({}, { terms: { prices: { monthly: 9900, yearly: 99_000 } } });
    await screen.findByRole('region', { name: 'Premium, aylık' });
    expect(screen.queryByText(/Lansman/)).toBeNull();
  });

  it('offers a year beside the month if one is sold (D53)', async () => {
    open();
    const plans = await screen.findByRole('group', { name: 'Plan' });
    expect(within(plans).getByRole<HTMLInputElement>('radio', { name: /^Aylık ?₺29,99$/ }).checked).toBe(true);
    expect(within(plans).getByRole<HTMLInputElement>('radio', { name: /^Yıllık ?₺990,00$/ }).checked).toBe(false);
  });

  it('offers no year if none is sold, except for the corporate plan (D53)', async () => {
    open({}, { terms: { isYearSold: false } });
    await screen.findByRole('region', { name: 'Premium, aylık' });
    expect(screen.queryByRole('group', { name: 'Plan' })).toBeNull();
  });

  it('begins when the paid period ends', async () => {
    open({}, { mine: { paidUntil: '2027-03-20T21:00:00.000Z' } });
    expect(
      await screen.findByText(/^Süren üyeliğinizin bitiminde, 21\.03\.2027 günü başlar ve 21\.04\.2027/),
    ).toBeTruthy();
  });

  it('cannot be bought while sales are closed: a link to a message is offered instead', async () => {
    open({}, { terms: { isOpen: false } });
    expect(await screen.findByText('Çevrim içi ödeme henüz açık değil.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the buyer', () => {
  it('as a visitor is asked for an account first', async () => {
    answerCalls({ 'GET /api/order-terms': { json: TERMS } });
    show(<CheckoutPage ordered={{ plan: 'premium', period: 'monthly' }} renderedAt={NOW.getTime()} />);
    expect(await screen.findByRole('region', { name: 'Önce hesabınız' })).toBeTruthy();
  });

  it('is asked for missing details, with the focus in the first such field', async () => {
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

  it('as a company needs a title, a tax office and a valid number', async () => {
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

  it('is sent as entered, the number without spaces; then the documents appear with focus on their heading', async () => {
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

  it('can be changed after the documents were generated; then nothing can be confirmed', async () => {
    const { user } = open();
    await reachPapers(user);
    await user.click(screen.getByRole('button', { name: 'Bilgileri değiştir' }));
    expect(screen.queryByRole('button', { name: /^Siparişi onayla/ })).toBeNull();
    expect((await field('Fatura adresi')).value).toBe('Barbaros Mah. 1. Sok. No: 2');
  });
});
