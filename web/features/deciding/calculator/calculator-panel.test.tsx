import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startCalculation } from '#shared/calculations/start-calculation.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { CalculatorPanel } from './calculator-panel.tsx';
import { CalculatorSection } from './calculator-section.tsx';

const MEMBER = { id: 'u-1', email: 'ali@example.com', name: 'Ali' };
const KEPT = '/api/user/calculations/7';
const NOTHING_NOTED = { highestBid: null, ownValue: null };

/** The sum beside a term. */
const sumOf = (label: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent?.startsWith(label));
  return term?.nextElementSibling?.firstElementChild?.textContent;
};
const field = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) });

describe('the legal part, open to everybody', () => {
  it('shows the legal bounds of a bid from the appraisal of the notice', async () => {
    show(<CalculatorPanel detail={makeDetail({ price: 2_000_000 })} />);
    await field('Rüçhanlı alacaklar');
    expect(['Muhammen bedel', 'Açılış bedeli', 'Aşılması gereken sınır'].map(sumOf)).toEqual([
      '₺2.000.000',
      '₺1.000.000',
      '₺1.000.000',
    ]);
  });

  it('raises the limit as prior claims and costs are typed', async () => {
    const user = show(<CalculatorPanel detail={makeDetail({ price: 2_000_000 })} />);
    await user.type(await field('Rüçhanlı alacaklar'), '1.300.000');
    await user.type(await field('Satış ve paylaştırma giderleri'), '40.000,50');
    expect(sumOf('Aşılması gereken sınır')).toBe('₺1.340.000,50');
  });

  it('asks for prior claims where the page lists a mortgage, and takes its figure over with one tap', async () => {
    const priorClaims = {
      value: [{ kind: 'mortgage' as const, amount: 1_500_000 }],
      sentence: 'Birinci derecede ipotek.',
    };
    const noticeValues = { values: { priorClaims }, conflicts: [], withheld: [] };
    const user = show(<CalculatorPanel detail={makeDetail({ price: 2_000_000, noticeValues })} />);
    await field('Rüçhanlı alacaklar');
    expect(screen.getByText(/^Tapu kaydında ipotek var/).textContent).toContain('alacağı yazın');
    await user.click(screen.getByRole('button', { name: 'İlandaki ₺1.500.000 ipoteği ekle' }));
    expect(sumOf('Aşılması gereken sınır')).toBe('₺1.500.000');
  });

  it('shows the expected notation for an invalid number, and keeps using the last valid one', async () => {
    const user = show(<CalculatorPanel detail={makeDetail({ price: 2_000_000 })} />);
    const claims = await field('Rüçhanlı alacaklar');
    await user.type(claims, '1.300.000');
    await user.type(claims, 'x');
    expect(claims.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/1\.250\.000,50 gibi/)).toBeTruthy();
    expect(sumOf('Aşılması gereken sınır')).toBe('₺1.300.000');
    await user.clear(claims);
    expect(claims.getAttribute('aria-invalid')).not.toBe('true');
    expect(sumOf('Aşılması gereken sınır')).toBe('₺1.000.000');
  });

  it('shows whether a bid is possible, and the next possible one', async () => {
    const user = show(<CalculatorPanel detail={makeDetail({ price: 2_000_000 })} />);
    await user.type(await field('Teklifinizi kontrol edin'), '1.000.000');
    // ₺10.000 is the minimum step: 5 ‰ of the appraisal (İİK 111/b).
    expect(screen.getByText(/Bundan sonraki geçerli teklif/).textContent).toContain('₺1.010.000');
  });

  it('warns about a highest bid below the opening price', async () => {
    const user = show(<CalculatorPanel detail={makeDetail({ price: 1_270_000 })} />);
    const highest = await field('Portaldaki en yüksek teklif');
    await user.type(highest, '1.000');
    expect(screen.getByText(/^Açılış bedelinin altında \(₺635\.000\)/)).toBeTruthy();
    await user.clear(highest);
    await user.type(highest, '640.000');
    expect(screen.queryByText(/^Açılış bedelinin altında/)).toBeNull();
  });

  it('cannot be calculated without an appraisal', async () => {
    show(<CalculatorPanel detail={makeDetail({ price: null })} />);
    expect(await screen.findByText(/muhammen bedel belirtilmemiş/)).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });
});

