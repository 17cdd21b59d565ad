import { spawn } from 'node:child_process';
import { readProcessConfig } from '#server/config.ts';
import { startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';

/**
 * The API with reload on port 3000, and the pages with hot reload on port 5173. Ctrl-C ends both. Without keys of
 * iyzico a stand-in takes test cards in its place.
 */
const children = [
  spawn('node', ['--watch', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...(await standInSettings()) },
  }),
  spawn('vite', ['dev'], { stdio: 'inherit', shell: process.platform === 'win32' }),
];

for (const child of children) child.on('exit', () => stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

async function standInSettings(): Promise<Record<string, string>> {
  const { IYZICO_API_KEY, PUBLIC_ORIGIN, PORT } = readProcessConfig();
  if (IYZICO_API_KEY !== undefined || PUBLIC_ORIGIN !== undefined) return {};
  const { settings } = await startFakeIyzico({ webhookUrl: `http://localhost:${PORT}/api/payments/webhook` });
  return settings;
}

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
  // The stand-in would keep this process alive.
  process.exit();
}
