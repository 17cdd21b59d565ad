import type { OperatorRole } from './operators.ts';

/**
 * What somebody of a role may do with members; page and server read it from here. Money, and what ends an account, is
 * the administrator's alone.
 */
export const MEMBER_ACTS = {
  open: ['destek'],
  giveDays: ['destek'],
  close: ['yonetici'],
  export: ['yonetici'],
  delete: ['yonetici'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;

/** Days of premium that somebody of a role may give at once: support a month, an administrator a year. */
export function mostGiftDays(role: OperatorRole): number {
  return role === 'yonetici' ? 366 : 31;
}
