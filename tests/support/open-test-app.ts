import { buildApp } from '#server/app.ts';
import type { Database } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { openTestDeps, type TestDeps } from './open-test-deps.ts';
import { plantSecretsOfCalls } from './watched-log.ts';

export type TestApp = { readonly deps: TestDeps; readonly app: App };
type Options = Partial<Deps> & { readonly pages?: boolean; readonly searchDb?: Database };

/**
 * Opens test deps and a web server that uses them, with other deps if given; serves pages only on request. `deps.close`
 * closes both.
 */
export async function openTestApp(settings: Record<string, string> = {}, options: Options = {}): Promise<TestApp> {
  const { pages = false, searchDb, ...replaced } = options;
  const opened = { ...(await openTestDeps(settings)), ...replaced };
  const app = await buildApp(opened, { pages, ...(searchDb && { searchDb }) });
  plantSecretsOfCalls(app);
  const close = async () => {
    await app.close();
    await opened.close();
  };
  return { deps: { ...opened, close }, app };
}
