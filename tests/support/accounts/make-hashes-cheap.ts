import { cheapHashes } from './cheap-hashes.ts';

/** Vitest's set-up of files that use the database: none of them waits for password hashes. */
cheapHashes();
