import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodersFor, readConfig } from './config.ts';

const CONFIG = new URL('./config.ts', import.meta.url).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peyda-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The port and the log level of a process started in the temporary folder. */
function settingsOf(environment: Record<string, string> = {}): unknown {
  const script = `import { readProcessConfig } from ${JSON.stringify(CONFIG)};
    const { PORT, LOG_LEVEL } = readProcessConfig({ LOG_LEVEL: 'warn' });
    console.log(JSON.stringify([PORT, LOG_LEVEL]));`;
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' }));
}

describe('settings of a process', () => {
  it('are read from .env if the file exists', () => {
    expect(settingsOf()).toEqual([3000, 'warn']);
    writeFileSync(join(folder, '.env'), 'PORT=4100\nLOG_LEVEL=error\n');
    expect(settingsOf()).toEqual([4100, 'error']);
  });

  it('the environment takes precedence over .env, even if it sets a variable to empty', () => {
    writeFileSync(join(folder, '.env'), 'PORT=4100\nLOG_LEVEL=error\n');
    expect(settingsOf({ PORT: '4200', LOG_LEVEL: '' })).toEqual([4200, 'info']);
  });
});

it('.env.example states the default values', () => {
  const example = readFileSync(fileURLToPath(new URL('../.env.example', import.meta.url)), 'utf8');
  const { DATA_DIR: _example, ...given } = readConfig(parseEnv(example));
  const { DATA_DIR: _default, ...defaults } = readConfig({});
  expect(given).toEqual(defaults);
});

describe('the stand-in of iyzico', () => {
  const standIn = {
    IYZICO_API_KEY: 'deneme-anahtari',
    IYZICO_SECRET_KEY: 'deneme-gizli',
    IYZICO_URL: 'http://127.0.0.1:4000',
  };

  it('serves a site on this machine', () => {
    expect(readConfig(standIn).IYZICO_URL).toBe(standIn.IYZICO_URL);
    expect(readConfig({ ...standIn, PUBLIC_ORIGIN: 'http://localhost:3000' }).IYZICO_URL).toBe(standIn.IYZICO_URL);
  });

  it.each([
    { ...standIn, PUBLIC_ORIGIN: 'https://peyda.example' },
    { ...standIn, PUBLIC_ORIGIN: 'http://peyda.example' },
    { ...standIn, IYZICO_URL: 'https://api.iyzipay.com.kotu.example' },
    { ...standIn, IYZICO_URL: 'http://api.iyzipay.com' },
    { ...standIn, IYZICO_URL: 'https://api.iyzipay.com:8443' },
  ])('is refused for a site that others can reach, and so is any address other than iyzico’s: %j', (settings) => {
    expect(() => readConfig(settings)).toThrow('IYZICO_URL');
  });

  it('an incomplete configuration of a payment method is refused', () => {
    expect(() => readConfig({ IYZICO_API_KEY: 'deneme-anahtari' })).toThrow('IYZICO_SECRET_KEY');
    expect(() => readConfig({ TRANSFER_IBAN: 'TR330006100519786457841326' })).toThrow('TRANSFER_BANK');
  });
});

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 2],
])('with %i processors, at most %i decode strangers’ files at the same time', (processors, decoding) => {
  expect(decodersFor(processors)).toBe(decoding);
});
