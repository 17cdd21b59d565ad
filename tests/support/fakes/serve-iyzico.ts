import { startFakeIyzico } from './iyzico/fake-iyzico.ts';

/*
 * The stand-in of iyzico in its own process, for development: node tests/support/fakes/serve-iyzico.ts [port] [address of the
 * site]. Prints its settings on the first line, and reports payments to the site.
 */
const [port = '0', site = 'http://localhost:3000'] = process.argv.slice(2);
const { settings } = await startFakeIyzico({ port: Number(port), webhookUrl: `${site}/api/payments/webhook` });
const line = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`${line.join(' ')}\n`);
