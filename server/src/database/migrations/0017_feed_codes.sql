-- What names a product or one of its variants wherever it is listed, as `codesOf` in features/feeds says it: letters of A to Z in lower
-- case, numbers without leading noughts. Rows that are there get theirs by the column itself.
CREATE FUNCTION "feed_codes"("record" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(array_agg(distinct named.code), '{}') from (
    select 'sku ' || translate(listed.sku, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') as code from (
      select $1 ->> 'sku' as sku
      union all select offer ->> 'sku' from jsonb_array_elements($1 -> 'offers') as offer
    ) as listed where length(listed.sku) >= 3
    union all
    select 'gtin ' || ltrim(offer ->> 'gtin', '0') from jsonb_array_elements($1 -> 'offers') as offer where offer ->> 'gtin' <> ''
  ) as named
$$;--> statement-breakpoint
ALTER TABLE "feed_products" ADD COLUMN "codes" text[] GENERATED ALWAYS AS (feed_codes("record")) STORED;--> statement-breakpoint
CREATE INDEX "feed_products_codes" ON "feed_products" USING gin ("codes");