describe('costs and the highest bid', () => {
  it('are hidden from users who may not calculate', async () => {
    show(<CalculatorPanel detail={makeDetail({ mayCalculate: false })} />);
    expect(await screen.findByRole('button', { name: 'Teklif hesabının tamamını aç' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('state that unknown claims and costs count as zero until both are typed', async () => {
    const user = show(<CalculatorPanel detail={makeDetail({ price: 2_000_000, mayCalculate: true })} />);
    const warning = /^Bilinmeyen alacak ve giderler ₺0 alındı/;
    expect(await screen.findByText(warning)).toBeTruthy();
    await user.type(await field('Rüçhanlı alacaklar'), '0');
    expect(screen.getByText(warning)).toBeTruthy();
    await user.type(await field('Satış ve paylaştırma giderleri'), '40.000');
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('exclude a cost that is switched off', async () => {
    const user = show(<CalculatorPanel detail={makeDetail()} />);
    const duty = await screen.findByRole('switch', { name: 'Damga vergisi toplama katılsın' });
    const isExplained = () => screen.queryByText(/^Yasadaki orana göre hesaplanır \(2026 tutarı/) !== null;
    const wasOn = duty.getAttribute('aria-checked') === 'true';
    expect(isExplained()).toBe(wasOn);
    await user.click(duty);
    expect(isExplained()).toBe(!wasOn);
  });
});

describe('input typed before signing up', () => {
  it('is kept after the visitor has become a member, and can be saved', async () => {
    answerCalls({
      'GET /api/auth/user': { json: MEMBER },
      [`GET ${KEPT}`]: { json: { calculation: null, usualCosts: null, noted: NOTHING_NOTED } },
    });
    const user = show(<CalculatorPanel detail={makeDetail({ price: 2_000_000 })} />);
    await user.type(await field('Rüçhanlı alacaklar'), '1.300.000');
    expect(await screen.findByRole('button', { name: 'Üye ol ve teklif hesabını sakla' })).toBeTruthy();
    act(() => storeAuthToken('a-token'));
    expect(await screen.findByRole('button', { name: 'Teklif hesabını sakla' })).toBeTruthy();
    expect(sumOf('Aşılması gereken sınır')).toBe('₺1.300.000');
  });
});

describe('input typed before a reload', () => {
  const typed = () => sessionStorage.getItem('typed_calculations');

  it('is restored in the opened calculator, only for the same listing', async () => {
    const detail = makeDetail({ price: 2_000_000 });
    const user = show(<CalculatorPanel detail={detail} />);
    await user.type(await field('Rüçhanlı alacaklar'), '1.300.000');
    cleanup();
    show(<CalculatorSection detail={{ ...detail, id: 8 }} />);
    expect(await screen.findByRole('button', { name: 'Teklif hesabını aç' })).toBeTruthy();
    cleanup();
    show(<CalculatorSection detail={detail} />);
    await field('Rüçhanlı alacaklar');
    expect(sumOf('Aşılması gereken sınır')).toBe('₺1.300.000');
  });

  it('is not restored for another member, or if the calculator has other fields by now', async () => {
    const detail = makeDetail({ price: 2_000_000 });
    const calculation = startCalculation(detail, undefined);
    const mine = { ...calculation, legal: { ...calculation.legal, priorClaims: 130_000_000 } };
    const others = [{ id: 7, by: 'u-2', calculation: mine, hasCosts: false }];
    sessionStorage.setItem('typed_calculations', JSON.stringify(others));
    show(<CalculatorPanel detail={detail} />);
    await field('Rüçhanlı alacaklar');
    expect(sumOf('Aşılması gereken sınır')).toBe('₺1.000.000');
    cleanup();
    const old = [{ id: 7, calculation: { ...mine, legal: { priorClaims: 130_000_000 } }, hasCosts: false }];
    sessionStorage.setItem('typed_calculations', JSON.stringify(old));
    show(<CalculatorPanel detail={detail} />);
    await field('Rüçhanlı alacaklar');
    expect(sumOf('Aşılması gereken sınır')).toBe('₺1.000.000');
  });

  it('is deleted once it is saved', async () => {
    storeAuthToken('a-token');
    answerCalls({
      'GET /api/auth/user': { json: MEMBER },
      [`GET ${KEPT}`]: { json: { calculation: null, usualCosts: null, noted: NOTHING_NOTED } },
      [`PUT ${KEPT}`]: { json: { message: 'Hesabınız saklandı.' } },
    });
    const user = show(<CalculatorPanel detail={makeDetail()} />);
    const keep = await screen.findByRole('button', { name: 'Teklif hesabını sakla' });
    await user.type(await field('Rüçhanlı alacaklar'), '250');
    expect(String(typed())).toContain('25000');
    await user.click(keep);
    await screen.findByRole('button', { name: 'Teklif hesabı saklandı' });
    expect(typed()).toBeNull();
  });
});

describe('a member’s calculation', () => {
  const signIn = () => storeAuthToken('a-token');

  it('is saved as shown, and the server’s answer is displayed', async () => {
    signIn();
    const sent = answerCalls({
      'GET /api/auth/user': { json: MEMBER },
      [`GET ${KEPT}`]: { json: { calculation: null, usualCosts: null, noted: NOTHING_NOTED } },
      [`PUT ${KEPT}`]: { json: { message: 'Hesabınız saklandı.' } },
    });
    const user = show(<CalculatorPanel detail={makeDetail()} />);
    const keep = await screen.findByRole('button', { name: 'Teklif hesabını sakla' });
    await user.type(await field('Rüçhanlı alacaklar'), '250');
    await user.click(keep);
    expect(await screen.findByRole('button', { name: 'Teklif hesabı saklandı' })).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: KEPT, body: { legal: { priorClaims: 25_000 } } });
    expect(await screen.findByText('Hesabınız saklandı.')).toBeTruthy();
  });

  it('is not saved while a field is invalid: the field gets the focus', async () => {
    signIn();
    const sent = answerCalls({
      'GET /api/auth/user': { json: MEMBER },
      [`GET ${KEPT}`]: { json: { calculation: null, usualCosts: null, noted: NOTHING_NOTED } },
      [`PUT ${KEPT}`]: { json: { message: 'Hesabınız saklandı.' } },
    });
    const user = show(<CalculatorPanel detail={makeDetail()} />);
    const keep = await screen.findByRole('button', { name: 'Teklif hesabını sakla' });
    const claims = await field('Rüçhanlı alacaklar');
    await user.type(claims, '250x');
    const [result] = screen.getAllByRole('status');
    expect(result?.textContent).toContain('Hatalı alan: Rüçhanlı alacaklar. Yazdığınız hesaba katılmadı.');
    await user.click(keep);
    expect(screen.getByRole('alert').textContent).toContain('önce hatalı alanı düzeltin');
    expect(document.activeElement).toBe(claims);
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await user.type(claims, '{Backspace}');
    await user.click(keep);
    expect(await screen.findByRole('button', { name: 'Teklif hesabı saklandı' })).toBeTruthy();
  });

  it('appears on the listing before the calculator is opened', async () => {
    signIn();
    const calculation = startCalculation(makeDetail(), undefined);
    answerCalls({
      'GET /api/auth/user': { json: MEMBER },
      [`GET ${KEPT}`]: { json: { calculation, usualCosts: null, noted: NOTHING_NOTED } },
    });
    show(<CalculatorSection detail={makeDetail()} />);
    expect(await screen.findByText('Sakladığınız hesap: Beklenen')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Toplam maliyet');
    expect(screen.getByRole('button', { name: 'Teklif hesabını aç' })).toBeTruthy();
  });

  it('starts from the values of the board, which the listing shows until then', async () => {
    signIn();
    answerCalls({
      'GET /api/auth/user': { json: MEMBER },
      [`GET ${KEPT}`]: {
        json: { calculation: null, usualCosts: null, noted: { highestBid: 90_000_000, ownValue: 150_000_000 } },
      },
    });
    const user = show(<CalculatorSection detail={makeDetail()} />);
    expect(
      await screen.findByText('Panonuzda: en yüksek teklifiniz ₺900.000, size göre değeri ₺1.500.000.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Teklif hesabını aç' }));
    expect((await field('Size göre değeri')).getAttribute('value')).toBe('1.500.000');
    expect((await screen.findByRole('textbox', { name: 'Teklif' })).getAttribute('value')).toBe('900.000');
  });

  it('stays unsaved if saving fails, with the reason shown', async () => {
    signIn();
    answerCalls({
      'GET /api/auth/user': { json: MEMBER },
      [`GET ${KEPT}`]: { json: { calculation: null, usualCosts: null, noted: NOTHING_NOTED } },
      [`PUT ${KEPT}`]: { status: 403, json: { message: 'Hesaplar premium üyelikle saklanır.' } },
    });
    const user = show(<CalculatorPanel detail={makeDetail()} />);
    await user.click(await screen.findByRole('button', { name: 'Teklif hesabını sakla' }));
    const failure = await screen.findByText('Teklif hesabı saklanamadı.');
    expect(
      within(failure.closest('li') ?? document.body).getByText('Hesaplar premium üyelikle saklanır.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Teklif hesabını sakla' })).toBeTruthy();
  });
});
