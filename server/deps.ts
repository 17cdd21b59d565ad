import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import type { Clock } from './platform/clock.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Mailer } from './platform/mailer.ts';
import type { SearchEngine } from './platform/search-engine.ts';

/** The dependencies that use cases get as a parameter instead of importing them. */
export type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly config: Config;
  /** The search engine for markets whose open listings do not fit in memory. */
  readonly searchEngine?: SearchEngine;
};
