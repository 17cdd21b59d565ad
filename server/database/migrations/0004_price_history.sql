CREATE TABLE "price_history" (
	"period" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"kurus" integer NOT NULL,
	CONSTRAINT "price_history_period_since_pk" PRIMARY KEY("period","since")
);
