import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { FilterSheetDialog } from './filter-sheet-dialog.tsx';

const editing = { isSheetOpen: true, setSheetOpen: () => undefined, isAsked: () => false, focusAsked: () => false };

it('the button keeps its count and its text while another search is running', async () => {
  const panel = { search: { maxPrice: '500000' }, facets: undefined, onChange: () => undefined };
  show(<FilterSheetDialog editing={editing} opener={createRef()} total={1234} isCounting panel={panel} />);
  const button = await screen.findByRole('button', { name: '1.234 ihaleyi göster' });
  expect(button.getAttribute('aria-busy')).toBe('true');
});
