import type { OperatorRole } from './operators.ts';

/**
 * What an operator of a role may do with members; used by the page and the server. Only the administrator may move
 * money or end an account.
 */
export const MEMBER_ACTS = {
  open: ['destek'],
  giveDays: ['destek'],
  close: ['yonetici'],
  export: ['yonetici'],
  delete: ['yonetici'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;

/**
 * The maximum number of days of premium that an operator may give at once: support a month, an administrator a year.
 */
export function mostGiftDays(role: OperatorRole): number {
  return role === 'yonetici' ? 366 : 31;
}
