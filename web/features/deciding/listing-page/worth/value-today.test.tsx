import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { ValueToday } from './value-today.tsx';

const KNOWN = {
  state: 'known',
  from: 1_310_000,
  to: 1_340_000,
  appraisal: 1_000_000,
  appraisedOn: '2025-02-01',
  region: 'Ankara',
  lastMonth: '2026-10',
  startMonths: ['2025-01', '2025-02'],
} as const;
const PER_M2 = { province: 'Ankara', value: 44_035.5, month: '2026-08' };

it('shows the range with both dates, region, last month and a note on its limits', () => {
  render(<ValueToday detail={makeDetail({ valueToday: { ...KNOWN, startMonths: [...KNOWN.startMonths] } })} />);
  const part = screen.getByRole('region', { name: 'Bugünkü karşılığı' });
  expect(part.textContent).toContain('₺1.310.000 – ₺1.340.000');
  expect(part.textContent).toContain('Muhammen bedel ₺1.000.000, 01.02.2025 tarihli.');
  expect(part.textContent).toContain('(Ankara) Ocak 2025 ya da Şubat 2025 ile Ekim 2026 arasındaki değişimi');
  expect(part.textContent).toContain('bu konutun piyasa değeri değildir');
});

it('shows why there is no range, or what is locked, with the province’s figure beside it', () => {
  const { rerender } = render(<ValueToday detail={makeDetail({ provincePerM2: PER_M2 })} />);
  expect(screen.getByText('Değerlemenin tarihi ilanda okunamadı.')).toBeTruthy();
  expect(screen.getByText(/₺44\.036\/m² \(TCMB, Ağustos 2026\)\. Bu konutun fiyatı değildir\./)).toBeTruthy();
  rerender(<ValueToday detail={makeDetail({ valueToday: { state: 'locked' } })} />);
  expect(screen.getByRole('button', { name: 'Bugünkü karşılığını aç' })).toBeTruthy();
});

it('shows nothing for land, or if no index was imported', () => {
  const { container, rerender } = render(
    <ValueToday detail={makeDetail({ tur: 'Arsa', valueToday: { ...KNOWN, startMonths: [] } })} />,
  );
  expect(container.textContent).toBe('');
  rerender(<ValueToday detail={makeDetail({ valueToday: { state: 'refused', reason: 'noIndex', text: 'x' } })} />);
  expect(container.textContent).toBe('');
});
