import pg from 'pg';
import { startEmbeddedServer } from '#server/database/embedded-server.ts';
import { tell } from './child-messages.ts';

/**
 * Commits notices, each as a row and its detail, on several connections, and tells the test when each commit is
 * acknowledged; runs until it is killed.
 */
const CONNECTIONS = 4;
const [dataDir = ''] = process.argv.slice(2);

const server = await startEmbeddedServer({ dataDir, log: () => undefined });
const pool = new pg.Pool({ connectionString: server.connectionString, max: CONNECTIONS });
// Some tests kill the server while this process is running.
process.stdin.resume();
pool.on('error', () => undefined);
await pool.query('create table notices (id integer primary key, text text not null)');
await pool.query('create table notice_details (notice_id integer not null references notices, text text not null)');
tell('started', { connectionString: server.connectionString });

let made = 0;
for (let connection = 0; connection < CONNECTIONS; connection++) commitNotices().catch(() => undefined);

async function commitNotices(): Promise<void> {
  for (;;) {
    const id = ++made;
    await commitNotice(id);
    tell('acknowledged', { id });
  }
}

async function commitNotice(id: number): Promise<void> {
  const client = await pool.connect();
  // Without this listener, the end of the server would also end this process.
  client.on('error', () => undefined);
  await client.query('begin');
  await client.query('insert into notices values ($1, $2)', [id, 'ilan '.repeat(100)]);
  await client.query('insert into notice_details values ($1, $2)', [id, 'ayrıntı '.repeat(100)]);
  await client.query('commit');
  client.release();
}
