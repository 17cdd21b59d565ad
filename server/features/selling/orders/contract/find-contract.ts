import { eq } from 'drizzle-orm';
import { orderPapers, orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { findOwnOrder, type OrderRow, type Reader } from '../order-row.ts';
import { type Contract, contractPdf } from './contract-pdf.ts';

/** A contract as a file, with its file name. */
export type ContractFile = { readonly name: string; readonly content: Buffer };

/** Makes the contract of an order from the documents as they were shown; undefined before the member has agreed. */
export async function makeContract(db: Reader, order: OrderRow): Promise<ContractFile | undefined> {
  const contract = await readContract(db, order);
  return contract && { name: `peyda-sozlesme-${order.reference}.pdf`, content: await contractPdf(contract) };
}

/** The contract of a member's order (MSY 20). Throws 404 for another member's order and for an unconfirmed one. */
export async function getContract({ db }: Pick<Deps, 'db'>, userId: string, orderId: string): Promise<ContractFile> {
  const file = await makeContract(db, await findOwnOrder(db, userId, orderId));
  if (!file) throw new ExpectedError(404, 'NOT_FOUND', 'Bu siparişin onaylanmış bir sözleşmesi yok.');
  return file;
}

/** The contract of a given order, for a mail. Throws if the order has no contract, which would be a bug. */
export async function contractOf(db: Reader, orderId: string): Promise<ContractFile> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const file = order && (await makeContract(db, order));
  if (!file) throw new Error('The order of a contract mail has no contract.');
  return file;
}

async function readContract(db: Reader, order: OrderRow): Promise<Contract | undefined> {
  const { id, reference, confirmedAt, startsAtOnce, isRenewal } = order;
  if (!confirmedAt) return undefined;
  // In the order in which they were shown.
  const papers = await db.select().from(orderPapers).where(eq(orderPapers.orderId, id)).orderBy(orderPapers.place);
  return papers.length === 0 ? undefined : { reference, confirmedAt, startsAtOnce, isRenewal, papers };
}
