import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { ACCOUNT_EXTENSIONS } from '#server/account-extensions.ts';
import { foundOrganisation } from '#server/features/company/organisations/index.ts';
import { hideListing, maskListing, unhideListing } from '#server/features/desk/listing-desk/index.ts';
import { deleteMember, exportMember, findMemberByEmail } from '#server/features/desk/member-desk/index.ts';
import { closeAccount, grantRole, reopenAccount } from '#server/features/members/accounts/index.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import { giveDays } from '#server/features/members/subscriptions/index.ts';
import { confirmTransfer } from '#server/features/selling/orders/index.ts';
import type { OpenDeps } from '#server/open-deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { foundingSchema } from '#shared/desk/desk-organisations.ts';
import { mostGiftDays } from '#shared/desk/member-rules.ts';
import { OPERATOR_ROLES } from '#shared/desk/operators.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { kurusOf, runCommands, whyOf } from './run-commands.ts';
import { TRANSFER_WORDS } from './transfer-words.ts';

const USAGE = `Kullanım:
  npm run operator -- hide <ilan no> <gerekçe>               ilanı gizler
  npm run operator -- unhide <ilan no> <gerekçe>             gizlenen ilanı yeniden gösterir
  npm run operator -- forget <ilan no> <kelimeler> <gerekçe> kelimeleri ilanda kapatır, belgelerini kaldırır
  npm run operator -- confirm-transfer <sipariş kodu> <tutar> havale hesaba geçti: premium açılır
  npm run operator -- grant <e-posta> <gün> <gerekçe>        üyeye premium gün verir
  npm run operator -- close <e-posta> <gerekçe>              hesabı kapatır: oturumlar biter, üye giremez
  npm run operator -- reopen <e-posta> <gerekçe>             kapatılan hesabı açar
  npm run operator -- export <e-posta> <dosya> <gerekçe>     üyenin bütün verilerini dosyaya yazar
  npm run operator -- delete <e-posta> <gerekçe>             hesabı siler; geri alınamaz
  npm run operator -- found-organisation <e-posta> <ad> <kişi> <son gün, yyyy-aa-gg> <gerekçe>   onaylanan teklifle kurum kurar
  npm run operator -- role <e-posta> <destek|icerik|yonetici|yok>   masada görev verir ya da alır
Her işlem masadaki işlem kaydına yazılır.`;
/** Such a file contains a person's data. */
const OWNER_ONLY = 0o600;

await runCommands(USAGE, {
  hide: [2, async (deps, [id, why]) => told(hideListing(deps, listing(id, why), COMMAND), 'İlan gizlendi.')],
  unhide: [
    2,
    async (deps, [id, why]) => told(unhideListing(deps, listing(id, why), COMMAND), 'İlan yeniden gösteriliyor.'),
  ],
  forget: [
    3,
    async (deps, [id, words = '', why]) => {
      const given = { ...listing(id, why), words, takesDocuments: true };
      return told(maskListing(deps, given, COMMAND), 'Kelimeler kapatıldı, belgeler kaldırıldı.');
    },
  ],
  'confirm-transfer': [
    2,
    async (deps, [reference = '', price]) =>
      TRANSFER_WORDS[await confirmTransfer(deps, { reference, kurus: kurusOf(price) }, COMMAND)],
  ],
  grant: [
    3,
    async (deps, [email, days, why]) => {
      const given = {
        ...(await member(deps, email, why)),
        days: daysOf(days),
        clientId: randomUUID(),
        most: mostGiftDays('yonetici'),
      };
      return `Premium ${formatDateTime(await giveDays(deps, given, COMMAND))} tarihine kadar sürecek.`;
    },
  ],
  close: [
    2,
    async (deps, [email, why]) => {
      const { watchers } = ACCOUNT_EXTENSIONS;
      const given = { ...(await member(deps, email, why)), watchers };
      return told(closeAccount(deps, given, COMMAND), 'Hesap kapatıldı; açık oturumları sona erdi.');
    },
  ],
  reopen: [
    2,
    async (deps, [email, why]) =>
      told(reopenAccount(deps, await member(deps, email, why), COMMAND), 'Hesap yeniden açıldı.'),
  ],
  export: [
    3,
    async (deps, [email, file = '', why]) => {
      const given = { ...(await member(deps, email, why)), parts: ACCOUNT_EXTENSIONS.exportParts };
      await writeFile(file, JSON.stringify(await exportMember(deps, given, COMMAND), null, 2), { mode: OWNER_ONLY });
      return `Veriler ${file} dosyasına yazıldı.`;
    },
  ],
  delete: [
    2,
    async (deps, [email = '', why]) => {
      const { watchers } = ACCOUNT_EXTENSIONS;
      const given = { ...(await member(deps, email, why)), email: email.trim().toLowerCase(), watchers };
      return told(deleteMember(deps, given, COMMAND), 'Hesap ve verileri silindi.');
    },
  ],
  'found-organisation': [
    5,
    async (deps, [email = '', name = '', seats, lastDay = '', why]) => {
      const given = foundingSchema.safeParse({ email, name, seats: Number(seats), lastDay, why: whyOf(why) });
      if (!given.success) throw new ExpectedError(400, 'FOUNDING', given.error.issues[0]?.message ?? '');
      return `${given.data.name} kuruldu (${await foundOrganisation(deps, given.data, COMMAND)}).`;
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
});

function listing(id = '', why?: string): { id: number; why: string } {
  if (!/^\d{1,15}$/.test(id)) throw new ExpectedError(400, 'ID', `İlan numarası bir sayı olmalıdır: ${id}`);
  return { id: Number(id), why: whyOf(why) };
}

async function member(deps: OpenDeps, email = '', why?: string): Promise<{ id: string; why: string }> {
  return { why: whyOf(why), id: await findMemberByEmail(deps, email) };
}

function daysOf(text = ''): number {
  const most = mostGiftDays('yonetici');
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > most) throw new ExpectedError(400, 'DAYS', `Gün 1 ile ${most} arasında bir sayı olmalıdır.`);
  return days;
}

async function told(act: Promise<void>, words: string): Promise<string> {
  await act;
  return words;
}
