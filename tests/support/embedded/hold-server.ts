import pg from 'pg';
import { startEmbeddedServer } from '#server/database/embedded-server.ts';
import { nextCommand, tell } from './child-messages.ts';

/**
 * Holds a lease on the server of the given folder until the test sends the command to release it. Before the release,
 * also after Ctrl-C, it sends the server one more query.
 */
const [dataDir = ''] = process.argv.slice(2);

process.on('SIGINT', () => tell('interrupted'));

try {
  const server = await startEmbeddedServer({ dataDir, log: (message) => tell('log', { message }) });
  tell('started', { connectionString: server.connectionString, adopted: server.adopted });
  await nextCommand('release');
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  await client.query('select 1');
  await client.end();
  await server.release();
  tell('released');
} catch (error) {
  tell('failed', { name: error instanceof Error ? error.name : '', message: String(error) });
}
process.stdin.destroy();
