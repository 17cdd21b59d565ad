/** Operators' roles: answering people, maintaining listings, or everything. */
export const OPERATOR_ROLES = ['destek', 'icerik', 'yonetici'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const ROLE_NAMES: Readonly<Record<OperatorRole, string>> = {
  destek: 'Destek',
  icerik: 'İçerik',
  yonetici: 'Yönetici',
};

/** Operators are signed out this long after signing in, even if they are active. */
export const OPERATOR_SESSION_HOURS = 12;

/** Whether an operator of a role may do what the given roles may do; `yonetici` may do everything. */
export function isAllowed(role: OperatorRole, roles: readonly OperatorRole[]): boolean {
  return role === 'yonetici' || roles.includes(role);
}
