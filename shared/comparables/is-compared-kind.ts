/** Whether lots of a kind are compared at all: movables and other items differ too much within a kind. */
export function isComparedKind({
  categoryNumber,
  tur,
}: {
  readonly categoryNumber: string;
  readonly tur: string;
}): boolean {
  return categoryNumber !== '3' && !tur.startsWith('Diğer');
}
