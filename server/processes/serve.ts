import { buildApp } from '../app.ts';
import type { OpenDeps } from '../open-deps.ts';
import type { ShareMetrics } from '../platform/metrics-routes.ts';
import type { Closing } from './closing.ts';

/** Opens the web server of this process and starts to listen; `closing` closes it. Returns the port. */
export async function serve(deps: OpenDeps, closing: Closing, shareMetrics?: ShareMetrics): Promise<number> {
  const { db, ...reading } = deps.openForVisitors();
  const app = await buildApp({ ...deps, db }, { ...reading, ...(shareMetrics && { shareMetrics }) });
  closing.add(() => app.close());
  await app.listen({ port: deps.config.PORT, host: deps.config.HOST });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : deps.config.PORT;
}
