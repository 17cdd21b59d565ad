/** SQL: what is read of an auction `p` to compare lots and to name them. */
export const LOT_COLUMNS = `p.id::int as id, p.title, p.dosya_bilgi as "dosyaBilgi", p.il, p.ilce, p.mahalle_koy as "mahalleKoy",
  p.area_m2 as "areaM2", p.model_year as "modelYear", p.second_round as "secondRound", p.round_is_derived as "roundIsDerived",
  p.is_share_sale as "isShareSale", p.hisse,
  p.price::float8 as price, p.sold_price::float8 as "soldPrice", p.end_date as "endDate",
  p.category_number as "categoryNumber", p.tur, p.car_model as "carModel", p.is_office_place as "isOfficePlace"`;
