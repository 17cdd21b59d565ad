import { spawnSync } from 'node:child_process';
import { access, constants, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';

/** A way to limit the server's memory: how the server is started, and how the report describes it. */
export type MemoryLimit = {
  readonly name: string;
  readonly within: readonly string[];
  readonly nodeOptions: readonly string[];
  remove(): Promise<void>;
};

const CGROUPS = '/sys/fs/cgroup';
/**
 * The share of the limit for Node's heap if nothing else enforces the limit; the rest is for the database and Node
 * itself.
 */
const HEAP_SHARE = 0.4;
/**
 * The size of each semi-space for young objects. On a machine with this little memory V8 would choose this size itself.
 * If only the old space is limited, V8 sizes it for the memory of the real machine, and collects garbage endlessly.
 */
const YOUNG_MB = 16;

/**
 * The strictest memory limit that this machine allows for the server and its database together: a systemd scope,
 * otherwise a control group that we create, otherwise only the size of Node's heap, with the rest measured.
 */
export async function limitMemory(megabytes: number): Promise<MemoryLimit> {
  return scopeLimit(megabytes) ?? (await groupLimit(megabytes)) ?? heapLimit(megabytes);
}

function scopeLimit(megabytes: number): MemoryLimit | undefined {
  const within = ['systemd-run', '--scope', '--quiet', '-p', `MemoryMax=${megabytes}M`, '-p', 'MemorySwapMax=0'];
  const [program = '', ...args] = [...within, 'true'];
  if (spawnSync(program, args, { stdio: 'ignore' }).status !== 0) return undefined;
  return { name: `MemoryMax=${megabytes}M of a systemd scope`, within, nodeOptions: [], remove: async () => undefined };
}

async function groupLimit(megabytes: number): Promise<MemoryLimit | undefined> {
  const group = `${CGROUPS}/peyda-bench-${process.pid}`;
  const controllers = await readFile(`${CGROUPS}/cgroup.subtree_control`, 'utf8').catch(() => '');
  if (!controllers.split(/\s/).includes('memory')) return undefined;
  try {
    await access(CGROUPS, constants.W_OK);
    await mkdir(group);
    await writeFile(`${group}/memory.max`, String(megabytes * 2 ** 20));
  } catch {
    return undefined;
  }
  return {
    name: `memory.max of ${megabytes} MB of a control group`,
    within: ['/bin/sh', '-c', `echo $$ > ${group}/cgroup.procs && exec "$@"`, 'sh'],
    nodeOptions: [],
    remove: () => rmdir(group).catch(() => undefined),
  };
}

function heapLimit(megabytes: number): MemoryLimit {
  const heap = Math.round(megabytes * HEAP_SHARE);
  return {
    name: `--max-old-space-size=${heap} and --max-semi-space-size=${YOUNG_MB}, because this machine lets no limit be set for all processes; their memory together is measured and held against ${megabytes} MB`,
    within: [],
    nodeOptions: [`--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG_MB}`],
    remove: async () => undefined,
  };
}
