import { globSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { CATALOGUE, Catalogue } from './catalogue.tsx';

/** These show nothing by themselves: gates load the toasts, and an explanation opens its bubble. */
const UNSEEN = ['explanation-bubble.tsx', 'toasts/toast-gate.tsx', 'toasts/toast-keyboard.tsx'];

it('shows every component of web/ui', async () => {
  const components = globSync('web/ui/**/*.tsx')
    .map((path) => path.replaceAll('\\', '/').replace('web/ui/', ''))
    .filter((path) => !path.endsWith('.test.tsx') && !UNSEEN.includes(path));
  const shown = Object.values(CATALOGUE)
    .flat()
    .map(({ file }) => file);
  expect(shown.toSorted()).toEqual(components.toSorted());
  show(<Catalogue theme="light" onTheme={() => undefined} />);
  for (const file of shown) expect((await screen.findByRole('article', { name: file })).textContent).not.toBe('');
});
