import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** Loads the switch as on a new page, presses it this many times, and returns the toast that is then shown. */
async function press(times: number) {
  const { ThemeToggle } = await import('./theme-toggle.tsx');
  const toasts = await import('#web/ui/toasts/toast.ts');
  const shown = vi.spyOn(toasts, 'showToast');
  const { unmount } = render(<ThemeToggle />);
  for (let time = 0; time < times; time += 1) fireEvent.click(screen.getByRole('button'));
  unmount();
  return shown.mock.calls.map(([{ title }]) => title);
}

it('after a refusal it says once that the choice lasts only until the page is left', async () => {
  const { chooseStorage } = await import('#web/features/members/consent/preferences.ts');
  chooseStorage('necessary');
  expect(await press(2)).toEqual(['Seçiminiz bu sayfayı kapatınca unutulur']);
});

it('while the consent question is shown nothing further is said', async () => {
  expect(await press(1)).toEqual([]);
});

it('with consent the choice is stored without a message', async () => {
  const { chooseStorage } = await import('#web/features/members/consent/preferences.ts');
  chooseStorage('all');
  expect(await press(1)).toEqual([]);
  expect(localStorage.getItem('theme')).toMatch(/^(dark|light)$/);
});
