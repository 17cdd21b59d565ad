/**
 * SQL after `from`: every other auction `o` of the lot that a listing `p` sells, including hidden ones. Further
 * conditions follow with `and`.
 */
export const OTHERS_OF_LOT = `lot_links l
    join properties o on o.id = case when l.property_id = p.id then l.other_id else l.property_id end
  where p.id in (l.property_id, l.other_id)`;
