/** What the audit log can say that an operator did, with the words in which it is read. */
export const AUDIT_ACTS = {
  'operator.grant': 'Görev verdi',
  'operator.revoke': 'Görevi aldı',
} as const;

export type AuditAct = keyof typeof AUDIT_ACTS;
