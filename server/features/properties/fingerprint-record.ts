import { createHash } from 'node:crypto';
import { type PropertyRecord, propertyRecordSchema } from '#shared/properties.ts';

const FIELDS = (Object.keys(propertyRecordSchema.shape) as (keyof PropertyRecord)[]) // the schema's own keys
  .filter((field) => field !== 'source' && field !== 'sourceKey')
  .sort();

/** Equal for two records exactly when every field but their identity is equal. */
export function fingerprintRecord(record: PropertyRecord): string {
  const content = JSON.stringify(FIELDS.map((field) => record[field]));
  return createHash('sha256').update(content).digest('base64url');
}
