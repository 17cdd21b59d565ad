import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { App } from '../app-type.ts';

const FILE = /^\/(?:assets|files)\//;
const MOST_FILES = 50_000;
const LONGEST_PATH = 300;

/**
 * Remembers which files were served, so that the rate limit can ignore requests that are cheap to answer. Addresses in
 * the same folders that lead to no file are still counted.
 */
export function knowServedFiles(app: App): (request: FastifyRequest) => boolean {
  const served = new LRUCache<string, true>({ max: MOST_FILES });
  app.addHook('onResponse', async ({ url }, { statusCode }) => {
    const path = pathOf(url);
    if (statusCode < 400 && FILE.test(path) && path.length <= LONGEST_PATH) served.set(path, true);
  });
  return ({ url }) => served.has(pathOf(url));
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
