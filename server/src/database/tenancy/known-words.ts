/** The words of SQL that the tenant wall knows. What a store needs beyond them is added here, once it is seen that it opens nothing by a name. */

/** No bare name of a table, column or alias: a word of these is grammar, or it is not understood. */
export const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create cross current_catalog current_date
  current_role current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign from full
  grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not
  notnull null offset on only or order outer overlaps placing primary references returning right select session_user set similar some symmetric
  system_user table tablesample then to trailing true union unique user using values variadic when where window with`.split(
    /\s+/,
  ),
);

/** They read nothing but what they are given; what opens a table, a file, a setting or a statement by its name is not among them. */
export const functions = new Set(
  `abs any array_agg array_append array_cat array_length array_position array_remove array_to_string array_to_tsvector avg bool_and bool_or
  cardinality ceil char_length clock_timestamp coalesce concat concat_ws count date_part date_trunc extract floor
  greatest hashtextextended json_agg json_build_object jsonb_agg jsonb_array_elements jsonb_array_elements_text jsonb_array_length
  jsonb_build_array jsonb_build_object jsonb_object_agg jsonb_path_query_array jsonb_set jsonb_strip_nulls jsonb_typeof least left length lower ltrim
  make_interval max md5 min mod now nullif num_nonnulls octet_length pg_advisory_xact_lock pg_notify
  pg_try_advisory_xact_lock phraseto_tsquery plainto_tsquery position regexp_replace repeat replace right round rtrim
  setweight split_part starts_with string_agg string_to_array strpos substring sum to_char to_jsonb to_timestamp to_tsquery to_tsvector
  translate trim ts_rank ts_rank_cd unnest upper websearch_to_tsquery width_bucket`.split(/\s+/),
);
/** functions whose arguments stand between words */
export const spoken: Record<string, string[]> = { extract: ['from'], substring: ['from', 'for'], position: ['in'] };
export const types = new Set(
  `text int integer bigint smallint numeric real float8 boolean bool date timestamptz timestamp interval jsonb json bytea uuid tsquery
  tsvector`.split(/\s+/),
);
