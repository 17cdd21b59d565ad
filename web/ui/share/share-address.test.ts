import { expect, it, vi } from 'vitest';
import { shareAddress } from './share-address.ts';

const data = { title: 'Daire', url: 'https://peyda.test/ilan/7' };
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }));

it('uses the device’s share sheet if there is one', async () => {
  const share = vi.fn(() => Promise.resolve());
  expect(await shareAddress({ share }, data)).toBe('shared');
  expect(share).toHaveBeenCalledWith(data);
});

it('copies the address if there is none', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await shareAddress({ clipboard: { writeText } }, data)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(data.url);
});

it('closing the sheet copies nothing; a sheet that cannot open falls back to copying', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await shareAddress({ share: refuse('AbortError'), clipboard: { writeText } }, data)).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
  expect(await shareAddress({ share: refuse('NotAllowedError'), clipboard: { writeText } }, data)).toBe('copied');
});

it('reports a browser that forbids both', async () => {
  expect(await shareAddress({}, data)).toBe('failed');
  expect(await shareAddress({ clipboard: { writeText: refuse('NotAllowedError') } }, data)).toBe('failed');
});
