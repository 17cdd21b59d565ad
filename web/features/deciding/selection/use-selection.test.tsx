import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

function begin(shown: readonly number[]) {
  const hook = renderHook(({ ids }) => useSelection(ids), { initialProps: { ids: shown } });
  act(() => hook.result.current.start());
  return hook;
}

it('selects one, a range from the last one touched, or all, and deselects them again', () => {
  const { result } = begin([5, 3, 9, 7]);
  act(() => result.current.toggle(3, false));
  act(() => result.current.toggle(7, true));
  expect(result.current.ids).toEqual([3, 9, 7]);
  act(() => result.current.toggle(9, false));
  expect(result.current.ids).toEqual([3, 7]);
  act(() => result.current.chooseAll());
  expect(result.current.ids).toEqual([5, 3, 9, 7]);
});

it('keeps the selection when more is loaded, and does not count listings that are no longer shown', () => {
  const { result, rerender } = begin([1, 2]);
  act(() => result.current.toggle(2, false));
  rerender({ ids: [1, 2, 3] });
  expect(result.current.ids).toEqual([2]);
  rerender({ ids: [1] });
  expect(result.current.ids).toEqual([]);
});

it('ends with Escape, but not while a dialog is open above it', () => {
  const { result } = begin([1]);
  act(() => result.current.toggle(1, false));
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }));
  expect(result.current.isOn).toBe(true);
  dialog.remove();
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }));
  expect(result.current).toMatchObject({ isOn: false, ids: [] });
});
