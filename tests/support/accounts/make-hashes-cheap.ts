import { cheapHashes } from './cheap-hashes.ts';

/** Vitest's set-up for files with a database: they don't wait for password hashes. */
cheapHashes();
