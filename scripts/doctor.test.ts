import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { startSmtpStandIn } from '#tests/support/mail/smtp-stand-in.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { askDatabase } from '#tests/support/operations/empty-database.ts';
import { outputOf } from '#tests/support/output-of.ts';
import { QUICK_STARTS } from '#tests/support/processes/quick-starts.ts';
import { S3_KEYS, startS3StandIn } from '#tests/support/s3-stand-in.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { markBackup } from './operations/backup/last-backup.ts';
import { checkNode } from './operations/doctor/check-installation.ts';
import { examine } from './operations/doctor/examine.ts';

vi.setConfig({ testTimeout: 120_000 });
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOW = new Date('2026-11-20T09:00:00Z');
const DAY_MS = 86_400_000;
const OPEN = {
  PUBLIC_ORIGIN: 'https://peyda.example',
  TRUST_PROXY: '127.0.0.1',
  SESSION_SECRET: 'yeterince-uzun-ve-gizli-bir-anahtar',
  COMPANY_NAME: 'Peyda A.Ş.',
  COMPANY_ADDRESS: 'Ankara',
  COMPANY_MERSIS: '0123456789012345',
  COMPANY_KEP: 'peyda@hs01.kep.tr',
  SUPPORT_EMAIL: 'destek@peyda.example',
  SUPPORT_PHONE: '0312 000 00 00',
  MAIL_FROM: 'bilgi@peyda.example',
};

let deps: TestDeps;
let smtp: Awaited<ReturnType<typeof startSmtpStandIn>>;
let settings: Record<string, string>;
beforeEach(async () => {
  deps = await openTestDeps();
  smtp = await startSmtpStandIn();
  settings = { ...OPEN, SMTP_URL: smtp.url, DATABASE_URL: deps.databaseUrl, DATA_DIR: deps.config.DATA_DIR };
  await storeListings(deps, {});
});
afterEach(async () => {
  await smtp.stop();
  await deps.close();
});

const run = (given: Record<string, string>) =>
  outputOf(
    spawn(process.execPath, ['scripts/doctor.ts'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...QUICK_STARTS, ...given },
    }),
  );
/** The faults of the installation, by subject, except whether its pages are built, which another test checks. */
const faultsOf = async (given: Record<string, string> = {}) => {
  const findings = await examine(readConfig({ ...settings, ...given }), NOW);
  const faults = findings.filter(({ state, subject }) => state === 'eksik' && subject !== 'Sayfalar');
  return Object.fromEntries(faults.map(({ subject, text }) => [subject, text]));
};

describe('npm run doctor', () => {
  it('reports what is missing in a fresh clone, creates nothing, and exits with 1', async () => {
    const { code, output } = await run({ DATA_DIR: join(deps.config.DATA_DIR, 'yok') });
    expect(code).toBe(1);
    expect(output).toMatch(/^uyarı {2}Veri klasörü: .* henüz yok/m);
    expect(output).toMatch(/^uyarı {2}Veritabanı: henüz yok/m);
    expect(output).toMatch(/^eksik {2}E-posta: /m);
    expect(output).toMatch(/^eksik {2}Yedek: bu kurulum hiç yedeklenmemiş/m);
    expect(output).toMatch(/^uyarı {2}Yükümlülükler: ETBİS .* kontrol edilemez/m);
    expect(output).toMatch(/\d eksik var; site böyle herkese açılmamalı\.\n$/);
    await expect(mkdir(join(deps.config.DATA_DIR, 'yok'))).resolves.toBeUndefined();
  });

  it('reports missing details of the seller if premium can be bought', async () => {
    const card = { IYZICO_API_KEY: 'anahtar-1', IYZICO_SECRET_KEY: 'anahtar-2' };
    expect((await faultsOf(card)).Ödeme).toBe('COMPANY_ETBIS ayarlı değil: premium bunlar olmadan satılmaz.');
    expect((await faultsOf({ ...card, COMPANY_ETBIS: '1234567890123456' })).Ödeme).toBeUndefined();
    expect((await faultsOf({ ...card, PAYMENT_PROVIDER: 'yok' })).Ödeme).toContain('şunlardan biri olabilir');
    expect((await faultsOf({ PAYMENT_PROVIDER: 'iyzico' })).Ödeme).toContain('IYZICO_SECRET_KEY ile birlikte');
  });

  it('reports a setting that cannot be read', async () => {
    const { code, output } = await run({ PORT: 'kapı' });
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringMatching(/^eksik {2}Ayarlar: .*PORT/) });
  });

  it('finds nothing missing if everything is in order, and exits with 0 if the pages are built', async () => {
    await markBackup(deps.config.DATA_DIR, { at: new Date(), folder: '/yedek/bugün' });
    const { code, output } = await run(settings);
    expect(output.match(/^eksik .*$/gm)?.filter((line) => !line.includes('Sayfalar')) ?? []).toEqual([]);
    expect(code).toBe(output.includes('eksik  Sayfalar') ? 1 : 0);
  });
});

