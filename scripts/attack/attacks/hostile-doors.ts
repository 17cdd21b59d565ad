import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { atOnce } from '#server/platform/at-once.ts';
import { WAITING_PICTURES_PATH } from '#shared/mirrored-pictures.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { newCompany } from '#tests/support/companies/key-callers.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import type { HostileFile } from '../hostile-files.ts';
import type { Instance } from '../instance.ts';
import type { Gate } from './gate.ts';

/** An endpoint that accepts files. `send` uploads one file and returns the HTTP status. */
export type Door = { readonly name: string; send(file: HostileFile, at: number): Promise<number> };

const BYTES = { 'content-type': 'application/octet-stream' };
const FILES_A_LISTING = 25;

/** All endpoints, prepared for `files`. */
export async function openDoors(instance: Instance, files: readonly HostileFile[]): Promise<Door[]> {
  return [
    await logoDoor(instance),
    supportDoor(instance),
    await deskDoor(instance),
    ...(await mirrorDoors(instance, files)),
  ];
}

async function logoDoor(instance: Instance): Promise<Door> {
  const company = await newCompany(instance, new Date(Date.now() + 9e9));
  const url = `/api/organisations/${company.id}/logo`;
  return {
    name: 'logo of an organisation',
    async send({ content }) {
      const headers = { ...company.owner.headers, ...BYTES };
      return (await instance.app.inject({ method: 'POST', url, headers, payload: content })).statusCode;
    },
  };
}

function supportDoor({ app }: Instance): Door {
  let visitor = { cookie: '' };
  return {
    name: 'file of a conversation',
    async send({ name, content }, at) {
      if (at % FILES_A_LISTING === 0 || visitor.cookie === '') {
        const payload = { name: 'Ziyaretçi', email: `ziyaretci${at}@ornek.example` };
        const { headers } = await app.inject({ method: 'POST', url: '/api/support/visitor', payload });
        visitor = { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
      }
      const url = `/api/support/files?clientId=${randomUUID()}&name=${name}`;
      return (await app.inject({ method: 'POST', url, headers: { ...visitor, ...BYTES }, payload: content }))
        .statusCode;
    },
  };
}

async function deskDoor({ app, deps }: Instance): Promise<Door> {
  const { headers } = await enterDesk(app, deps, 'icerik');
  return {
    name: 'file at the desk',
    async send({ name, content }) {
      const url = `/api/desk/collection/files?trial=1&name=${name}`;
      const send = () => app.inject({ method: 'POST', url, headers: { ...headers, ...BYTES }, payload: content });
      let { statusCode } = await send();
      // Only this many files may wait to be read, so retry on 409.
      for (let tries = 0; statusCode === 409 && tries < 300; tries += 1) {
        await sleep(1000);
        ({ statusCode } = await send());
      }
      return statusCode;
    },
  };
}

/** Pictures and documents named by listings, fetched from the attacker's host when a reader opens them. */
async function mirrorDoors({ app, deps, host }: Instance, files: readonly HostileFile[]): Promise<Door[]> {
  for (const { name, content } of files) host.answers.set(`/${name}`, { body: content });
  const address = ({ name }: HostileFile) => `${host.url}/${name}`;
  const ids: number[] = [];
  for (let from = 0; from < files.length; from += FILES_A_LISTING) {
    const named = files.slice(from, from + FILES_A_LISTING).map(address);
    const sourceKey = `hostile-${from}`;
    const record = makeListingRecord({ sourceKey, allImages: named.join(','), documentFiles: named, endDate: null });
    await recordListings(deps, [record]);
    const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [sourceKey]);
    ids.push(Number(rows[0]?.id));
  }
  const reader = await newCaller(app);
  await payForPremium(deps, reader.id);
  const listing = (at: number) => ids[Math.floor(at / FILES_A_LISTING)];
  return [
    {
      name: 'picture of a listing',
      async send(file, at) {
        const url = `${WAITING_PICTURES_PATH}/${listing(at)}?url=${encodeURIComponent(address(file))}`;
        return (await app.inject({ url })).statusCode;
      },
    },
    {
      name: 'document of a listing',
      send: async (_, at) =>
        (await reader.call('POST', `/api/properties/${listing(at)}/documents/${at % FILES_A_LISTING}`, {})).status,
    },
  ];
}

/** Sends every file to every endpoint, a few in parallel; returns the number of responses by endpoint and status. */
export async function sendThrough(
  doors: readonly Door[],
  files: readonly HostileFile[],
  gate: Gate,
): Promise<Map<string, Map<number, number>>> {
  const answers = new Map<string, Map<number, number>>();
  const all = files.flatMap((file, at) => doors.map((door) => ({ door, file, at })));
  await atOnce(4, all, async ({ door, file, at }) => {
    await gate.enter();
    // A broken connection counts as status 0.
    const status = await door.send(file, at).catch(() => 0);
    gate.leave();
    const counts = answers.get(door.name) ?? new Map<number, number>();
    answers.set(door.name, counts.set(status, (counts.get(status) ?? 0) + 1));
  });
  return answers;
}
