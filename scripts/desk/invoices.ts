import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  documentName,
  invoiceCsv,
  invoiceUbl,
  listTasks,
  mayBeIssued,
  queueInvoices,
  takeInvoice,
} from '#server/features/selling/invoices/index.ts';
import type { OpenDeps } from '#server/open-deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { issuedInvoiceSchema } from '#shared/orders/invoices.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { say } from '../show-progress.ts';
import { runCommands } from './run-commands.ts';

const USAGE = `Kullanım:
  npm run invoices                                     faturası düzenlenecek ödemeler ve iadeler
  npm run invoices -- csv <dosya>                      hepsi tablo olarak
  npm run invoices -- ubl <klasör>                     her biri UBL-TR 2.1 taslağı olarak
  npm run invoices -- kesildi <işlem> <numara> <yyyy-aa-gg> <PDF>   düzenlenen fatura: üyeye gönderilir`;
/** These files contain names and addresses. */
const OWNER_ONLY = 0o600;

async function list(deps: OpenDeps): Promise<undefined> {
  const tasks = await listTasks(deps);
  if (tasks.length === 0) say('Düzenlenecek fatura yok.');
  for (const task of tasks) {
    const { id, reference, totalKurus, dueBy, reportedAt } = task;
    const waits = mayBeIssued(task) ? 'bekliyor' : 'önce satışın faturası düzenlenmeli';
    const state = reportedAt ? 'entegratöre bildirildi' : waits;
    say(
      `${documentName(task)}  ${reference}  ${formatLiraExact(toLira(totalKurus))}  en geç ${formatDate(dueBy)}  ${state}  ${id}`,
    );
  }
}

async function writeDrafts(deps: OpenDeps, folder: string): Promise<undefined> {
  const tasks = await listTasks(deps);
  const drafts = tasks
    .filter((task) => mayBeIssued(task) && task.paper === 'invoice')
    .map((task) => ({
      name: `${task.reference}-${task.id}.xml`,
      xml: invoiceUbl(deps.config, task),
    }));
  await mkdir(folder, { recursive: true });
  for (const { name, xml } of drafts) await writeFile(join(folder, name), xml, { mode: OWNER_ONLY });
  say(
    `${drafts.length} taslak ${folder} klasörüne yazıldı. Bunlar fatura değildir; imzalanıp numaralanmaları gerekir.`,
  );
  const waiting = tasks.filter((task) => !mayBeIssued(task)).length;
  if (waiting > 0) say(`${waiting} iade, satışının faturası işlenince yazılır.`);
  const notes = tasks.filter(({ paper }) => paper === 'expenseNote').length;
  if (notes > 0) say(`${notes} tüketici iadesi gider pusulasıyla belgelenir.`);
}

async function enter(deps: OpenDeps, [id, number, issuedOn, path]: readonly string[]): Promise<undefined> {
  const file = await readFile(path ?? '').catch(() => undefined);
  if (!file) throw new ExpectedError(400, 'NO_FILE', `Dosya okunamıyor: ${path}`);
  const said = issuedInvoiceSchema.omit({ pdf: true }).safeParse({ id, number, issuedOn });
  if (!said.success) throw new ExpectedError(400, 'INVALID_PARAMETER', said.error.issues[0]?.message ?? USAGE);
  const outcome = await takeInvoice(deps, { ...said.data, pdf: file });
  say(outcome === 'taken' ? 'Fatura işlendi; üyeye gönderilecek.' : 'Bu fatura daha önce işlenmişti.');
}

/** Every command first creates the pending invoices. */
const queued =
  (run: (deps: OpenDeps, given: readonly string[]) => Promise<string | undefined>) =>
  async (deps: OpenDeps, given: readonly string[]) => {
    await queueInvoices(deps);
    return run(deps, given);
  };

await runCommands(USAGE, {
  '': [0, queued(list)],
  csv: [
    1,
    queued(async (deps, [file = '']) => {
      const tasks = await listTasks(deps);
      await writeFile(file, invoiceCsv(tasks), { mode: OWNER_ONLY });
      return `${tasks.length} satır ${file} dosyasına yazıldı.`;
    }),
  ],
  ubl: [1, queued((deps, [folder = '']) => writeDrafts(deps, folder))],
  kesildi: [4, queued(enter)],
});
