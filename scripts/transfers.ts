import { readProcessConfig } from '#server/config.ts';
import { confirmRefund, confirmTransfer, listByHand } from '#server/features/orders/index.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { toKurus, toLira } from '#shared/orders/order-rules.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatLiraExact, parseTurkishNumber } from '#shared/text/money.ts';
import { say } from './show-progress.ts';

const USAGE = `Kullanım:
  npm run transfers                                   beklenen havaleler ve elle ödenecek iadeler
  npm run transfers -- geldi <sipariş kodu> <tutar>   havale hesaba geçti: premium açılır (tutar: 29,99)
  npm run transfers -- iade <sipariş kodu>            iade bankadan gönderildi`;
const EXIT = { done: 0, refused: 1, failed: 2 } as const;
const RECEIPTS = {
  opened: 'Premium açıldı.',
  known: 'Bu havale daha önce işlenmişti; bir şey değişmedi.',
  sentBack: 'Sipariş artık geçerli değil; para iade edilecekler arasına yazıldı.',
} as const;

const lira = (kurus: number) => formatLiraExact(toLira(kurus));

async function list(deps: OpenDeps): Promise<void> {
  const { awaited, owed } = await listByHand(deps);
  if (awaited.length === 0) say('Beklenen havale yok.');
  for (const { reference, totalKurus, expiresAt } of awaited)
    say(`bekleniyor  ${reference}  ${lira(totalKurus)}  son gün ${formatDate(new Date(expiresAt.getTime() - 1))}`);
  if (owed.length === 0) say('Elle ödenecek iade yok.');
  for (const { reference, amountKurus, iban, email, dueBy } of owed)
    say(
      `iade        ${reference}  ${lira(amountKurus)}  ${iban ?? `IBAN yok, sorun: ${email}`}  en geç ${formatDate(dueBy)}`,
    );
}

async function run(deps: OpenDeps, [what, reference, price, ...more]: string[]): Promise<number> {
  if (what === undefined) await list(deps);
  else if (what === 'iade' && reference && price === undefined)
    say(`${await confirmRefund(deps, { reference })} iade gönderildi olarak yazıldı; üyeye haber verilecek.`);
  else if (what === 'geldi' && reference && price && more.length === 0) {
    const amount = parseTurkishNumber(price);
    if (amount === undefined) throw new ExpectedError(400, 'AMOUNT', `Tutar anlaşılamadı: ${price}`);
    say(RECEIPTS[await confirmTransfer(deps, { reference, kurus: toKurus(amount) })]);
  } else {
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
