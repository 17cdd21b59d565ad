import { DESK_REASON } from '../field-rules/desk-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';

/** Why somebody at the desk does something, as the audit log keeps it. */
export const whySchema = fieldSchema(DESK_REASON);
