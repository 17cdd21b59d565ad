import { buildApp } from '#server/app.ts';
import type { Database } from '#server/database/open-database.ts';
import type { ReplicaSet } from '#server/database/replica-set.ts';
import type { Deps } from '#server/deps.ts';
import type { Papers } from '#server/features/selling/orders/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { rememberDatabase } from './accounts/confirm-address.ts';
import { openTestReplicas } from './cluster/open-test-replicas.ts';
import { openTestDeps, type TestDeps } from './open-test-deps.ts';
import { plantSecretsOfCalls } from './watched-log.ts';

export type TestApp = { readonly deps: TestDeps; readonly app: App };
type Options = Partial<Deps> & {
  readonly pages?: boolean;
  readonly papers?: Papers;
  readonly searchDb?: Database;
  readonly replicas?: ReplicaSet;
  /** The test inspects a single process: a route that it adds, or how much one process does at a time. */
  readonly isAlone?: boolean;
};

/**
 * Opens test deps, replaced by the given ones, and a web server that uses them; it serves pages only on request.
 * `deps.close` closes both.
 */
export async function openTestApp(settings: Record<string, string> = {}, options: Options = {}): Promise<TestApp> {
  const { pages = false, papers, searchDb, replicas, isAlone = false, ...replaced } = options;
  const opened = { ...(await openTestDeps(settings)), ...replaced };
  // A test that inspects a single process can't use two.
  const isOfOneProcess = isAlone || replicas !== undefined || searchDb !== undefined || opened.config.METRICS;
  const copies = isOfOneProcess ? undefined : openTestReplicas(opened);
  const reading = () => (replicas ? { replicas } : copies && { replicas: copies.openSet() });
  const build = () => buildApp(opened, { pages, papers, ...(searchDb && { searchDb }), ...reading() });
  const app = await build();
  const other = copies && (await build());
  if (other) alternate(app, other);
  plantSecretsOfCalls(app);
  if (other) plantSecretsOfCalls(other);
  rememberDatabase(app, opened);
  const close = async () => {
    await app.close();
    await other?.close();
    await copies?.close();
    await opened.close();
  };
  return { deps: { ...opened, close }, app };
}

/** Alternates the calls of a test between the two servers, like a round-robin proxy. */
function alternate(app: App, other: App): void {
  const servers = [app.inject.bind(app), other.inject.bind(other)] as const;
  let turn = 0;
  const alternating = (...given: Parameters<App['inject']>) => servers[turn++ % 2 === 0 ? 0 : 1](...given);
  Object.assign(app, { inject: alternating });
}
