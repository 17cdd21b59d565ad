import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { show } from '#tests/support/pages/show.tsx';
import { LateCards, ListingGridPlaceholder } from './listing-grid.tsx';

afterEach(() => document.body.replaceChildren());

it('a grid that loads holds the places of six cards (spec §2)', async () => {
  show(<ListingGridPlaceholder count={6} />);
  expect((await screen.findByRole('status', { name: 'İhaleler yükleniyor' })).children).toHaveLength(6);
});

const properties = [1, 2].map((id) => makeDetail({ id, title: `Daire ${id}`, dosyaBilgi: null, price: 100 * id }));
const cards = <LateCards properties={properties} itemOf={({ id }) => <li key={id}>whole {id}</li>} />;

function comeToLife(): { list: HTMLUListElement; hydrate(): Promise<void> } {
  const list = document.createElement('ul');
  list.innerHTML = renderToString(cards);
  document.body.append(list);
  return { list, hydrate: () => act(async () => void hydrateRoot(list, cards)) };
}

it('cards further down are rendered as links by the server, and as cards after hydration', async () => {
  const { list, hydrate } = comeToLife();
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/ilan/1', '/ilan/2']);
  expect(list.textContent).toContain('Daire 2₺200');
  expect(list.querySelectorAll('*')).toHaveLength(4);
  await hydrate();
  expect(list.textContent).toBe('whole 1whole 2');
});

it('a focused link is kept until it loses focus', async () => {
  const { list, hydrate } = comeToLife();
  const button = document.createElement('button');
  document.body.append(button);
  const link = list.querySelector('a');
  link?.focus();
  await hydrate();
  expect(document.activeElement).toBe(link);
  await act(async () => button.focus());
  expect(list.textContent).toBe('whole 1whole 2');
});

it('a list rendered only in the browser has complete cards at once', () => {
  const { container } = render(cards);
  expect(container.querySelector('[data-brief]')).toBeNull();
});
