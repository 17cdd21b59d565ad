import { spawn } from 'node:child_process';

/** The API with reload on port 3000, and the pages with hot reload on port 5173. Ctrl-C ends both. */
const children = [
  spawn('node', ['--watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', ['dev'], { stdio: 'inherit', shell: process.platform === 'win32' }),
];

for (const child of children) child.on('exit', () => stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}
