import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OtherAuction } from '#shared/listings.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { OtherAuctions } from './other-auctions.tsx';

const FIRST: OtherAuction = {
  id: 5,
  secondRound: '0',
  roundIsDerived: false,
  endDate: '2026-10-01T08:00:00.000Z',
  endDateIsDayOnly: false,
  endDateIsDerived: false,
  status: 'sold',
  price: 1_200_000,
  soldPrice: 900_000,
  lastBid: null,
  bidCount: null,
  source: 'e-satis',
  toldAt: '2026-10-20T08:00:00.000Z',
  wasSold: false,
};
const NOW = new Date('2026-11-20T09:00:00Z');

it('says that a sale was not paid if a second round follows it', () => {
  const detail = makeDetail({ secondRound: '1', otherAuctions: [FIRST] });
  const { rerender } = render(<OtherAuctions detail={detail} now={NOW} />);
  expect(screen.getByText('Kaynak: UYAP e-Satış, 20.10.2026')).toBeTruthy();
  expect(screen.getByText('Satıldı, ama bedel ödenmediği için ikinci ihale yapıldı')).toBeTruthy();
  rerender(
    <OtherAuctions detail={{ ...detail, otherAuctions: [{ ...FIRST, status: 'ended', soldPrice: null }] }} now={NOW} />,
  );
  expect(screen.getByText('Satış tamamlanmadı, ikinci ihale yapıldı')).toBeTruthy();
  const annulled = { ...FIRST, status: 'annulled', soldPrice: null } as const;
  rerender(<OtherAuctions detail={{ ...detail, otherAuctions: [annulled] }} now={NOW} />);
  expect(screen.getByText('İhale feshedildi; satışın kendisi bildirilmedi')).toBeTruthy();
  rerender(<OtherAuctions detail={{ ...detail, otherAuctions: [{ ...annulled, wasSold: true }] }} now={NOW} />);
  expect(screen.getByText('Satıldı, sonra ihale feshedildi')).toBeTruthy();
  rerender(<OtherAuctions detail={{ ...detail, secondRound: '0' }} now={NOW} />);
  expect(screen.getByText('Satıldı: ₺900.000, muhammen bedele oranı %75')).toBeTruthy();
});
