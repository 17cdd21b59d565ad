import type { Config } from '#server/config.ts';
import { checkDatabase } from './check-database.ts';
import { checkDataDir, checkNode, checkPages } from './check-installation.ts';
import { checkLawFigures } from './check-law-figures.ts';
import { checkAddress, checkBackup, checkIdentity, checkSecret, remindOfDuties } from './check-opening.ts';
import { checkPayments } from './check-payments.ts';
import { checkReplicas } from './check-replicas.ts';
import { checkFileStore, checkMail, checkScanner } from './check-services.ts';
import type { Finding } from './finding.ts';

/** Checks everything that should be in order before the site is opened to the public. Changes nothing. */
export async function examine(config: Config, now: Date): Promise<Finding[]> {
  return [
    await checkNode(),
    checkPages(),
    await checkDataDir(config),
    ...(await checkDatabase(config)),
    ...(await checkReplicas(config)),
    await checkFileStore(config),
    await checkMail(config),
    await checkScanner(config),
    checkSecret(config),
    checkIdentity(config),
    checkPayments(config),
    checkLawFigures(now),
    ...checkAddress(config),
    await checkBackup(config, now),
    remindOfDuties(),
  ];
}
