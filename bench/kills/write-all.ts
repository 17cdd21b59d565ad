import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { signedInSchema } from '#shared/accounts.ts';
import { alertAnswerSchema } from '#shared/alerts.ts';
import { subscriptionSchema } from '#shared/subscriptions.ts';
import { callServer, PASSWORD } from '../load/members.ts';
import { writeListings } from '../load/write-listings.ts';
import type { Ledger } from './ledger.ts';

/** What every writer needs: the address, the ledger, and the existing data. */
export type Scene = {
  readonly origin: string;
  readonly inbox: string;
  readonly ledger: Ledger;
  /** A member from before the kills, whose alert matches every listing that is written. */
  readonly reader: { readonly email: string; readonly token: string };
  /** The address of a member who only signs in: the oldest of many sessions are deleted. */
  readonly returning: string;
  /** Listings that are never removed. */
  readonly propertyIds: readonly number[];
  /** Responses that no outage explains: any 5xx except 503, counted by call and status. */
  readonly strange: Map<string, number>;
  /** A prefix for the names of written data, so that two scenes never write the same. */
  readonly prefix: string;
};

const CALL_TIMEOUT_MS = 20_000;
const PAUSE_MS = 20;
const LISTINGS_PER_FILE = 5;
/** Long enough for a slow worker. A file that was not processed by then is not acknowledged, which is no loss. */
const TAKEN_WITHIN_MS = 15_000;
const messageSchema = z.object({ message: z.string() });

type Writer = (scene: Scene, turn: string, isOver: () => boolean) => Promise<void>;

/** One writer for every kind of write; each records only successful responses. */
const WRITERS: readonly Writer[] = [
  async (scene, turn) => {
    const email = `${turn}@ornek.example`;
    const body = { email, phoneNumber: '05321234567', password: PASSWORD };
    const answer = await write(scene, 'POST', '/api/auth/register', { body });
    if (answer) scene.ledger.accounts.push(email);
  },
  async (scene) => {
    const email = scene.returning;
    const answer = await write(scene, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    if (answer) scene.ledger.sessions.push({ email, token: signedInSchema.parse(answer).token });
  },
  async (scene, turn) => {
    const { reader, propertyIds, ledger } = scene;
    const propertyId = propertyIds[Number(turn.split('-').at(-1)) % propertyIds.length] ?? 0;
    const key = `${reader.email} ${propertyId}`;
    const isSaved = ledger.savedAds.get(key) ?? false;
    ledger.savedAds.delete(key);
    const answer = isSaved
      ? await write(scene, 'DELETE', `/api/user/saved-ads/${propertyId}`, { token: reader.token })
      : await write(scene, 'POST', '/api/user/saved-ads', { token: reader.token, body: { propertyId } });
    if (answer) ledger.savedAds.set(key, !isSaved);
  },
  async (scene, turn) => {
    // Uses a new member each time, because the number of alerts per member is limited.
    const body = { email: `${turn}@ornek.example`, phoneNumber: '05321234567', password: PASSWORD };
    const registered = await write(scene, 'POST', '/api/auth/register', { body });
    if (!registered) return;
    scene.ledger.accounts.push(body.email);
    const { token } = signedInSchema.parse(registered);
    const alert = { alertName: turn, searchCriteria: '{"city":["Van"]}' };
    const answer = await write(scene, 'POST', '/api/user/property-alerts', { token, body: alert });
    if (answer) scene.ledger.alerts.push(alertAnswerSchema.parse(answer).alert.id);
    const claim = { isPremium: true, trialUsed: false, deviceId: `web_${turn}` };
    const claimed = await write(scene, 'POST', '/api/user/subscription', { token, body: claim });
    if (claimed && subscriptionSchema.parse(claimed).isPremium) scene.ledger.memberTrials.push(body.email);
  },
  async (scene, turn) => {
    const body = {
      name: 'Deneme',
      email: 'deneme@ornek.example',
      subject: turn,
      message: 'Kesilen bir ileti kaybolmaz.',
    };
    const answer = await write(scene, 'POST', '/api/contact', { body });
    if (answer && messageSchema.parse(answer)) scene.ledger.messages.push(turn);
  },
  async (scene, turn) => {
    const deviceId = `web_${turn}-d`;
    const answer = await write(scene, 'POST', '/api/trial', { body: { deviceId } });
    if (!answer) return;
    const startedAt = subscriptionSchema.parse(answer).trialStartDate;
    if (startedAt) scene.ledger.deviceTrials.push({ deviceId, startedAt, askedAt: Date.now() });
  },
  importByFolder,
];

/** Puts a file into the drop folder and waits until it is among the processed ones. */
async function importByFolder({ inbox, ledger }: Scene, turn: string, isOver: () => boolean): Promise<void> {
  const keys = Array.from({ length: LISTINGS_PER_FILE }, (_, index) => `${turn}-${index}`);
  await writeListings(inbox, `${turn}.json`, keys);
  const until = performance.now() + TAKEN_WITHIN_MS;
  while (performance.now() < until && !isOver()) {
    const done = await readdir(join(inbox, 'done')).catch((): string[] => []);
    if (done.includes(`${turn}.json`)) {
      ledger.listings.push(...keys);
      return;
    }
    await sleep(100);
  }
}

/** Starts all writers; `stop` waits until each has finished its current write. */
export function startWriters(scene: Scene): { stop(): Promise<void> } {
  let isOver = false;
  const running = WRITERS.map(async (writer, kind) => {
    for (let turn = 0; !isOver; turn += 1) {
      await writer(scene, `${scene.prefix}-${kind}-${turn}`, () => isOver);
      await sleep(PAUSE_MS);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

type WriteOptions = { token?: string; body?: object };

/** The response to an acknowledged write; undefined if it was refused, cut off or unanswered. */
async function write(scene: Scene, method: string, path: string, options: WriteOptions): Promise<unknown> {
  try {
    const { status, body } = await callServer(scene.origin, method, path, { ...options, timeoutMs: CALL_TIMEOUT_MS });
    if (status < 300) return JSON.parse(body);
    if (status !== 503) {
      const call = `${method} ${path.replace(/\d+$/, '…')} ${status}`;
      scene.strange.set(call, (scene.strange.get(call) ?? 0) + 1);
    }
  } catch {
    // The process is dead, or the response was cut off: nothing was acknowledged.
  }
  return undefined;
}
