/** What an operator does: answers people, keeps the listings right, or everything. */
export const OPERATOR_ROLES = ['destek', 'icerik', 'yonetici'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const ROLE_NAMES: Readonly<Record<OperatorRole, string>> = {
  destek: 'Destek',
  icerik: 'İçerik',
  yonetici: 'Yönetici',
};

/** An operator is signed out this long after signing in, whatever they do meanwhile. */
export const OPERATOR_SESSION_HOURS = 12;

/** Whether somebody of a role may do what is meant for the given roles; `yonetici` may do everything. */
export function isAllowed(role: OperatorRole, roles: readonly OperatorRole[]): boolean {
  return role === 'yonetici' || roles.includes(role);
}
