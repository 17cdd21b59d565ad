import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { median } from '../http-load.ts';
import { openMailSink } from '../load/mail-sink.ts';
import { callServer, listingIds, type Member, registerMember } from '../load/members.ts';
import { figure, print, printTable, tell } from '../report.ts';
import { type Cast, DATABASE_DEATHS, type DatabaseDeath, startCast, VICTIMS, type Victim } from './cast.ts';
import { findUnindexed } from './check-index.ts';
import { findLost } from './check-ledger.ts';
import { checkMails, findUntold, type MailReport, settleDeliveries } from './check-mails.ts';
import { ledgerCounts, newLedger } from './ledger.ts';
import { openEmbeddedPlace, openOutsidePlace, type Place } from './places.ts';
import { type Scene, startWriters } from './write-all.ts';

/** Members whose alert matches every file of listings, so that mail is nearly always being sent. */
const READERS = 20;
/** The delay of a distant mail server: the longer it is, the more often a kill interrupts a mail. */
const MAIL_DELAY_MS = 300;
const AFTERWARDS_MS = 1000;
const MOST_SHOWN = 20;

type Kill = { victim: Victim; death: DatabaseDeath; afterMs: number };
type Outcome = {
  place: string;
  kills: Map<Victim, number[]>;
  written: Record<string, number>;
  mail: MailReport;
  lost: string[];
  unindexed: string[];
  endedUnasked: string[];
  strange: Map<string, number>;
  isSettled: boolean;
};

/** Where the killed product has its database: its own embedded one, or a separate PostgreSQL. */
const PLACES = { embedded: openEmbeddedPlace, outside: openOutsidePlace } as const;

/** Runs `rounds` times kill -9 of web, worker, database or all of them, during writes of every kind. */
export async function benchKills(where: keyof typeof PLACES, rounds: number, seed: number): Promise<void> {
  const place = await PLACES[where]();
  try {
    printKills(await killInRounds(place, planKills(rounds, seed)), rounds, seed);
  } finally {
    await place.remove();
  }
}

/** Plans every victim equally often, in an order and after times that depend on the seed. */
function planKills(rounds: number, seed: number): Kill[] {
  const victims = Array.from({ length: rounds }, (_, round) => VICTIMS[round % VICTIMS.length] ?? 'all');
  const [order = []] = fc.sample(fc.shuffledSubarray(victims, { minLength: rounds }), { seed, numRuns: 1 });
  const manner = fc.record({
    death: fc.constantFrom(...DATABASE_DEATHS),
    afterMs: fc.integer({ min: 300, max: 4000 }),
  });
  const manners = fc.sample(manner, { seed, numRuns: rounds });
  return order.map((victim, round) => ({ death: 'first', afterMs: 1000, ...manners[round], victim }));
}

async function killInRounds(place: Place, plan: readonly Kill[]): Promise<Outcome> {
  const mail = await openMailSink(MAIL_DELAY_MS);
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Peyda <bilgi@peyda.example>',
    SUPPORT_EMAIL: 'destek@ornek.example',
  };
  const cast = await startCast(place, settings);
  try {
    const readers = await makeReaders(place, cast);
    const [reader, returning] = readers;
    if (!reader || !returning) throw new Error('No readers.');
    const scene: Omit<Scene, 'prefix'> = {
      origin: cast.origin,
      inbox: join(place.dataDir, 'inbox'),
      ledger: newLedger(),
      reader,
      returning: returning.email,
      propertyIds: await listingIds(cast.origin, 1),
      strange: new Map(),
    };
    const kills = new Map<Victim, number[]>(VICTIMS.map((victim) => [victim, []]));
    const lost = new Set<string>();
    const unindexed: string[] = [];
    const endedUnasked: string[] = [];
    for (const [round, kill] of plan.entries()) {
      const revived = await playRound(cast, { ...scene, prefix: `k${process.pid}-${round}` }, kill);
      kills.get(kill.victim)?.push(revived.ms);
      endedUnasked.push(...revived.endedUnasked.map((role) => `round ${round}: ${role}, ${kill.victim} was killed`));
      for (const thing of await findLost(await place.databaseUrl(), cast.origin, scene.ledger)) lost.add(thing);
      unindexed.push(...(await findUnindexed(await place.databaseUrl(), cast.origin)));
      tell(
        `${place.name}: round ${round + 1}, ${kill.victim} (${kill.death}), back after ${figure(revived.ms)} ms, lost ${lost.size}, index wrong ${unindexed.length}`,
      );
    }
    tell(`${place.name}: waiting for the last mails`);
    const isSettled = await settleDeliveries(await place.databaseUrl());
    const told = scene.ledger.listings.filter((key) => key.endsWith('-0'));
    for (const thing of await findUntold(await place.databaseUrl(), reader.email, told)) lost.add(thing);
    return {
      place: place.name,
      kills,
      written: ledgerCounts(scene.ledger),
      mail: await checkMails(await place.databaseUrl(), mail.received),
      lost: [...lost],
      unindexed,
      endedUnasked,
      strange: scene.strange,
      isSettled,
    };
  } finally {
    await cast.stop();
    await mail.close();
  }
}

