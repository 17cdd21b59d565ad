import { createServer } from 'node:net';

/** Finds a port that is free on the loopback address now: the preferred port if it is free, otherwise any. */
export async function findFreePort(preferred = 0): Promise<number> {
  try {
    return await tryPort(preferred);
  } catch (error) {
    if (preferred === 0) throw error;
    return tryPort(0);
  }
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject).listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const found = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(found));
    });
  });
}
