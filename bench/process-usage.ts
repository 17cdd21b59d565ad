import { readdir, readFile } from 'node:fs/promises';

/**
 * The resources of the processes of one server, with its database separately: CPU seconds so far, and current memory.
 */
export type Usage = {
  readonly nodeCpuS: number;
  readonly databaseCpuS: number;
  /** Memory in MB; shared memory counts once. */
  readonly nodeMb: number;
  readonly databaseMb: number;
};

type Process = { pid: number; name: string; parent: number; cpuS: number };

const TICKS_PER_SECOND = 100;

/** Measures a process and everything it started; PostgreSQL's processes are recognised by their name. Linux only. */
export async function usageOf(pid: number): Promise<Usage> {
  const usage = { nodeCpuS: 0, databaseCpuS: 0, nodeMb: 0, databaseMb: 0 };
  for (const { pid: member, name, cpuS } of treeOf(pid, await readProcesses())) {
    const megabytes = (await residentKb(member)) / 1024;
    if (name === 'postgres') {
      usage.databaseCpuS += cpuS;
      usage.databaseMb += megabytes;
    } else {
      usage.nodeCpuS += cpuS;
      usage.nodeMb += megabytes;
    }
  }
  return usage;
}

/** The running child processes of a process. Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  return (await readProcesses()).filter(({ parent }) => parent === pid).map((child) => child.pid);
}

function treeOf(pid: number, all: readonly Process[]): Process[] {
  const own = all.filter((process) => process.pid === pid);
  const children = all.filter(({ parent }) => parent === pid);
  return [...own, ...children.flatMap((child) => treeOf(child.pid, all))];
}

async function readProcesses(): Promise<Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(names.map((name) => readProcess(Number(name))));
  return processes.filter((process) => process !== undefined);
}

async function readProcess(pid: number): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const end = stat.lastIndexOf(')');
  if (end < 0) return undefined;
  const fields = stat.slice(end + 2).split(' ');
  // The process's own time and that of ended children, in user and in system mode.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  const cpuS = ticks / TICKS_PER_SECOND;
  return { pid, name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(fields[1]), cpuS };
}

/**
 * A process's proportional share of memory; if the system does not report it, resident memory without shared memory.
 */
async function residentKb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const share = /^Pss:\s+(\d+)/m.exec(rollup)?.[1];
  if (share !== undefined) return Number(share);
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return of('RssAnon') + of('RssFile');
}
