import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes: a small file that belongs to its row. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
