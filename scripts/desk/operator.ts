import { readProcessConfig } from '#server/config.ts';
import { grantRole } from '#server/features/accounts/index.ts';
import { COMMAND } from '#server/features/audit/index.ts';
import { hideListing, maskListing, unhideListing } from '#server/features/listing-desk/index.ts';
import { confirmTransfer } from '#server/features/orders/index.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { OPERATOR_ROLES } from '#shared/desk/operators.ts';
import { toKurus } from '#shared/orders/order-rules.ts';
import { parseTurkishNumber } from '#shared/text/money.ts';
import { say } from '../show-progress.ts';

const USAGE = `Kullanım:
  npm run operator -- hide <ilan no> <gerekçe>               ilanı gizler
  npm run operator -- unhide <ilan no> <gerekçe>             gizlenen ilanı yeniden gösterir
  npm run operator -- forget <ilan no> <sözcükler> <gerekçe> sözcükleri ilanda kapatır, belgelerini kaldırır
  npm run operator -- confirm-transfer <sipariş kodu> <tutar> havale hesaba geçti: premium açılır
  npm run operator -- role <e-posta> <destek|icerik|yonetici|yok>   masada görev verir ya da alır
Her işlem masadaki işlem kaydına yazılır.`;
const EXIT = { done: 0, refused: 1, failed: 2 } as const;

type Command = (deps: OpenDeps, given: readonly string[]) => Promise<string>;

const COMMANDS: Readonly<Record<string, readonly [given: number, run: Command]>> = {
  hide: [2, async (deps, [id, why]) => told(hideListing(deps, named(id, why), COMMAND), 'İlan gizlendi.')],
  unhide: [
    2,
    async (deps, [id, why]) => told(unhideListing(deps, named(id, why), COMMAND), 'İlan yeniden gösteriliyor.'),
  ],
  forget: [
    3,
    async (deps, [id, words = '', why]) => {
      const given = { ...named(id, why), words, takesDocuments: true };
      return told(maskListing(deps, given, COMMAND), 'Sözcükler kapatıldı, belgeler kaldırıldı.');
    },
  ],
  'confirm-transfer': [
    2,
    async (deps, [reference = '', price = '']) => {
      const amount = parseTurkishNumber(price);
      if (amount === undefined) throw new ExpectedError(400, 'AMOUNT', `Tutar anlaşılamadı: ${price}`);
      return RECEIPTS[await confirmTransfer(deps, { reference, kurus: toKurus(amount) }, COMMAND)];
    },
  ],
  role: [
    2,
    async (deps, [email = '', name]) => {
      const role = OPERATOR_ROLES.find((known) => known === name) ?? null;
      if (role === null && name !== 'yok') throw new ExpectedError(400, 'ROLE', `Böyle bir görev yok: ${name}`);
      const { before } = await grantRole(deps, { email: email.trim().toLowerCase(), role }, COMMAND);
      return `${email}: önce ${before ?? 'görevi yoktu'}, şimdi ${role ?? 'görevi yok'}.`;
    },
  ],
};
const RECEIPTS = {
  opened: 'Premium açıldı.',
  known: 'Bu havale daha önce işlenmişti; bir şey değişmedi.',
  sentBack: 'Sipariş artık geçerli değil; para iade edilecekler arasına yazıldı.',
} as const;

function named(id = '', why = ''): { id: number; why: string } {
  if (!/^\d{1,15}$/.test(id)) throw new ExpectedError(400, 'ID', `İlan numarası bir sayı olmalıdır: ${id}`);
  if (why.trim().length < 3) throw new ExpectedError(400, 'WHY', 'Gerekçeyi yazın.');
  return { id: Number(id), why: why.trim() };
}

async function told(act: Promise<void>, words: string): Promise<string> {
  await act;
  return words;
}

const [name = '', ...given] = process.argv.slice(2);
const [wanted, run] = COMMANDS[name] ?? [];
if (!run || given.length !== wanted) {
  say(USAGE);
  process.exitCode = EXIT.refused;
} else {
  try {
    const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
    try {
      say(await run(deps, given));
    } finally {
      await deps.close();
    }
  } catch (error) {
    process.stderr.write(`Yapılamadı: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof ExpectedError ? EXIT.refused : EXIT.failed;
  }
}
