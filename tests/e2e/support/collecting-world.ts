import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { quickFolder } from '../../support/embedded/quick-folder.ts';
import { SELLER_SETTINGS } from '../../support/orders/seller-settings.ts';
import { startSite } from '../../support/processes/site-process.ts';
import { test as base } from './open-page.ts';

const OPENS_WITHIN_MS = 120_000;

type Site = { readonly url: string; readonly folder: string };

/** Tests of collecting use a separate server, which reads a drop folder and runs jobs. */
export const test = base.extend<{ ofThisSite: undefined }, { site: Site; sampleSize: string }>({
  /** The initial number of generated listings: only a site without a source has any (D19). */
  sampleSize: ['0', { option: true, scope: 'worker' }],
  site: [
    async ({ sampleSize }, use) => {
      const folder = await mkdtemp(join(await quickFolder(), 'peyda-collecting-'));
      const settings = {
        ...SELLER_SETTINGS,
        DATA_DIR: folder,
        SOURCES: sampleSize === '0' ? 'folder' : '',
        JOBS: 'on',
        RATE_LIMIT: 'off',
        SAMPLE_SIZE: sampleSize,
      };
      const { origin, signal, ended } = await startSite({ ...settings, HOST: 'localhost' });
      await use({ url: origin, folder });
      signal('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: OPENS_WITHIN_MS },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Commands work on the data of this site.
  ofThisSite: [
    async ({ site }, use) => {
      const shared = process.env.E2E_DATA_DIR;
      process.env.E2E_DATA_DIR = site.folder;
      await use(undefined);
      process.env.E2E_DATA_DIR = shared;
    },
    { auto: true },
  ],
});
