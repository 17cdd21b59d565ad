import pg from 'pg';
import { startEmbeddedServer } from '#server/database/embedded-server.ts';
import { tell } from './child-messages.ts';

/** Commits a table with a row, then stays in the middle of the next migration until it is killed. */
const [dataDir = ''] = process.argv.slice(2);

const server = await startEmbeddedServer({ dataDir, log: () => undefined });
const client = new pg.Client({ connectionString: server.connectionString });
client.on('error', () => undefined);
await client.connect();
process.stdin.resume();
await client.query('create table settled (id integer); insert into settled values (1)');
await client.query('begin');
await client.query('alter table settled add column half text');
await client.query('create table half (id integer); insert into half select generate_series(1, 50000)');
await client.query("update settled set half = 'yarım'");
tell('halfway', { connectionString: server.connectionString });
