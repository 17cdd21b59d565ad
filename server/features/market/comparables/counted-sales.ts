/**
 * SQL: because of another auction `o` of its lot a sale `p` does not count: a second round follows, so it was not paid
 * (İİK 115/6), or the same sale is already there.
 */
export const DOES_NOT_COUNT = `((p.second_round = '0' and o.second_round = '1' and o.end_date > p.end_date)
  or (o.status = 'sold' and o.second_round = p.second_round and o.id < p.id))`;
