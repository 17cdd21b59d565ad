DROP INDEX "properties_ended_results";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "round_is_derived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- e-Satış tells the round in every row. Of the others it is known that it is the first only where a notice says it, or
-- when the first auction ends.
UPDATE "properties" SET "round_is_derived" = true
WHERE "second_round" = '0' AND "source" NOT IN ('e-satis', 'sample')
  AND "notice_values" #> '{values,round}' IS NULL AND "notice_values" #> '{values,firstEnd}' IS NULL;
--> statement-breakpoint
CREATE INDEX "properties_ended_results" ON "properties" USING btree ("end_date","status","il","ilce","category_number","second_round","round_is_derived","price","sold_price","bid_count","first_seen_at","source","id") WHERE not is_open and hidden_at is null;--> statement-breakpoint
-- Names, as the API has them, of what is another in a listing: with the new field. `change-feed.test.ts` holds the list
-- against the columns.
CREATE OR REPLACE FUNCTION changed_fields(o properties, n properties) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN n.auction_id IS DISTINCT FROM o.auction_id THEN 'auctionId' END,
    CASE WHEN n.title IS DISTINCT FROM o.title THEN 'title' END,
    CASE WHEN n.dosya_bilgi IS DISTINCT FROM o.dosya_bilgi THEN 'dosyaBilgi' END,
    CASE WHEN n.price IS DISTINCT FROM o.price THEN 'price' END,
    CASE WHEN n.il IS DISTINCT FROM o.il THEN 'il' END,
    CASE WHEN n.ilce IS DISTINCT FROM o.ilce THEN 'ilce' END,
    CASE WHEN n.mahalle_koy IS DISTINCT FROM o.mahalle_koy THEN 'mahalleKoy' END,
    CASE WHEN n.ada IS DISTINCT FROM o.ada THEN 'ada' END,
    CASE WHEN n.parsel IS DISTINCT FROM o.parsel THEN 'parsel' END,
    CASE WHEN n.location IS DISTINCT FROM o.location THEN 'location' END,
    CASE WHEN n.end_date IS DISTINCT FROM o.end_date THEN 'endDate' END,
    CASE WHEN n.end_date_is_day_only IS DISTINCT FROM o.end_date_is_day_only THEN 'endDateIsDayOnly' END,
    CASE WHEN n.end_date_is_derived IS DISTINCT FROM o.end_date_is_derived THEN 'endDateIsDerived' END,
    CASE WHEN n.category_number IS DISTINCT FROM o.category_number THEN 'categoryNumber' END,
    CASE WHEN n.tur IS DISTINCT FROM o.tur THEN 'tur' END,
    CASE WHEN n.court_name IS DISTINCT FROM o.court_name THEN 'courtName' END,
    CASE WHEN n.second_round IS DISTINCT FROM o.second_round THEN 'secondRound' END,
    CASE WHEN n.round_is_derived IS DISTINCT FROM o.round_is_derived THEN 'roundIsDerived' END,
    CASE WHEN n.sulh_mahkeme IS DISTINCT FROM o.sulh_mahkeme THEN 'sulhMahkeme' END,
    CASE WHEN n.hisse IS DISTINCT FROM o.hisse THEN 'hisse' END,
    CASE WHEN n.image_url IS DISTINCT FROM o.image_url THEN 'imageUrl' END,
    CASE WHEN n.all_images IS DISTINCT FROM o.all_images THEN 'allImages' END,
    CASE WHEN n.document_files IS DISTINCT FROM o.document_files THEN 'documentFiles' END,
    CASE WHEN n.description IS DISTINCT FROM o.description THEN 'description' END,
    CASE WHEN n.uyap_link IS DISTINCT FROM o.uyap_link THEN 'uyapLink' END,
    CASE WHEN n.source_url IS DISTINCT FROM o.source_url THEN 'sourceUrl' END,
    CASE WHEN n.parsel_link IS DISTINCT FROM o.parsel_link THEN 'parselLink' END,
    CASE WHEN n.degerleme IS DISTINCT FROM o.degerleme THEN 'degerleme' END,
    CASE WHEN n.kaydindaki_serhler IS DISTINCT FROM o.kaydindaki_serhler THEN 'kaydindakiSerhler' END,
    CASE WHEN n.car_age IS DISTINCT FROM o.car_age THEN 'carAge' END,
    CASE WHEN n.car_model IS DISTINCT FROM o.car_model THEN 'carModel' END,
    CASE WHEN n.status IS DISTINCT FROM o.status THEN 'status' END,
    CASE WHEN n.sold_price IS DISTINCT FROM o.sold_price THEN 'soldPrice' END,
    CASE WHEN n.notice_values IS DISTINCT FROM o.notice_values THEN 'noticeValues' END,
    CASE WHEN n.office_contact IS DISTINCT FROM o.office_contact THEN 'officeContact' END
  ], NULL)
$$;
