import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';

/** `/healthz`: the process runs. `/readyz`: the process and its database can answer calls. */
export function healthRoutes(app: App, deps: Deps): void {
  const hidden = {
    schema: { hide: true },
    config: { caller: 'anyone' as const, rateLimit: false as const },
    logLevel: 'warn' as const,
  };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await deps.db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      deps.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}
