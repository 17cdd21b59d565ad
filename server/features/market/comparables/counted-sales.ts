/**
 * SQL: whether a sale `p` is ignored because of another auction `o` of its lot: a second round follows, so the price
 * was not paid (İİK 115/6), or `o` is the same sale.
 */
export const DOES_NOT_COUNT = `((p.second_round = '0' and o.second_round = '1' and o.end_date > p.end_date)
  or (o.status = 'sold' and o.second_round = p.second_round and o.id < p.id))`;