describe('checks before opening a site', () => {
  beforeEach(() => markBackup(deps.config.DATA_DIR, { at: NOW, folder: '/yedek/bugün' }));

  it('pass for an installation with everything in order', async () => {
    expect(await faultsOf()).toEqual({});
  });

  it('report a database, mail server or bucket that does not respond', async () => {
    await smtp.stop();
    const faults = await faultsOf({
      DATABASE_URL: 'postgres://kimse@127.0.0.1:1/yok',
      S3_BUCKET: 'yok',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    });
    expect(Object.keys(faults)).toEqual(['Veritabanı', 'Dosya deposu', 'E-posta']);
    await smtp.start();
  });

  it('report a replica that does not respond or belongs to another database', async () => {
    const url = 'postgres://kimse:gizli@127.0.0.1:1/yok';
    const { 'Okuma kopyası': silent, ...others } = await faultsOf({ DATABASE_READ_URL: url });
    expect([silent, others]).toEqual([expect.stringMatching(/^127\.0\.0\.1:1\/yok kullanılamıyor: /), {}]);
    const other = await openTestDeps();
    await storeListings(other, {}, {});
    await storeListings(other, {});
    expect(await faultsOf({ DATABASE_READ_URL: other.databaseUrl })).toEqual({
      'Okuma kopyası': expect.stringMatching(/ başka bir veritabanının: /),
    });
    await other.close();
    expect(await faultsOf({ DATABASE_READ_URL: deps.databaseUrl })).toEqual({});
  });

  it('pass for a bucket that stores and returns files, and leave no file behind', async () => {
    const s3 = await startS3StandIn();
    const keys = { S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId, S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey };
    const faults = await faultsOf({ S3_BUCKET: 'ilanlar', S3_ENDPOINT: s3.url, S3_REGION: S3_KEYS.region, ...keys });
    await s3.close();
    expect([faults, s3.objects.size]).toEqual([{}, 0]);
  });

  it.each([
    [{ PUBLIC_ORIGIN: '' }, 'Adres'],
    [{ PUBLIC_ORIGIN: 'http://peyda.example' }, 'Adres'],
    [{ TRUST_PROXY: '' }, 'Vekil sunucu'],
    [{ COMPANY_MERSIS: '' }, 'İşletmeci'],
    [{ SMTP_URL: '' }, 'E-posta'],
  ])('report %j', async (given, subject) => {
    expect(Object.keys(await faultsOf(given))).toEqual([subject]);
  });

  it('report the sample market', async () => {
    await storeListings(deps, { source: SAMPLE_SOURCE });
    expect(await faultsOf()).toMatchObject({ İlanlar: expect.stringContaining('örnek veri gösteriliyor (1)') });
  });

  it('report a backup that is a week old, and warn of one that is two days old', async () => {
    await markBackup(deps.config.DATA_DIR, { at: new Date(NOW.getTime() - 7 * DAY_MS), folder: '/yedek' });
    expect(await faultsOf()).toEqual({ Yedek: 'sonuncusu 7 gün önce alınmış (/yedek)' });
    await markBackup(deps.config.DATA_DIR, { at: new Date(NOW.getTime() - 2 * DAY_MS), folder: '/yedek' });
    expect(await faultsOf()).toEqual({});
  });

  it('report a database of a newer version, and warn of pending migrations', async () => {
    await askDatabase(
      deps.databaseUrl,
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('yarın', 9999999999999)",
    );
    expect(Object.keys(await faultsOf())).toEqual(['Şema']);
    await askDatabase(deps.databaseUrl, 'delete from drizzle.__drizzle_migrations where id > 2');
    expect(await faultsOf()).toEqual({});
  });

  it('report an old Node version', async () => {
    expect(await checkNode('20.19.0')).toMatchObject({ state: 'eksik' });
    expect(await checkNode('24.0.0')).toMatchObject({ state: 'uyarı' });
    expect(await checkNode()).toMatchObject({ state: 'tam' });
  });
});
