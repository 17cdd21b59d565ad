import { Agent, request } from 'node:http';
import { FRESH_MARKET, makeDataFolder } from '../load/data-folder.ts';
import { print, printTable, tell } from '../report.ts';
import { startServerProcess } from '../server-process.ts';
import type { Send } from './callers.ts';
import { describeFault, fuzzApi } from './fuzz-api.ts';

const MOST_SHOWN = 50;

/** Sends generated calls of every kind to every operation of the API, over HTTP, and reports every wrong answer. */
export async function benchFuzz(calls: number, seed: number): Promise<void> {
  const folder = await makeDataFolder(FRESH_MARKET);
  try {
    const server = await startServerProcess({ DATA_DIR: folder.dataDir, JOBS: 'on', LOG_LEVEL: 'error' });
    try {
      tell(`fuzzing with ${calls} calls, seed ${seed}`);
      const { operations, statuses, faults } = await fuzzApi(sendOver(server.origin), { calls, seed });
      printTable(
        `The API fuzzed: ${calls.toLocaleString('en')} calls to ${operations} operations`,
        `Seed ${seed}. Every answer is checked: no 5xx, a documented status, a body valid against its schema. Wrong ones: ${faults.length}.`,
        ['status', 'answers'],
        [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => [String(status), count.toLocaleString('en')]),
      );
      if (faults.length > 0)
        print(
          `\n${faults
            .slice(0, MOST_SHOWN)
            .map((fault) => `- ${describeFault(fault)}`)
            .join('\n')}`,
        );
    } finally {
      await server.stop();
    }
  } finally {
    await folder.remove();
  }
}

/** Sends calls unchanged: `fetch` would refuse some of them and correct others. A missing response has the status 0. */
function sendOver(origin: string): Send {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve) => {
      // Without a length, Node sends the body of a DELETE as if it were the next request.
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', (error) => resolve({ status: 0, type: '', body: String(error) }));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString(),
            cookie: answer.headers['set-cookie']?.map((cookie) => cookie.split(';')[0]).join('; '),
          }),
        );
      });
      sent.on('error', (error) => {
        // The server closed a kept-alive connection just when it was used: a browser retries.
        if (sent.reusedSocket) resolve(send({ method, path, headers, body }));
        else resolve({ status: 0, type: '', body: String(error) });
      });
      sent.end(body);
    });
  return send;
}
