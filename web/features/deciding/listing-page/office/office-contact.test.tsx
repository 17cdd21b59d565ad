import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { show } from '#tests/support/pages/show.tsx';
import { OfficeContact } from './office-contact.tsx';

const NOTHING = 'Bu ilanda satışı yapan dairenin iletişim bilgisi yok; premium üyelikle de gösterilemez.';

it('a listing without an office contact says before premium is bought that premium shows none either', async () => {
  show(<OfficeContact detail={makeDetail({ officeContact: null, locked: ['contact'] })} />);
  expect(await screen.findByText(NOTHING)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Premium’a geç' })).toBeNull();
});

it('a contact that requires premium is offered with premium', async () => {
  show(<OfficeContact detail={makeDetail({ officeContact: null, locked: ['officeContact'] })} />);
  expect(await screen.findByRole('button', { name: 'Premium’a geç' })).toBeTruthy();
  expect(screen.queryByText(NOTHING)).toBeNull();
});
