import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '#server/app.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { type SchemaNames, writeSiteCalls } from './write-site-calls.ts';

const SHARED = fileURLToPath(new URL('../../shared', import.meta.url));

async function readSchemaNames(): Promise<SchemaNames> {
  const names = new Map<unknown, { file: string; name: string }>();
  const files = globSync('**/*.ts', { cwd: SHARED }).filter((file) => !/\.(test|gen)\.ts$/.test(file));
  for (const file of files.sort()) {
    const exported: object = await import(/* @vite-ignore */ join(SHARED, file));
    for (const [name, value] of Object.entries(exported))
      if (value instanceof z.ZodType && !names.has(value)) names.set(value, { file, name });
  }
  return names;
}

async function readRoutes(): Promise<RouteOptions[]> {
  const deps = await openTestDeps();
  const routes: RouteOptions[] = [];
  const app = await buildApp(deps, { pages: false, seeRoute: (route) => void routes.push(route) });
  await app.close();
  await deps.close();
  return routes;
}

it('the types of the site’s calls match the routes (`npm run make-call-types` updates them)', async () => {
  const text = writeSiteCalls(await readRoutes(), await readSchemaNames());
  await expect(text).toMatchFileSnapshot(join(SHARED, 'calls/api-calls.gen.ts'));
});