/** One kill during writes; they continue while the product restarts, and a little longer. */
async function playRound(cast: Cast, scene: Scene, { victim, death, afterMs }: Kill) {
  const writers = startWriters(scene);
  try {
    await sleep(afterMs);
    await cast.kill(victim, death);
    const revived = await cast.revive();
    await sleep(AFTERWARDS_MS);
    return revived;
  } finally {
    await writers.stop();
    // Even after the last response, the database may still be down from a kill that nothing has noticed yet.
    await cast.revive();
  }
}

/** Creates members with an alert on the imported listings. */
async function makeReaders(place: Place, { origin }: Cast): Promise<Member[]> {
  await confirmEverybody(await place.databaseUrl());
  const readers: Member[] = [];
  for (let made = 0; made < READERS; made += 1) {
    const reader = await registerMember(origin);
    const body = { alertName: 'Ankara', searchCriteria: '{"city":["Ankara"],"subCategory":["Daire"]}' };
    const { status } = await callServer(origin, 'POST', '/api/user/property-alerts', { token: reader.token, body });
    if (status !== 200) throw new Error(`An alert was answered with ${status}.`);
    readers.push(reader);
  }
  return readers;
}

/**
 * From now on e-mail addresses are confirmed on registration, because mails and trials require it. The soak bench
 * follows the mailed links instead.
 */
async function confirmEverybody(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `create function confirm_email() returns trigger language plpgsql as
      $$ begin new.email_verified := true; return new; end $$`,
  );
  await client.query(
    'create trigger confirm_email before insert on users for each row execute function confirm_email()',
  );
  await client.end();
}

function printKills(outcome: Outcome, rounds: number, seed: number): void {
  const { place, kills, written, lost, unindexed, mail, isSettled, endedUnasked, strange } = outcome;
  printTable(
    `kill -9: ${rounds} rounds`,
    `Seed ${seed}. A web process (JOBS=off), a worker (JOBS=on) and the database; killed at a random moment: one of them or all, of the database its first process, one that serves a connection, or every one. Meanwhile accounts, logins, savings, alerts, trials, messages, imports by the drop folder and mails to ${READERS} members with alerts, each mail taking ${MAIL_DELAY_MS} ms. After every round everything that was ever acknowledged is looked for. The three deliveries that run at once may each have one mail in flight.`,
    ['what', place],
    [
      ...VICTIMS.map((victim) => [
        `${victim} killed: times; back after ms, median and longest`,
        killCell(kills.get(victim) ?? []),
      ]),
      ['acknowledged writes', countsOf(Object.entries(written))],
      ['of these lost', String(lost.length)],
      ['rounds after which the index in memory found other listings than the database holds', String(unindexed.length)],
      ['mails delivered', String(mail.delivered)],
      ['of these twice (same Message-ID); most often', `${mail.twice}; ${mail.mostOften}`],
      ['mails lost or told in two', String(mail.faults.length)],
      ['all matched and delivered in the end', isSettled ? 'yes' : 'no'],
      ['processes that ended unasked', String(endedUnasked.length)],
      ['answers other than success and 503', countsOf([...strange]) || '0'],
    ],
  );
  const faults = [...lost, ...unindexed, ...mail.faults, ...endedUnasked];
  if (faults.length > 0)
    print(
      `\n${faults
        .slice(0, MOST_SHOWN)
        .map((fault) => `- ${fault}`)
        .join('\n')}`,
    );
}

function killCell(times: readonly number[]): string {
  return times.length === 0 ? '–' : `${times.length}; ${figure(median(times))}, ${figure(Math.max(...times))}`;
}

function countsOf(counts: readonly (readonly [string, number])[]): string {
  return counts.map(([name, count]) => `${name} ${count}`).join(', ');
}
