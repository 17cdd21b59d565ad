import type { Deps } from '#server/deps.ts';
import { recordProperties } from '#server/features/intake/recording/index.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import { makePropertyRecord } from './make-property.ts';

/** Stores listings as a source would report them; a test gives only the fields that it needs. */
export const recordListings = (deps: Pick<Deps, 'db' | 'clock'>, ...given: Partial<PropertyRecord>[]) =>
  recordProperties(
    deps,
    given.map((listing) => makePropertyRecord(listing)),
  );
