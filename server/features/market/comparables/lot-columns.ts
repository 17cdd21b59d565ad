/** SQL: the columns of an auction `p` that decide whether another is similar (`LotFacts`). */
export const LIKENESS_COLUMNS = `p.il, p.ilce, p.mahalle_koy as "mahalleKoy", p.area_m2 as "areaM2",
  p.model_year as "modelYear", p.second_round as "secondRound", p.round_is_derived as "roundIsDerived", p.hisse,
  p.is_share_sale as "isShareSale"`;

/** SQL: the same columns and those that name the lot. */
export const LOT_COLUMNS = `${LIKENESS_COLUMNS}, p.id::int as id, p.title, p.dosya_bilgi as "dosyaBilgi",
  p.price::float8 as price, p.sold_price::float8 as "soldPrice", p.end_date as "endDate",
  p.category_number as "categoryNumber", p.tur, p.car_model as "carModel", p.is_office_place as "isOfficePlace"`;
