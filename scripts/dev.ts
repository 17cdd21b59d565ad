import { spawn } from 'node:child_process';
import { readProcessConfig } from '#server/config.ts';
import { chosenProvider } from '#server/features/selling/payments/index.ts';
import { startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';

/**
 * Starts the API with reload on port 3000, and the pages with hot reload on port 5173. Ctrl-C ends both. Without a
 * payment provider, a mock accepts test cards.
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
  const config = readProcessConfig();
  const { PUBLIC_ORIGIN, PORT } = config;
  if (chosenProvider(config) || PUBLIC_ORIGIN !== undefined) return {};
  const { settings } = await startFakeIyzico({ webhookUrl: `http://localhost:${PORT}/api/payments/webhook` });
  return settings;
}

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
  // The mock provider would keep this process alive.
  process.exit();
}
