import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The memory (MB) and CPU time (s) of the largest child of this process, which is a reader. Linux only. */
export function readerUsage(): { mb: number; cpuS: number } {
  const children = readdirSync('/proc').flatMap((pid) => {
    try {
      return /^\d+$/.test(pid) ? usageOfChild(pid) : [];
    } catch {
      // It ended after it was listed.
      return [];
    }
  });
  return children.toSorted((one, other) => other.mb - one.mb)[0] ?? { mb: 0, cpuS: 0 };
}

function usageOfChild(pid: string): { mb: number; cpuS: number }[] {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  if (!new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status)) return [];
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  const mb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  return [{ mb, cpuS: (Number(user) + Number(system)) / TICKS_PER_SECOND }];
}
