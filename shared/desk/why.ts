import { DESK_REASON } from '../field-rules/desk-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';

/** The operator's reason for an act, as the audit log stores it. */
export const whySchema = fieldSchema(DESK_REASON);
