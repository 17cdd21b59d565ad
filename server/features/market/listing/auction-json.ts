/** SQL: an auction `o` of a lot (`otherAuctionSchema`) at the moment `$2`; one whose end has passed is `ended`. */
export const AUCTION_JSON = `json_build_object('id', o.id, 'secondRound', o.second_round,
        'roundIsDerived', o.round_is_derived,
        'endDate', to_char(o.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'endDateIsDayOnly', o.end_date_is_day_only, 'endDateIsDerived', o.end_date_is_derived, 'price', o.price,
        'soldPrice', o.sold_price, 'lastBid', o.last_bid, 'bidCount', o.bid_count,
        'source', o.source, 'wasSold', o.status <> 'sold' and exists (
          select from property_changes c where c.property_id = o.id and c.field = 'status' and c.old_value = '"sold"'
        ),
        'toldAt', case when o.status in ('sold', 'unsold', 'annulled', 'withdrawn') then to_char(coalesce(
          (select max(c.changed_at) from property_changes c where c.property_id = o.id and c.field = 'status'),
          o.first_seen_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end,
        'status', case when o.status = 'open' and o.end_date <= $2 then 'ended' else o.status end)`;
