import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { ListingGridPlaceholder } from './listing-grid.tsx';

it('a grid that loads holds the places of six cards (spec §2)', async () => {
  show(<ListingGridPlaceholder count={6} />);
  expect((await screen.findByRole('status', { name: 'İhaleler yükleniyor' })).children).toHaveLength(6);
});
