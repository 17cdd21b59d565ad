import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProcessConfig } from '#server/config.ts';
import {
  DOCUMENT_NAMES,
  invoiceCsv,
  invoiceUbl,
  listTasks,
  mayBeIssued,
  queueInvoices,
  takeInvoice,
} from '#server/features/invoices/index.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { issuedInvoiceSchema } from '#shared/orders/invoices.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { say } from './show-progress.ts';

const USAGE = `Kullanım:
  npm run invoices                                     faturası düzenlenecek ödemeler ve iadeler
  npm run invoices -- csv <dosya>                      hepsi tablo olarak
  npm run invoices -- ubl <klasör>                     her biri UBL-TR 2.1 taslağı olarak
  npm run invoices -- kesildi <işlem> <numara> <yyyy-aa-gg> <PDF>   düzenlenen fatura: üyeye gönderilir`;
const EXIT = { done: 0, refused: 1, failed: 2 } as const;
/** Names and addresses stand in these files. */
const OWNER_ONLY = 0o600;

async function list(deps: OpenDeps): Promise<void> {
  const tasks = await listTasks(deps);
  if (tasks.length === 0) say('Düzenlenecek fatura yok.');
  for (const task of tasks) {
    const { id, kind, reference, totalKurus, dueBy, reportedAt } = task;
    const waits = mayBeIssued(task) ? 'bekliyor' : 'önce satışın faturası düzenlenmeli';
    const state = reportedAt ? 'entegratöre bildirildi' : waits;
    say(
      `${DOCUMENT_NAMES[kind]}  ${reference}  ${formatLiraExact(toLira(totalKurus))}  en geç ${formatDate(dueBy)}  ${state}  ${id}`,
    );
  }
}

async function writeDrafts(deps: OpenDeps, folder: string): Promise<void> {
  const tasks = await listTasks(deps);
  const drafts = tasks.filter(mayBeIssued).map((task) => ({
    name: `${task.reference}-${task.id}.xml`,
    xml: invoiceUbl(deps.config, task),
  }));
  await mkdir(folder, { recursive: true });
  for (const { name, xml } of drafts) await writeFile(join(folder, name), xml, { mode: OWNER_ONLY });
  say(
    `${drafts.length} taslak ${folder} klasörüne yazıldı. Bunlar fatura değildir; imzalanıp numaralanmaları gerekir.`,
  );
  const waiting = tasks.length - drafts.length;
  if (waiting > 0) say(`${waiting} iade, satışının faturası işlenince yazılır.`);
}

async function enter(deps: OpenDeps, [id, number, issuedOn, path]: string[]): Promise<void> {
  const file = await readFile(path ?? '').catch(() => undefined);
  if (!file) throw new ExpectedError(400, 'NO_FILE', `Dosya okunamıyor: ${path}`);
  const said = issuedInvoiceSchema.omit({ pdf: true }).safeParse({ id, number, issuedOn });
  if (!said.success) throw new ExpectedError(400, 'INVALID_PARAMETER', said.error.issues[0]?.message ?? USAGE);
  const outcome = await takeInvoice(deps, { ...said.data, pdf: file });
  say(outcome === 'taken' ? 'Fatura işlendi; üyeye gönderilecek.' : 'Bu fatura daha önce işlenmişti.');
}

async function run(deps: OpenDeps, [what, ...given]: string[]): Promise<number> {
  await queueInvoices(deps);
  const [first] = given;
  if (what === undefined) await list(deps);
  else if (what === 'csv' && first && given.length === 1) {
    const tasks = await listTasks(deps);
    await writeFile(first, invoiceCsv(tasks), { mode: OWNER_ONLY });
    say(`${tasks.length} satır ${first} dosyasına yazıldı.`);
  } else if (what === 'ubl' && first && given.length === 1) await writeDrafts(deps, first);
  else if (what === 'kesildi' && given.length === 4) await enter(deps, given);
  else {
    say(USAGE);
    return EXIT.refused;
  }
  return EXIT.done;
}

try {
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  try {
    process.exitCode = await run(deps, process.argv.slice(2));
  } finally {
    await deps.close();
  }
} catch (error) {
  process.stderr.write(`Yapılamadı: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof ExpectedError ? EXIT.refused : EXIT.failed;
}
