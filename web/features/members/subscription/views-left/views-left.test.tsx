import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { useTellViewsLeft } from './views-left.ts';
import { ViewsLeftLine } from './views-left-line.tsx';

afterEach(() => vi.useRealTimers());

function Listing({ left }: { left: number | null }) {
  useTellViewsLeft(left);
  return <p>İlan</p>;
}

it('is shown from the third-last view on, and includes views in another tab', async () => {
  const other = new BroadcastChannel('views-left');
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  show(
    <>
      <Listing left={4} />
      <ViewsLeftLine />
    </>,
  );
  await screen.findByText('İlan');
  await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ viewer: 'visitor', left: 4 })));
  expect(screen.queryByText(/daha açabilirsiniz/)).toBeNull();
  const say = (message: object) =>
    act(async () => {
      other.postMessage(message);
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
  const told = heard.find((data) => typeof data === 'object') as object;
  await say({ ...told, left: 2 });
  expect(await screen.findByText(/^Bugün 2 ilan daha açabilirsiniz\./)).toBeTruthy();
  // A late, older response changes nothing; for another day or viewer nothing is known.
  await say({ ...told, left: 3 });
  await say({ ...told, left: 0 });
  expect(await screen.findByText(/^Bugün ücretsiz açabileceğiniz ilan kalmadı\./)).toBeTruthy();
  await say({ ...told, viewer: 'u-2', left: 3 });
  await vi.waitFor(() => expect(screen.queryByText(/^Bugün/)).toBeNull());
  other.close();
});
