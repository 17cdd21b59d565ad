import { confirmRefund, confirmTransfer, listByHand } from '#server/features/selling/orders/index.ts';
import type { OpenDeps } from '#server/open-deps.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { say } from '../show-progress.ts';
import { kurusOf, runCommands } from './run-commands.ts';
import { TRANSFER_WORDS } from './transfer-words.ts';

const USAGE = `Kullanım:
  npm run transfers                                   beklenen havaleler ve elle ödenecek iadeler
  npm run transfers -- geldi <sipariş kodu> <tutar>   havale hesaba geçti: premium açılır (tutar: 29,99)
  npm run transfers -- iade <sipariş kodu>            iade bankadan gönderildi`;
const lira = (kurus: number) => formatLiraExact(toLira(kurus));

async function list(deps: OpenDeps): Promise<undefined> {
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

await runCommands(USAGE, {
  '': [0, list],
  geldi: [
    2,
    async (deps, [reference = '', price]) =>
      TRANSFER_WORDS[await confirmTransfer(deps, { reference, kurus: kurusOf(price) })],
  ],
  iade: [
    1,
    async (deps, [reference = '']) =>
      `${await confirmRefund(deps, { reference })} iade gönderildi olarak yazıldı; üyeye haber verilecek.`,
  ],
});
