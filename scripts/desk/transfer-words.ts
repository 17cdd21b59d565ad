/** The result of a transfer that was confirmed by a command. */
export const TRANSFER_WORDS = {
  opened: 'Premium açıldı.',
  known: 'Bu havale daha önce işlenmişti; bir şey değişmedi.',
  sentBack: 'Sipariş artık geçerli değil; para iade edilecekler arasına yazıldı.',
} as const;
