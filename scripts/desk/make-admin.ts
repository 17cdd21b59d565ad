import { readProcessConfig } from '#server/config.ts';
import { grantRole } from '#server/features/members/accounts/index.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import { openDeps } from '#server/open-deps.ts';
import { runCommand } from '../operations/run-command.ts';
import { say } from '../show-progress.ts';

const USAGE = 'Kullanım: npm run make-admin -- <üyenin e-postası>';

await runCommand({ usage: USAGE, failed: 'Yönetici yapılamadı' }, async (email) => {
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  try {
    const given = { email: email.trim().toLowerCase(), role: 'yonetici' } as const;
    const { before } = await grantRole(deps, given, COMMAND);
    if (before === 'yonetici') say(`${given.email} zaten yönetici.`);
    else say(`${given.email} yönetici oldu. Yeniden giriş yapıp hesap menüsünden “Yönetim masası”nı açsın.`);
  } finally {
    await deps.close();
  }
});
