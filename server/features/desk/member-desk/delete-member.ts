import type { Deps } from '#server/deps.ts';
import {
  type AccountWatcher,
  holdForDesk,
  removeAccount,
  unknownMember,
} from '#server/features/members/accounts/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

type Deleting = {
  readonly id: string;
  /** Typed by the operator as a confirmation: a deletion can't be undone. */
  readonly email: string;
  readonly why: string;
  readonly watchers: readonly AccountWatcher[];
};

/**
 * Deletes an account as its member would: running plans end, money due is refunded, and what the law requires is kept.
 * Throws 404, 409 IS_OPERATOR, 400 WRONG_EMAIL.
 */
export async function deleteMember(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, email, why, watchers }: Deleting,
  by: Actor,
): Promise<void> {
  const at = deps.clock.now();
  const isRemoved = await removeAccount(deps, id, {
    watchers,
    before: async (tx) => {
      const member = await holdForDesk(tx, id);
      if (member.email !== email)
        throw new ExpectedError(400, 'WRONG_EMAIL', 'Bu adres üyenin e-posta adresi değil.', 'email');
      await noteInAudit(tx, { at, by, act: 'member.delete', to: ['member', id], why });
    },
  });
  if (!isRemoved) throw unknownMember();
}
