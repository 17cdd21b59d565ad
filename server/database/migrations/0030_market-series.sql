CREATE TABLE "market_series" (
	"series" text NOT NULL,
	"month" text NOT NULL,
	"value" numeric(14, 4) NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_series_series_month_pk" PRIMARY KEY("series","month"),
	CONSTRAINT "market_series_month" CHECK ("market_series"."month" ~ '^\d{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "market_series_value" CHECK ("market_series"."value" > 0)
);
