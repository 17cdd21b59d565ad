import { readFile, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from './run-program.ts';
import { unlessMissing } from './unless-missing.ts';

/** The first process of a running server, as it describes itself in its `postmaster.pid`. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** false while it is starting or stopping; a server that was suspended may be marked ready and not respond */
  readonly isReady: boolean;
};

const PID_FILE = 'postmaster.pid';

/** Finds the running server of a cluster; returns undefined when none runs, even if a dead server left its file. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const recorded = await readPidFile(clusterDir);
  return recorded && (await isPostmaster(recorded.pid, clusterDir)) ? recorded : undefined;
}

/** Reads what the last server wrote about itself; it may be dead, and another process may have its number now. */
export async function readPidFile(clusterDir: string): Promise<Postmaster | undefined> {
  const text = (await unlessMissing(readFile(join(clusterDir, PID_FILE), 'utf8'))) ?? '';
  const lines = text.split('\n').map((line) => line.trim());
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, isReady: lines[7] === 'ready' } : undefined;
}

/**
 * Deletes a `postmaster.pid` that a crash or a full disk left empty, because PostgreSQL would not start with it. A
 * filled file stays: PostgreSQL itself recovers from it and uses it to check whether children of a dead server still
 * write.
 */
export async function removeEmptyPidFile(clusterDir: string): Promise<void> {
  const path = join(clusterDir, PID_FILE);
  const isEmpty = async () => (await unlessMissing(readFile(path, 'utf8')))?.trim() === '';
  if (!(await isEmpty())) return;
  // While a server that was started by hand starts, its file is empty for a moment.
  await sleep(500);
  if (await isEmpty()) await rm(path, { force: true });
}

/** Whether the process with this number is this cluster's server, not a process that got a dead server's number. */
export async function isPostmaster(pid: number, clusterDir: string): Promise<boolean> {
  if (process.platform === 'linux') return isPostmasterOnLinux(pid, clusterDir);
  const command = await commandOf(pid);
  // pg_ctl writes the folder with slashes on Windows.
  const folder = clusterDir.replaceAll('\\', '/');
  return /postgres/i.test(command) && [`-D ${folder} `, `-D "${folder}"`].some((part) => command.includes(part));
}

async function isPostmasterOnLinux(pid: number, clusterDir: string): Promise<boolean> {
  // Empty if the process has ended and waits for its parent; "postgres: …" if it is a child process of a server.
  const [program = '', ...args] = ((await unlessGone(readFile(`/proc/${pid}/cmdline`, 'utf8'))) ?? '').split('\0');
  if (basename(program) !== 'postgres') return false;
  // The server's working folder is its data folder; this is still true after the data folder was renamed.
  const workingDir = await unlessGone(readlink(`/proc/${pid}/cwd`));
  return workingDir === undefined ? args.includes(clusterDir) : workingDir === clusterDir;
}

async function unlessGone<T>(operation: Promise<T>): Promise<T | undefined> {
  return operation.catch(() => undefined);
}

async function commandOf(pid: number): Promise<string> {
  const { output } =
    process.platform === 'win32'
      ? await runProgram('powershell.exe', [
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ])
      : await runProgram('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return output.replaceAll('\\', '/');
}
