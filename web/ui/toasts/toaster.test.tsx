import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { dismissToast, showToast, useToast } from './toast.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Shows what is remembered of the last toast. */
function Remembered() {
  const toast = useToast();
  return <p data-testid="remembered">{toast ? `${toast.title} ${toast.isOpen} ${toast.id}` : 'nothing'}</p>;
}
const remembered = () => screen.getByTestId('remembered').textContent ?? '';

it('a dismissed toast is remembered for 1,000,000 ms (spec §9)', async () => {
  show(<Remembered />);
  await screen.findByTestId('remembered');
  vi.useFakeTimers();
  act(() => showToast({ kind: 'plain', title: 'Kaydedildi' }));
  act(() => dismissToast(Number(remembered().split(' ').at(-1))));
  expect(remembered()).toContain('Kaydedildi false');
  act(() => void vi.advanceTimersByTime(999_999));
  expect(remembered()).toContain('Kaydedildi false');
  act(() => void vi.advanceTimersByTime(1));
  expect(remembered()).toBe('nothing');
});

it.each([
  ['49 px stays', 49, 0, true],
  ['60 px to the left stays', -60, 0, true],
  ['60 px to the right goes', 60, 0, false],
])('a toast swiped by %s (spec §9)', async (_name, x, y, isThere) => {
  show(<Remembered />);
  await screen.findByTestId('remembered');
  act(() => showToast({ kind: 'plain', title: 'Kaydedildi' }));
  const toast = (await screen.findByText('Kaydedildi')).closest('li');
  if (!toast) throw new Error('There is no toast.');
  const at = (clientX: number) => ({ clientX, clientY: y, button: 0, pointerId: 1, pointerType: 'touch' });
  fireEvent.pointerDown(toast, at(0));
  for (const part of [0.5, 1]) fireEvent.pointerMove(toast, at(x * part));
  fireEvent.pointerUp(toast, at(x));
  expect(remembered()).toContain(`Kaydedildi ${isThere}`);
});
