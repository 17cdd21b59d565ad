/** Settings of the embedded server, for a machine with a gigabyte or two; they follow the code, not the day of initialising. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // Socket paths are limited to about 100 bytes and every local user could reach them.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  // An acknowledged row survives a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // The same on every machine; what people see is in Istanbul time by its own code.
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Into the file that standard error goes to, with neither the statements nor the personal data in them.
  logging_collector: 'off',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** The settings as arguments for `postgres`; no value may hold a space, because Windows joins them to one text. */
export function settingArguments(port: number): string[] {
  return Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
