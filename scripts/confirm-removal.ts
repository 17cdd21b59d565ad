import { createInterface } from 'node:readline/promises';
import { say } from './show-progress.ts';

const YES = /^(?:e|evet)$/i;

/** Asks on a terminal whether the generated market may be deleted; undefined if there is no terminal. */
export async function confirmRemoval(what: string): Promise<boolean | undefined> {
  say(`Gerçek ilanlar örnek pazarın yerine geçer. ${what} Bu işlem geri alınamaz.`);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return YES.test((await terminal.question('Devam edilsin mi? (evet/hayır) ')).trim());
  } finally {
    terminal.close();
  }
}
