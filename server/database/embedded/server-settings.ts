import { memoryBudget } from '#server/memory-budget.ts';
import type { ServerPlace } from './server-place.ts';

const MEGABYTE = 1024 * 1024;
const megabytes = (share: number, most: number) =>
  `${Math.min(most, Math.floor((memoryBudget() * share) / MEGABYTE))}MB`;

/** Settings of the embedded server, for a machine of 512 MB and more; changes take effect at the next start. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // No sockets: their paths are limited to about 100 bytes, and every local user could reach them.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: megabytes(1 / 8, 256),
  work_mem: '16MB',
  maintenance_work_mem: megabytes(1 / 16, 128),
  effective_cache_size: megabytes(1 / 2, 1024),
  random_page_cost: '1.1',
  jit: 'off',
  // An acknowledged row survives a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // The same on every machine; other code converts the times that people see to Istanbul time.
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log goes to standard error, without SQL statements, because they contain personal data.
  logging_collector: 'off',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

const UNSAFE: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The settings as arguments for `postgres`; no value may contain a space, because on Windows they are joined. */
export function settingArguments(port: number, { isDisposable }: Pick<ServerPlace, 'isDisposable'>): string[] {
  const settings = { ...SETTINGS, ...(isDisposable && UNSAFE), port: String(port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
