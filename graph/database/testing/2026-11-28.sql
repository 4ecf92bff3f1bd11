CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE FUNCTION public.add_vehicle_addresses() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    insert into vehicle_addresses (address, vehicle_id)
      select id, id from written
      union
      select alias, id from written, jsonb_array_elements_text(aliases) alias;
    return null;
  end $$;
CREATE FUNCTION public.announce_catalogue_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform pg_notify('catalogue', '');
    return null;
  end $$;
CREATE FUNCTION public.announce_partner_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform pg_notify('partners', '');
    return null;
  end $$;
CREATE FUNCTION public.change_time() RETURNS timestamp with time zone
    LANGUAGE plpgsql
    AS $$
  begin
    perform pg_advisory_xact_lock_shared(7246535, floor(extract(epoch from now()) / 60)::integer);
    return clock_timestamp();
  end $$;
CREATE FUNCTION public.log_ended_vehicles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    update vehicle_log set removed = true, changed_at = change_time()
      from before where vehicle_id = before.id and not exists (select from vehicles where id = vehicle_id);
    return null;
  end $$;
CREATE FUNCTION public.log_truncated_vehicles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    update vehicle_log set removed = true, changed_at = change_time() where not removed;
    return null;
  end $$;
CREATE FUNCTION public.log_written_vehicles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    insert into vehicle_log (vehicle_id, removed, changed_at)
      select id, false, updated_at from written
      on conflict (vehicle_id) do update set removed = false, changed_at = excluded.changed_at
        where vehicle_log.removed or vehicle_log.changed_at <> excluded.changed_at;
    return null;
  end $$;
CREATE FUNCTION public.mail_recipient(email text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    select lower(replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2))
  $$;
CREATE FUNCTION public.measured_range(words text, unit text) RETURNS double precision[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  declare
    match text[];
    low double precision;
    high double precision;
  begin
    if words ~ ('^(?:\d{1,3},\d{3}|\d{1,7})(?:[-–](?:\d{1,3},\d{3}|\d{1,7}))? (?:' || unit || ')$') then
      match := string_to_array(translate(split_part(words, ' ', 1), '–', '-'), '-');
    else
      match := regexp_match(words, '(?<![\d.,])((?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.\d{1,3})?)(?:\s*(?:' || unit || ')?\s*(?:-|–|—|to)\s*((?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.\d{1,3})?))?\s*\+?\s*(?:' || unit || ')\M', 'i');
    end if;
    if match is null then
      return null;
    end if;
    low := replace(match[1], ',', '');
    high := coalesce(replace(match[2], ',', '')::double precision, low);
    return array[least(low, high), greatest(low, high)];
  end $_$;
CREATE FUNCTION public.replace_vehicle_addresses() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    changed text[] := array(
      select id from (select id, aliases from written except select id, aliases from before) changes
    );
  begin
    delete from vehicle_addresses where vehicle_id = any (changed);
    insert into vehicle_addresses (address, vehicle_id)
      select id, id from written where id = any (changed)
      union
      select alias, id from written, jsonb_array_elements_text(aliases) alias where id = any (changed);
    return null;
  end $$;
CREATE FUNCTION public.return_vehicles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    delete from withdrawn_vehicles using written where id = address and vehicle_id = address;
    return null;
  end $$;
CREATE FUNCTION public.searched_text(name text, description text, brand text, category text, specifications jsonb, features jsonb, is_new boolean, model_year smallint, color text, location text, stock_number text, serial_number text, vin text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
  begin
    return lower(concat_ws(
      E'\n', name, description, E'\x1f', brand, category, specifications ->> 'batteryType',
      (select string_agg(feature #>> '{}', E'\n') from jsonb_path_query(features, '$[*]') feature),
      case when is_new then 'new' else 'used' end, model_year, color, replace(location, '-', ' '), stock_number, serial_number, vin,
      (specifications ->> 'seatingCapacity') || ' seats', ''
    ));
  end $_$;
CREATE FUNCTION public.set_sold_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    new.sold_at := case when new.availability = 'SOLD' then coalesce(new.sold_at, now()) end;
    return new;
  end $$;
CREATE FUNCTION public.set_updated_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'INSERT' or (new.id, new.name, new.brand, new.category, new.price, new.description, new.images, new.external_url, new.specifications, new.features, new.aliases, new.is_new, new.stock_number, new.vin, new.model_year, new.color, new.mileage, new.list_price, new.location, new.rank, new.created_at, new.availability, new.serial_number, new.warranty, new.inspection) is distinct from (old.id, old.name, old.brand, old.category, old.price, old.description, old.images, old.external_url, old.specifications, old.features, old.aliases, old.is_new, old.stock_number, old.vin, old.model_year, old.color, old.mileage, old.list_price, old.location, old.rank, old.created_at, old.availability, old.serial_number, old.warranty, old.inspection) then
        new.updated_at := change_time();
      end if;
      return new;
    end $$;
CREATE FUNCTION public.withdraw_vehicles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    insert into withdrawn_vehicles (id, aliases, name, brand, category, price)
      select id, aliases, name, brand, category, price from before
      where not exists (select from vehicles where vehicles.id = before.id)
      on conflict (id) do update set
        aliases = excluded.aliases, name = excluded.name, brand = excluded.brand, category = excluded.category,
        price = excluded.price, withdrawn_at = excluded.withdrawn_at;
    return null;
  end $$;
CREATE TABLE public.calendar_entries (
    id integer NOT NULL,
    source text NOT NULL,
    kind text NOT NULL,
    first_day date NOT NULL,
    last_day date NOT NULL,
    places jsonb,
    opens text,
    closes text,
    words text,
    weekdays jsonb,
    CONSTRAINT calendar_entries_check CHECK ((last_day >= first_day)),
    CONSTRAINT calendar_entries_closes_check CHECK ((closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT calendar_entries_kind_check CHECK ((kind = ANY (ARRAY['closed'::text, 'open'::text, 'notice'::text]))),
    CONSTRAINT calendar_entries_opens_check CHECK ((opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT calendar_entries_places_check CHECK (((jsonb_typeof(places) = 'array'::text) AND (places <> '[]'::jsonb))),
    CONSTRAINT calendar_entries_source_check CHECK ((source = ANY (ARRAY['seed'::text, 'staff'::text]))),
    CONSTRAINT calendar_entries_weekdays_check CHECK (((jsonb_typeof(weekdays) = 'array'::text) AND (weekdays <> '[]'::jsonb) AND (weekdays <@ '["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]'::jsonb))),
    CONSTRAINT calendar_entries_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 140))),
    CONSTRAINT hours_of_open_days CHECK (
CASE
    WHEN (kind = 'open'::text) THEN ((opens IS NOT NULL) AND (closes IS NOT NULL) AND ((closes COLLATE "C") > opens))
    ELSE ((opens IS NULL) AND (closes IS NULL))
END),
    CONSTRAINT weekdays_of_entries CHECK (((kind <> 'notice'::text) OR (weekdays IS NULL))),
    CONSTRAINT words_of_notices CHECK (((kind <> 'notice'::text) OR ((words IS NOT NULL) AND (places IS NULL))))
);
ALTER TABLE public.calendar_entries ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.calendar_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contact_inquiries (
    id text NOT NULL COLLATE pg_catalog."C",
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    interest text NOT NULL,
    message text NOT NULL,
    vehicle_id text,
    vehicle_name text,
    vehicle_price numeric(10,2),
    context jsonb,
    source text NOT NULL,
    page text,
    partner text,
    suspicions jsonb DEFAULT '[]'::jsonb NOT NULL,
    idempotency_key text,
    key_owner text,
    submission_hash bytea,
    received_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    erased_at timestamp(3) with time zone,
    answered_at timestamp(3) with time zone,
    answered_by text,
    CONSTRAINT contact_inquiries_check CHECK ((num_nulls(key_owner, idempotency_key) = ANY (ARRAY[0, 2]))),
    CONSTRAINT contact_inquiries_context_check CHECK ((jsonb_typeof(context) = 'object'::text)),
    CONSTRAINT contact_inquiries_interest_check CHECK ((interest = ANY (ARRAY['sales'::text, 'service'::text, 'parts'::text, 'general'::text]))),
    CONSTRAINT contact_inquiries_source_check CHECK ((source = ANY (ARRAY['form'::text, 'rest'::text, 'api'::text]))),
    CONSTRAINT contact_inquiries_submission_hash_check CHECK ((octet_length(submission_hash) = 32)),
    CONSTRAINT contact_inquiries_suspicions_check CHECK ((jsonb_typeof(suspicions) = 'array'::text))
);
CREATE TABLE public.inquiry_mails (
    inquiry_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    sent_at timestamp(3) with time zone,
    refusal text,
    CONSTRAINT inquiry_mails_kind_check CHECK ((kind = ANY (ARRAY['dealer'::text, 'visitor'::text, 'crm'::text])))
);
CREATE TABLE public.inventory_pushes (
    partner text NOT NULL COLLATE pg_catalog."C",
    idempotency_key text NOT NULL COLLATE pg_catalog."C",
    request_hash bytea NOT NULL,
    pushed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    answer jsonb NOT NULL
);
CREATE TABLE public.locations (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    type text NOT NULL,
    address text NOT NULL,
    city text,
    phone text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    map_url text NOT NULL,
    social_url text,
    video_url text,
    website_url text,
    review_url text,
    hours jsonb DEFAULT '[]'::jsonb NOT NULL,
    "position" smallint DEFAULT 100 NOT NULL,
    CONSTRAINT locations_hours_check CHECK (((jsonb_typeof(hours) = 'array'::text) AND (NOT (hours @? '$[*]?(!(exists (@."day"?(@ like_regex "^(MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY)$"))))'::jsonpath)))),
    CONSTRAINT locations_id_check CHECK ((id <> ''::text)),
    CONSTRAINT locations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT locations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT locations_type_check CHECK ((type = ANY (ARRAY['PHYSICAL'::text, 'ONLINE'::text])))
);
CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);
CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;
CREATE TABLE public.municipalities (
    slug text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    type text NOT NULL,
    listed boolean DEFAULT true NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    road_miles smallint,
    CONSTRAINT municipalities_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT municipalities_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT municipalities_road_miles_check CHECK ((road_miles >= 0)),
    CONSTRAINT municipalities_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT municipalities_type_check CHECK ((type = ANY (ARRAY['CITY'::text, 'BOROUGH'::text, 'TOWNSHIP'::text])))
);
CREATE TABLE public.partner_keys (
    hash bytea NOT NULL,
    partner text NOT NULL COLLATE pg_catalog."C",
    added_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    ends_at timestamp(3) with time zone,
    kind text NOT NULL,
    prefix text NOT NULL,
    scopes text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT partner_keys_check CHECK (((scopes <@ ARRAY['inventory:write'::text]) AND ((scopes = '{}'::text[]) OR (kind <> 'public'::text)))),
    CONSTRAINT partner_keys_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT partner_keys_kind_check CHECK ((kind = ANY (ARRAY['public'::text, 'private'::text, 'test'::text])))
);
CREATE TABLE public.partners (
    name text NOT NULL COLLATE pg_catalog."C",
    added_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT partners_name_check CHECK ((name ~ '^[A-Za-z0-9_-]{1,60}$'::text))
);
CREATE TABLE public.promotions (
    id text NOT NULL COLLATE pg_catalog."C",
    months smallint NOT NULL,
    series jsonb NOT NULL,
    CONSTRAINT promotions_id_check CHECK ((id = 'zero-percent'::text)),
    CONSTRAINT promotions_months_check CHECK (((months >= 1) AND (months <= 120))),
    CONSTRAINT promotions_series_check CHECK (((jsonb_typeof(series) = 'array'::text) AND (NOT (series @? '$[*]?(!(exists (@?(@."brand".type() == "string" && @."category".type() == "string"))))'::jsonpath))))
);
CREATE TABLE public.refused_pushes (
    partner text NOT NULL COLLATE pg_catalog."C",
    refused_at timestamp(3) with time zone NOT NULL,
    problems text,
    told_at timestamp(3) with time zone
);
CREATE TABLE public.rental_plans (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    description text NOT NULL,
    cart text NOT NULL,
    price_list text NOT NULL,
    duration text NOT NULL,
    price numeric(10,2) NOT NULL,
    renews_at text NOT NULL,
    savings_amount numeric(10,2),
    savings_percentage numeric(4,1),
    savings_daily_rate numeric(10,2),
    recommended boolean DEFAULT false NOT NULL,
    CONSTRAINT rental_plans_cart_check CHECK ((cart = ANY (ARRAY['FOUR_SEATER'::text, 'SIX_SEATER'::text, 'UTILITY'::text]))),
    CONSTRAINT rental_plans_check CHECK ((num_nulls(savings_amount, savings_percentage, savings_daily_rate) = ANY (ARRAY[0, 3]))),
    CONSTRAINT rental_plans_duration_check CHECK ((duration = ANY (ARRAY['DAILY'::text, 'THREE_DAY'::text, 'WEEKLY'::text, 'MONTHLY'::text]))),
    CONSTRAINT rental_plans_id_check CHECK ((id <> ''::text)),
    CONSTRAINT rental_plans_price_check CHECK (((price >= (0)::numeric) AND (price <= 99999999.99))),
    CONSTRAINT rental_plans_price_list_check CHECK ((price_list = ANY (ARRAY['STANDARD'::text, 'TOWN'::text])))
);
CREATE TABLE public.seed_records (
    table_name text NOT NULL,
    seeded_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.staff_files (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    uploaded_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.staff_history (
    id bigint NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    who text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    what text NOT NULL,
    before jsonb,
    after jsonb,
    form_hash bytea,
    undone_at timestamp(3) with time zone,
    undone_by text,
    CONSTRAINT staff_history_check CHECK (((undone_at IS NULL) = (undone_by IS NULL)))
);
ALTER TABLE public.staff_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.staff_links (
    id bigint NOT NULL,
    email text NOT NULL,
    caller text NOT NULL,
    asked_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    token_hash bytea,
    expires_at timestamp(3) with time zone
);
ALTER TABLE public.staff_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.staff_sessions (
    token_hash bytea NOT NULL,
    email text NOT NULL,
    signed_in_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.stock_removals (
    source text NOT NULL COLLATE pg_catalog."C",
    day date NOT NULL,
    removed integer NOT NULL
);
CREATE TABLE public.vehicle_addresses (
    address text NOT NULL COLLATE pg_catalog."C",
    vehicle_id text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT vehicle_addresses_address_check CHECK ((address <> ''::text))
);
CREATE TABLE public.vehicle_log (
    vehicle_id text NOT NULL COLLATE pg_catalog."C",
    removed boolean NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.vehicles (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    brand text NOT NULL,
    category text NOT NULL,
    price numeric(10,2) NOT NULL,
    description text NOT NULL,
    images jsonb DEFAULT '[]'::jsonb NOT NULL,
    external_url text,
    specifications jsonb DEFAULT '{}'::jsonb NOT NULL,
    seats smallint GENERATED ALWAYS AS (((specifications ->> 'seatingCapacity'::text))::smallint) STORED,
    top_speed_mph double precision GENERATED ALWAYS AS ((public.measured_range((specifications ->> 'topSpeed'::text), 'mph'::text))[2]) STORED,
    range_min_miles double precision GENERATED ALWAYS AS ((public.measured_range((specifications ->> 'range'::text), 'mi|miles?'::text))[1]) STORED,
    range_max_miles double precision GENERATED ALWAYS AS ((public.measured_range((specifications ->> 'range'::text), 'mi|miles?'::text))[2]) STORED,
    charging_min_hours double precision GENERATED ALWAYS AS ((public.measured_range((specifications ->> 'chargingTime'::text), 'h|hrs?|hours?'::text))[1]) STORED,
    charging_max_hours double precision GENERATED ALWAYS AS ((public.measured_range((specifications ->> 'chargingTime'::text), 'h|hrs?|hours?'::text))[2]) STORED,
    payload_pounds double precision GENERATED ALWAYS AS ((public.measured_range((specifications ->> 'payload'::text), 'lbs?|pounds?'::text))[2]) STORED,
    features jsonb DEFAULT '[]'::jsonb NOT NULL,
    aliases jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_new boolean DEFAULT true NOT NULL,
    stock_number text,
    vin text COLLATE pg_catalog."C",
    model_year smallint,
    color text,
    mileage integer,
    list_price numeric(10,2),
    location text COLLATE pg_catalog."C",
    rank integer DEFAULT 1000 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    battery_kind text GENERATED ALWAYS AS (
CASE
    WHEN ((specifications ->> 'batteryType'::text) ~* 'lithium|li-?ion|lifepo'::text) THEN 'LITHIUM'::text
    WHEN ((specifications ->> 'batteryType'::text) ~* 'lead|agm'::text) THEN 'LEAD_ACID'::text
    ELSE NULL::text
END) STORED,
    availability text DEFAULT 'IN_STOCK'::text NOT NULL,
    sold_at timestamp(3) with time zone,
    in_stock boolean GENERATED ALWAYS AS ((availability = 'IN_STOCK'::text)) STORED NOT NULL,
    serial_number text,
    searched text GENERATED ALWAYS AS (public.searched_text(name, description, brand, category, specifications, features, is_new, model_year, color, (location COLLATE "default"), stock_number, serial_number, (vin COLLATE "default"))) STORED NOT NULL,
    warranty text,
    inspection jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT vehicles_aliases_check CHECK (((jsonb_typeof(aliases) = 'array'::text) AND (NOT (aliases @? 'strict $[*]?(@.type() != "string")'::jsonpath)))),
    CONSTRAINT vehicles_availability_check CHECK ((availability = ANY (ARRAY['IN_STOCK'::text, 'ON_HOLD'::text, 'SOLD'::text, 'ON_ORDER'::text, 'OUT_OF_STOCK'::text]))),
    CONSTRAINT vehicles_color_check CHECK (((char_length(color) >= 1) AND (char_length(color) <= 50))),
    CONSTRAINT vehicles_external_url_check CHECK ((external_url ~* '^https?://'::text)),
    CONSTRAINT vehicles_features_check CHECK (((jsonb_typeof(features) = 'array'::text) AND (NOT (features @? 'strict $[*]?(@.type() != "string")'::jsonpath)))),
    CONSTRAINT vehicles_id_check CHECK ((id <> ''::text)),
    CONSTRAINT vehicles_images_check CHECK (((jsonb_typeof(images) = 'array'::text) AND (NOT (images @? 'strict $[*]?(@.type() != "object")'::jsonpath)) AND (NOT (images @? '$[*]?(((!(exists (@."path"?(@.type() == "string"))) || !(exists (@."alt"?(@.type() == "string")))) || !(exists (@."width"?(@.type() == "number")))) || !(exists (@."height"?(@.type() == "number"))))'::jsonpath)))),
    CONSTRAINT vehicles_inspection_check CHECK ((jsonb_typeof(inspection) = 'object'::text)),
    CONSTRAINT vehicles_list_price_above_zero CHECK ((list_price > (0)::numeric)),
    CONSTRAINT vehicles_list_price_check CHECK (((list_price >= (0)::numeric) AND (list_price <= 99999999.99))),
    CONSTRAINT vehicles_mileage_check CHECK ((mileage >= 0)),
    CONSTRAINT vehicles_model_year_check CHECK ((model_year >= 1950)),
    CONSTRAINT vehicles_price_check CHECK (((price >= (0)::numeric) AND (price <= 99999999.99))),
    CONSTRAINT vehicles_serial_number_check CHECK (((char_length(serial_number) >= 1) AND (char_length(serial_number) <= 50))),
    CONSTRAINT vehicles_specifications_check CHECK ((jsonb_typeof(specifications) = 'object'::text)),
    CONSTRAINT vehicles_stock_number_check CHECK (((char_length(stock_number) >= 1) AND (char_length(stock_number) <= 50))),
    CONSTRAINT vehicles_vin_check CHECK ((vin ~ '^[A-HJ-NPR-Z0-9]{17}$'::text)),
    CONSTRAINT vehicles_warranty_check CHECK (((char_length(warranty) >= 1) AND (char_length(warranty) <= 300)))
);
CREATE TABLE public.webhook_deliveries (
    number bigint NOT NULL,
    partner text NOT NULL COLLATE pg_catalog."C",
    sent_at timestamp(3) with time zone NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    vehicle_id text NOT NULL,
    milliseconds integer NOT NULL,
    error text
);
ALTER TABLE public.webhook_deliveries ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_deliveries_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhook_endpoints (
    partner text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL,
    secret bytea NOT NULL,
    old_secret bytea,
    old_secret_ends_at timestamp(3) with time zone,
    position_time timestamp(3) with time zone NOT NULL,
    position_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    revision integer DEFAULT 0 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    failing_since timestamp(3) with time zone,
    next_attempt_at timestamp(3) with time zone,
    last_error text,
    disabled_at timestamp(3) with time zone,
    CONSTRAINT webhook_endpoints_check CHECK ((num_nulls(old_secret, old_secret_ends_at) = ANY (ARRAY[0, 2]))),
    CONSTRAINT webhook_endpoints_check1 CHECK ((num_nulls(failing_since, next_attempt_at, last_error) = ANY (ARRAY[0, 3]))),
    CONSTRAINT webhook_endpoints_check2 CHECK (((attempts = 0) = (failing_since IS NULL))),
    CONSTRAINT webhook_endpoints_check3 CHECK (((disabled_at IS NULL) OR (failing_since IS NOT NULL))),
    CONSTRAINT webhook_endpoints_url_check CHECK ((url ~ '^https?://'::text))
);
CREATE TABLE public.withdrawn_vehicles (
    id text NOT NULL COLLATE pg_catalog."C",
    aliases jsonb NOT NULL,
    name text NOT NULL,
    brand text NOT NULL,
    category text NOT NULL,
    price numeric(10,2) NOT NULL,
    withdrawn_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
INSERT INTO public.calendar_entries VALUES (1, 'seed', 'closed', '2026-01-01', '2026-01-01', NULL, NULL, NULL, 'New Year’s Day', NULL);
INSERT INTO public.calendar_entries VALUES (2, 'seed', 'closed', '2026-05-25', '2026-05-25', NULL, NULL, NULL, 'Memorial Day', NULL);
INSERT INTO public.calendar_entries VALUES (3, 'seed', 'closed', '2026-07-04', '2026-07-04', NULL, NULL, NULL, 'Independence Day', NULL);
INSERT INTO public.calendar_entries VALUES (4, 'seed', 'closed', '2026-09-07', '2026-09-07', NULL, NULL, NULL, 'Labor Day', NULL);
INSERT INTO public.calendar_entries VALUES (5, 'seed', 'closed', '2026-11-26', '2026-11-26', NULL, NULL, NULL, 'Thanksgiving', NULL);
INSERT INTO public.calendar_entries VALUES (6, 'seed', 'closed', '2026-12-25', '2026-12-25', NULL, NULL, NULL, 'Christmas', NULL);
INSERT INTO public.calendar_entries VALUES (7, 'seed', 'closed', '2027-01-01', '2027-01-01', NULL, NULL, NULL, 'New Year’s Day', NULL);
INSERT INTO public.calendar_entries VALUES (8, 'seed', 'closed', '2027-05-31', '2027-05-31', NULL, NULL, NULL, 'Memorial Day', NULL);
INSERT INTO public.calendar_entries VALUES (9, 'seed', 'closed', '2027-07-04', '2027-07-04', NULL, NULL, NULL, 'Independence Day', NULL);
INSERT INTO public.calendar_entries VALUES (10, 'seed', 'closed', '2027-09-06', '2027-09-06', NULL, NULL, NULL, 'Labor Day', NULL);
INSERT INTO public.calendar_entries VALUES (11, 'seed', 'closed', '2027-11-25', '2027-11-25', NULL, NULL, NULL, 'Thanksgiving', NULL);
INSERT INTO public.calendar_entries VALUES (12, 'seed', 'closed', '2027-12-25', '2027-12-25', NULL, NULL, NULL, 'Christmas', NULL);
INSERT INTO public.calendar_entries VALUES (13, 'seed', 'closed', '2028-01-01', '2028-01-01', NULL, NULL, NULL, 'New Year’s Day', NULL);
INSERT INTO public.calendar_entries VALUES (14, 'seed', 'closed', '2028-05-29', '2028-05-29', NULL, NULL, NULL, 'Memorial Day', NULL);
INSERT INTO public.calendar_entries VALUES (15, 'seed', 'closed', '2028-07-04', '2028-07-04', NULL, NULL, NULL, 'Independence Day', NULL);
INSERT INTO public.calendar_entries VALUES (16, 'seed', 'closed', '2028-09-04', '2028-09-04', NULL, NULL, NULL, 'Labor Day', NULL);
INSERT INTO public.calendar_entries VALUES (17, 'seed', 'closed', '2028-11-23', '2028-11-23', NULL, NULL, NULL, 'Thanksgiving', NULL);
INSERT INTO public.calendar_entries VALUES (18, 'seed', 'closed', '2028-12-25', '2028-12-25', NULL, NULL, NULL, 'Christmas', NULL);
INSERT INTO public.calendar_entries VALUES (19, 'seed', 'closed', '2029-01-01', '2029-01-01', NULL, NULL, NULL, 'New Year’s Day', NULL);
INSERT INTO public.calendar_entries VALUES (20, 'seed', 'closed', '2029-05-28', '2029-05-28', NULL, NULL, NULL, 'Memorial Day', NULL);
INSERT INTO public.calendar_entries VALUES (21, 'seed', 'closed', '2029-07-04', '2029-07-04', NULL, NULL, NULL, 'Independence Day', NULL);
INSERT INTO public.calendar_entries VALUES (22, 'seed', 'closed', '2029-09-03', '2029-09-03', NULL, NULL, NULL, 'Labor Day', NULL);
INSERT INTO public.calendar_entries VALUES (23, 'seed', 'closed', '2029-11-22', '2029-11-22', NULL, NULL, NULL, 'Thanksgiving', NULL);
INSERT INTO public.calendar_entries VALUES (24, 'seed', 'closed', '2029-12-25', '2029-12-25', NULL, NULL, NULL, 'Christmas', NULL);
INSERT INTO public.calendar_entries VALUES (25, 'seed', 'closed', '2030-01-01', '2030-01-01', NULL, NULL, NULL, 'New Year’s Day', NULL);
INSERT INTO public.calendar_entries VALUES (26, 'seed', 'closed', '2030-05-27', '2030-05-27', NULL, NULL, NULL, 'Memorial Day', NULL);
INSERT INTO public.calendar_entries VALUES (27, 'seed', 'closed', '2030-07-04', '2030-07-04', NULL, NULL, NULL, 'Independence Day', NULL);
INSERT INTO public.calendar_entries VALUES (28, 'seed', 'closed', '2030-09-02', '2030-09-02', NULL, NULL, NULL, 'Labor Day', NULL);
INSERT INTO public.calendar_entries VALUES (29, 'seed', 'closed', '2030-11-28', '2030-11-28', NULL, NULL, NULL, 'Thanksgiving', NULL);
INSERT INTO public.calendar_entries VALUES (30, 'seed', 'closed', '2030-12-25', '2030-12-25', NULL, NULL, NULL, 'Christmas', NULL);
INSERT INTO public.calendar_entries VALUES (31, 'staff', 'closed', '2027-01-01', '2027-01-01', NULL, NULL, NULL, 'Holiday', NULL);
INSERT INTO public.contact_inquiries VALUES ('inquiry-1', 'Ada', 'Yoder', 'ada@example.com', '717-555-0142', 'sales', 'Is it here?
Thanks', 'denago-nomad', 'Denago Nomad', 8495.00, '{"kind": "estimate"}', 'api', '/contact', 'acme', '["link"]', 'key-1', 'acme', '\x6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b', '2026-11-28 00:49:56.097+00', NULL, NULL, NULL);
INSERT INTO public.inquiry_mails VALUES ('inquiry-1', 'dealer', '2026-11-28 00:49:56.097+00', NULL);
INSERT INTO public.inquiry_mails VALUES ('inquiry-1', 'visitor', NULL, NULL);
INSERT INTO public.inventory_pushes VALUES ('acme', 'push-1', '\x01', '2026-11-28 00:49:56.097+00', '{"added": 1}');
INSERT INTO public.locations VALUES ('mountain-top', 'Ridgeline Golf Carts – Mountain Top', 'PHYSICAL', '100 Ridgeline Way, Mountain Top, PA 18707', 'Mountain Top', '(570) 555-0142', 41.1695, -75.8774, 'https://www.openstreetmap.org/?mlat=41.1695&mlon=-75.8774#map=16/41.1695/-75.8774', 'https://social.example/ridgelinegolfcarts', NULL, 'https://ridgelinegolfcarts.example', NULL, '[{"day": "MONDAY", "opens": "09:00", "closes": "17:00"}, {"day": "TUESDAY", "opens": "09:00", "closes": "17:00"}, {"day": "WEDNESDAY", "opens": "09:00", "closes": "17:00"}, {"day": "THURSDAY", "opens": "09:00", "closes": "17:00"}, {"day": "FRIDAY", "opens": "09:00", "closes": "17:00"}, {"day": "SATURDAY", "opens": "09:00", "closes": "17:00"}, {"day": "SUNDAY", "opens": null, "closes": null}]', 1);
INSERT INTO public.locations VALUES ('hatfield', 'Ridgeline Golf Carts – Hatfield', 'PHYSICAL', '48 Cartwright Lane, Hatfield, PA 19440', 'Hatfield', '(215) 555-0126', 40.2798, -75.2993, 'https://www.openstreetmap.org/?mlat=40.2798&mlon=-75.2993#map=16/40.2798/-75.2993', NULL, NULL, NULL, NULL, '[{"day": "MONDAY", "opens": "09:00", "closes": "17:00"}, {"day": "TUESDAY", "opens": "09:00", "closes": "17:00"}, {"day": "WEDNESDAY", "opens": "09:00", "closes": "17:00"}, {"day": "THURSDAY", "opens": "09:00", "closes": "17:00"}, {"day": "FRIDAY", "opens": "09:00", "closes": "17:00"}, {"day": "SATURDAY", "opens": "09:00", "closes": "17:00"}, {"day": "SUNDAY", "opens": null, "closes": null}]', 2);
INSERT INTO public.migrations VALUES (1, 1764201600001, 'Baseline1764201600001');
INSERT INTO public.migrations VALUES (2, 1795456800000, 'SearchByWords1795456800000');
INSERT INTO public.migrations VALUES (3, 1795543200000, 'Availability1795543200000');
INSERT INTO public.migrations VALUES (4, 1795564800000, 'StockDoors1795564800000');
INSERT INTO public.migrations VALUES (5, 1795651200000, 'ChangeTimes1795651200000');
INSERT INTO public.migrations VALUES (6, 1795658400000, 'Calendar1795658400000');
INSERT INTO public.migrations VALUES (7, 1795690800000, 'PublishedImports1795690800000');
INSERT INTO public.migrations VALUES (8, 1795737600000, 'AnnounceAlways1795737600000');
INSERT INTO public.migrations VALUES (9, 1795739400000, 'LocationHours1795739400000');
INSERT INTO public.migrations VALUES (10, 1795741200000, 'StockKeeping1795741200000');
INSERT INTO public.migrations VALUES (11, 1795748400000, 'MailRefusals1795748400000');
INSERT INTO public.migrations VALUES (12, 1795784400000, 'TestKeyScopes1795784400000');
INSERT INTO public.migrations VALUES (13, 1795870800000, 'IdsInAnyCase1795870800000');
INSERT INTO public.migrations VALUES (14, 1795957200001, 'Desk1795957200001');
INSERT INTO public.migrations VALUES (15, 1795957300001, 'PublishedSheetsEnd1795957300001');
INSERT INTO public.migrations VALUES (16, 1795957300002, 'Promotions1795957300002');
INSERT INTO public.migrations VALUES (17, 1795957500001, 'DeskFiles1795957500001');
INSERT INTO public.migrations VALUES (18, 1795957600001, 'ConditionReports1795957600001');
INSERT INTO public.migrations VALUES (19, 1795957700001, 'RoadMiles1795957700001');
INSERT INTO public.municipalities VALUES ('beach-haven', 'Beach Haven', 'TOWNSHIP', true, 41.0687, -76.1763, 22);
INSERT INTO public.municipalities VALUES ('bear-creek', 'Bear Creek', 'TOWNSHIP', true, 41.182, -75.756, 8);
INSERT INTO public.partner_keys VALUES ('\x2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683', 'acme', '2026-11-28 00:49:56.097+00', NULL, 'private', 'rl_1234', '{inventory:write}');
INSERT INTO public.partners VALUES ('acme', '2026-11-28 00:49:56.097+00');
INSERT INTO public.promotions VALUES ('zero-percent', 36, '[{"brand": "Denago", "category": "City"}, {"brand": "Evolution", "category": "D5 Maverick"}, {"brand": "Evolution", "category": "D6 Max"}]');
INSERT INTO public.refused_pushes VALUES ('acme', '2026-11-28 00:49:56.097+00', '2: no price', NULL);
INSERT INTO public.rental_plans VALUES ('standard-four-seater-daily', 'Daily Rental', 'A four-seat cart for one day of 24 hours.', 'FOUR_SEATER', 'STANDARD', 'DAILY', 245.00, 'Renews at $245 per day', NULL, NULL, NULL, false);
INSERT INTO public.rental_plans VALUES ('standard-four-seater-monthly', 'Monthly Rental', 'A four-seat cart for 30 days.', 'FOUR_SEATER', 'STANDARD', 'MONTHLY', 2800.00, 'Ends after 30 days, the longest rental', 4550.00, 61.6, 94.00, false);
INSERT INTO public.seed_records VALUES ('locations', '2026-11-28 00:49:55.705+00');
INSERT INTO public.seed_records VALUES ('vehicles', '2026-11-28 00:49:55.705+00');
INSERT INTO public.seed_records VALUES ('municipalities', '2026-11-28 00:49:55.705+00');
INSERT INTO public.seed_records VALUES ('rental_plans', '2026-11-28 00:49:55.705+00');
INSERT INTO public.seed_records VALUES ('promotions', '2026-11-28 00:49:55.705+00');
INSERT INTO public.seed_records VALUES ('calendar_entries', '2026-11-28 00:49:55.705+00');
INSERT INTO public.staff_files VALUES ('ae444438-13b7-423a-bf69-2a6c9ce7fbf3', '2026-11-28 00:49:56.097+00', 'stock.csv', '\x6964');
INSERT INTO public.staff_history OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-28 00:49:56.097+00', 'ann@carts.example', 'cart', 'denago-nomad', 'Denago Nomad is sold.', '{"availability": "IN_STOCK"}', '{"availability": "SOLD"}', '\x07397d633f25a7101990a75864ae03d5a3b9ac07c4ed6accbc52cbfd7d7c13b4', NULL, NULL);
INSERT INTO public.staff_links OVERRIDING SYSTEM VALUE VALUES (1, 'ann@carts.example', 'somebody', '2026-11-28 00:49:56.097+00', NULL, NULL);
INSERT INTO public.staff_sessions VALUES ('\x3f3af1ecebbd1410ab417ec0d27bbfcb5d340e177ae159b59fc8626c2dfd9175', 'ann@carts.example', '2026-11-28 00:49:56.097+00');
INSERT INTO public.stock_removals VALUES ('acme', '2026-11-28', 2);
INSERT INTO public.vehicle_addresses VALUES ('club-car-precedent-2018', 'club-car-precedent-2018');
INSERT INTO public.vehicle_addresses VALUES ('evolution-d5-maverick-4-plus', '7f3a9c1e5b2d4860');
INSERT INTO public.vehicle_addresses VALUES ('ev-city', 'denago-ev-city');
INSERT INTO public.vehicle_addresses VALUES ('denago-ev-city', 'denago-ev-city');
INSERT INTO public.vehicle_addresses VALUES ('d5-maverick-4-plus', '7f3a9c1e5b2d4860');
INSERT INTO public.vehicle_addresses VALUES ('7f3a9c1e5b2d4860', '7f3a9c1e5b2d4860');
INSERT INTO public.vehicle_log VALUES ('denago-ev-city', false, '2026-11-28 00:49:55.75+00');
INSERT INTO public.vehicle_log VALUES ('ez-go-rxv-2021', true, '2026-11-28 00:49:56.122+00');
INSERT INTO public.vehicle_log VALUES ('club-car-precedent-2018', false, '2026-11-28 00:49:56.128+00');
INSERT INTO public.vehicle_log VALUES ('7f3a9c1e5b2d4860', false, '2026-11-28 00:49:56.14+00');
INSERT INTO public.vehicles VALUES ('denago-ev-city', 'Denago EV City', 'Denago', 'City', 11995.00, 'Street-height four-seater in pearl white with a low step, quiet tires and a turning circle made for cul-de-sacs and campgrounds. It seats four, or two with the rear-facing seat folded into a cargo deck. Lights, mirrors and seat belts come standard.', '[{"alt": "A street-height four-seat golf cart in pearl white, three-quarter front view on a light gray studio background.", "path": "vehicles/denago-ev-city.webp", "width": 1600, "height": 1067, "blurDataUrl": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoQAAsAAwBSJaQAAjsyBNj1oAAA/udBRWYB71n6ziCZHCwSGIh5wELzY9tJDI2hn4X2zf84xeKqJqqSJfiJ+2qRTp7FGX8AAAA=", "dominantColor": "#d1cfcb"}, {"alt": "A street-height four-seat golf cart in pearl white, side view on a light gray studio background.", "path": "vehicles/denago-ev-city-side.webp", "width": 1600, "height": 1067, "blurDataUrl": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACQAQCdASoQAAsAAwBSJaQAAUkbogAA/uqW8mkB0QPaqMtXx45hJjVcq90L/vHYO+20uqOb4/2/rCkwvfZNz47BcmE9SBbCw9uAAA==", "dominantColor": "#d1cfcb"}, {"alt": "A street-height four-seat golf cart in pearl white, three-quarter rear view on a light gray studio background.", "path": "vehicles/denago-ev-city-rear.webp", "width": 1600, "height": 1067, "blurDataUrl": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAsAAwBSJaQAAupEXeXJh0m4AAD+5zeUjmMl3tuZzrEYPUfaUwfCKH8PZjs57vrCKhNPjHU33dGtkLegH53AAAA=", "dominantColor": "#d1cfcb"}]', 'https://denago.example/ev-city', '{"range": "40–60 miles", "payload": "800 lb", "topSpeed": "25 mph", "batteryType": "48 V 105 Ah lithium", "chargingTime": "5–7 hours", "seatingCapacity": 4}', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, '["Low step-in height", "LED headlights, tail lights and turn signals", "Two-tone cream and black seats", "Rear seat folds into a cargo deck", "Retractable belts for all four seats", "Touch screen with back-up camera", "Quiet street tires on 12-inch alloy wheels", "Split windshield that folds flat"]', '["ev-city"]', true, 'R-2610', NULL, 2026, 'Pearl white', NULL, NULL, 'mountain-top', 30, '2026-11-28 00:49:55.705+00', '2026-11-28 00:49:55.75+00', DEFAULT, 'IN_STOCK', NULL, DEFAULT, NULL, DEFAULT, '3 years, battery 5 years', '{}');
INSERT INTO public.vehicles VALUES ('club-car-precedent-2018', 'Club Car Precedent 2018', 'Club Car', 'Precedent', 5495.00, 'Former course cart with a rust-free aluminum frame and a rear seat kit added in our shop. New set of six 8 V batteries this spring. A plain cart at a plain price.', '[]', NULL, '{"range": "25–35 miles", "payload": "800 lb", "topSpeed": "19 mph", "batteryType": "48 V lead-acid, six 8 V", "chargingTime": "8–10 hours", "seatingCapacity": 4}', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, '["Aluminum frame", "New batteries this spring", "Rear flip seat", "Headlights and tail lights", "Fold-down windshield", "Charger included"]', '[]', false, 'U-1801', NULL, 2018, 'White', 4100, NULL, NULL, 200, '2026-11-28 00:49:55.705+00', '2026-11-28 00:49:56.128+00', DEFAULT, 'IN_STOCK', NULL, DEFAULT, 'PH1801-000142', DEFAULT, NULL, '{"tread": 6, "history": ["2018: New on a golf course", "2025: Off the course, bought by us", "2026: Six new batteries and a rear seat"], "findings": ["hood, left: Paint is faded on top", "roof, left: Scuffs from low branches", "battery, replaced: Six new 8 V batteries this spring", "rear seats, replaced: Flip seat kit, added in our shop", "brakes, repaired: Rear drums cleaned and adjusted", "steering, checked: No play, no leaks"], "soldAsIs": true, "treadNew": 8, "inspectedBy": "Marcus Hale, service manager", "inspectedOn": "2026-10-29", "batteryHealth": 98}');
INSERT INTO public.vehicles VALUES ('7f3a9c1e5b2d4860', 'Evolution D5 Maverick 4 Plus', 'Evolution', 'D5 Maverick', 12995.00, 'Lifted four-seater in Portimao blue with a brush guard, an LED light bar and a touch screen you can read in full sun. The seats match the body color, and the rear one folds into a cargo deck. Street-legal package available.', '[{"alt": "A lifted four-seat golf cart with a brush guard and light bar in Portimao blue, three-quarter front view on a light gray studio background.", "path": "vehicles/evolution-d5-maverick-4-plus.webp", "width": 1600, "height": 1067, "blurDataUrl": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABwAgCdASoQAAsAAwBSJZQCdH8Agkiq/HcWYSwAAP7nOx1G/Bafl/3AnrtbgbNythgcAu6jGCq2OJAsvSHaySrQ7IarIun8sodnsECnTLk3aF7aCAAAAA==", "dominantColor": "#3b91bf"}, {"alt": "A lifted four-seat golf cart with a brush guard and light bar in Portimao blue, side view on a light gray studio background.", "path": "vehicles/evolution-d5-maverick-4-plus-side.webp", "width": 1600, "height": 1067, "blurDataUrl": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoQAAsAAwBSJZwC7ADu997SGAAA/uqRy8aK+zm94973T1p588MsWZj/Ep3HqbtmNKADff1OHaMAAY9M3+FuYmFNxv+XpV5zB8nLYLir3jwAAA==", "dominantColor": "#3b91bf"}, {"alt": "A lifted four-seat golf cart with a brush guard and light bar in Portimao blue, three-quarter rear view on a light gray studio background.", "path": "vehicles/evolution-d5-maverick-4-plus-rear.webp", "width": 1600, "height": 1067, "blurDataUrl": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoQAAsAAwBSJZwAD4kOkrP7Oou4gAD+5y5GM8x/au/n9FCkbhyktZyR6+qkXwRRIIq5Vz0kkHldTTghl9PQLm1MfzpoFtvdYAA=", "dominantColor": "#3b91bf"}]', 'https://evolution.example/d5-maverick-4-plus', '{"range": "35–45 miles", "payload": "800 lb", "topSpeed": "25 mph", "batteryType": "48 V 110 Ah lithium", "chargingTime": "5–7 hours", "seatingCapacity": 4}', DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, '["Brush guard", "LED light bar", "9-inch touch screen", "Back-up camera", "Bluetooth sound", "Two-tone seats with headrests", "14-inch off-road tires", "Four-wheel disc brakes", "Folding windshield", "USB at every seat"]', '["d5-maverick-4-plus", "evolution-d5-maverick-4-plus"]', true, 'R-2611', '5ZTEV2E16PX000417', 2025, 'Portimao Blue', 640, 13995.00, 'mountain-top', 10, '2026-11-28 00:49:55.705+00', '2026-11-28 00:49:56.14+00', DEFAULT, 'SOLD', '2026-11-28 00:49:56.097+00', DEFAULT, 'EV5M26-004417', DEFAULT, '2 years, battery 5 years', '{}');
INSERT INTO public.webhook_deliveries OVERRIDING SYSTEM VALUE VALUES (1, 'acme', '2026-11-28 00:49:56.097+00', 'event-1', 'vehicle.changed', 'denago-nomad', 12, NULL);
INSERT INTO public.webhook_endpoints VALUES ('acme', 'https://acme.example/hook', '\x01', NULL, NULL, '2026-11-28 00:49:56.097+00', '', 0, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.withdrawn_vehicles VALUES ('ez-go-rxv-2021', '[]', 'EZ-GO RXV 2021', 'EZ-GO', 'RXV', 7250.00, '2026-11-28 00:49:56.097+00');
SELECT pg_catalog.setval('public.calendar_entries_id_seq', 31, true);
SELECT pg_catalog.setval('public.migrations_id_seq', 19, true);
SELECT pg_catalog.setval('public.staff_history_id_seq', 1, true);
SELECT pg_catalog.setval('public.staff_links_id_seq', 1, true);
SELECT pg_catalog.setval('public.webhook_deliveries_number_seq', 1, true);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE ONLY public.calendar_entries
    ADD CONSTRAINT calendar_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_inquiries
    ADD CONSTRAINT contact_inquiries_key_owner_idempotency_key_key UNIQUE (key_owner, idempotency_key);
ALTER TABLE ONLY public.contact_inquiries
    ADD CONSTRAINT contact_inquiries_pkey PRIMARY KEY (id);
ALTER TABLE public.locations
    ADD CONSTRAINT hours_of_locations CHECK ((NOT (hours @? '$[*]?(!(exists (@?(@."opens" == null && @."closes" == null || (@."opens" like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @."closes" like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$") && @."opens" < @."closes"))))'::jsonpath))) NOT VALID;
ALTER TABLE ONLY public.inquiry_mails
    ADD CONSTRAINT inquiry_mails_pkey PRIMARY KEY (inquiry_id, kind);
ALTER TABLE ONLY public.inventory_pushes
    ADD CONSTRAINT inventory_pushes_pkey PRIMARY KEY (partner, idempotency_key);
ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.municipalities
    ADD CONSTRAINT municipalities_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.partner_keys
    ADD CONSTRAINT partner_keys_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.promotions
    ADD CONSTRAINT promotions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refused_pushes
    ADD CONSTRAINT refused_pushes_pkey PRIMARY KEY (partner);
ALTER TABLE ONLY public.rental_plans
    ADD CONSTRAINT rental_plans_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rental_plans
    ADD CONSTRAINT rental_plans_price_list_cart_duration_key UNIQUE (price_list, cart, duration);
ALTER TABLE ONLY public.seed_records
    ADD CONSTRAINT seed_records_pkey PRIMARY KEY (table_name);
ALTER TABLE ONLY public.staff_files
    ADD CONSTRAINT staff_files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_history
    ADD CONSTRAINT staff_history_form_hash_key UNIQUE (form_hash);
ALTER TABLE ONLY public.staff_history
    ADD CONSTRAINT staff_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_links
    ADD CONSTRAINT staff_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_links
    ADD CONSTRAINT staff_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.stock_removals
    ADD CONSTRAINT stock_removals_pkey PRIMARY KEY (source);
ALTER TABLE ONLY public.vehicle_addresses
    ADD CONSTRAINT vehicle_addresses_pkey PRIMARY KEY (address);
ALTER TABLE ONLY public.vehicle_log
    ADD CONSTRAINT vehicle_log_pkey PRIMARY KEY (vehicle_id);
ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_pkey PRIMARY KEY (id);
ALTER TABLE public.vehicles
    ADD CONSTRAINT vehicles_price_above_zero CHECK ((price > (0)::numeric)) NOT VALID;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (partner);
ALTER TABLE ONLY public.withdrawn_vehicles
    ADD CONSTRAINT withdrawn_vehicles_pkey PRIMARY KEY (id);
CREATE INDEX contact_inquiries_confirmed ON public.contact_inquiries USING btree (public.mail_recipient(email), received_at) WHERE (NOT (suspicions ?| '{honeypot,too-fast,frequent}'::text[]));
CREATE INDEX contact_inquiries_received_at ON public.contact_inquiries USING btree (received_at);
CREATE INDEX contact_inquiries_submission ON public.contact_inquiries USING btree (submission_hash);
CREATE INDEX inquiry_mails_unsent ON public.inquiry_mails USING btree (inquiry_id) WHERE (sent_at IS NULL);
CREATE INDEX locations_position ON public.locations USING btree ("position", id);
CREATE INDEX municipalities_name ON public.municipalities USING btree (name, slug);
CREATE INDEX municipalities_search ON public.municipalities USING gin (name public.gin_trgm_ops);
CREATE INDEX partner_keys_partner ON public.partner_keys USING btree (partner);
CREATE INDEX staff_history_subject ON public.staff_history USING btree (kind, subject, id DESC);
CREATE INDEX vehicle_addresses_any_case ON public.vehicle_addresses USING btree (lower(address));
CREATE INDEX vehicle_addresses_vehicle ON public.vehicle_addresses USING btree (vehicle_id);
CREATE INDEX vehicle_log_changes ON public.vehicle_log USING btree (changed_at, vehicle_id);
CREATE INDEX vehicles_category ON public.vehicles USING btree (category);
CREATE INDEX vehicles_changes ON public.vehicles USING btree (updated_at, id);
CREATE INDEX vehicles_facets ON public.vehicles USING btree (brand, category, seats, availability, is_new, range_min_miles, location, battery_kind, price);
CREATE INDEX vehicles_featured ON public.vehicles USING btree (rank, id) INCLUDE (in_stock);
CREATE INDEX vehicles_mileage ON public.vehicles USING btree (COALESCE(mileage,
CASE
    WHEN is_new THEN 0
    ELSE 2147483647
END), id) INCLUDE (in_stock);
CREATE INDEX vehicles_name ON public.vehicles USING btree (lower(name) COLLATE "C", id);
CREATE INDEX vehicles_newest ON public.vehicles USING btree (created_at, id) INCLUDE (in_stock);
CREATE INDEX vehicles_price ON public.vehicles USING btree (price, id) INCLUDE (in_stock);
CREATE INDEX vehicles_search ON public.vehicles USING gin (searched public.gin_trgm_ops);
CREATE INDEX vehicles_similar_category ON public.vehicles USING btree (category, price) WHERE in_stock;
CREATE INDEX vehicles_similar_price ON public.vehicles USING btree (price) WHERE in_stock;
CREATE INDEX vehicles_similar_seats ON public.vehicles USING btree (seats, price) WHERE in_stock;
CREATE INDEX vehicles_similar_series ON public.vehicles USING btree (seats, category, price) WHERE in_stock;
CREATE INDEX vehicles_stock_number ON public.vehicles USING btree (lower(stock_number));
CREATE INDEX vehicles_vin ON public.vehicles USING btree (lower(vin));
CREATE INDEX webhook_deliveries_partner ON public.webhook_deliveries USING btree (partner, number);
CREATE INDEX withdrawn_vehicles_aliases ON public.withdrawn_vehicles USING gin (((lower((aliases)::text))::jsonb));
CREATE INDEX withdrawn_vehicles_any_case ON public.withdrawn_vehicles USING btree (lower(id));
CREATE TRIGGER add_vehicle_addresses AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.add_vehicle_addresses();
CREATE TRIGGER announce_catalogue_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.calendar_entries FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue_change();
ALTER TABLE public.calendar_entries ENABLE ALWAYS TRIGGER announce_catalogue_change;
CREATE TRIGGER announce_catalogue_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.locations FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue_change();
ALTER TABLE public.locations ENABLE ALWAYS TRIGGER announce_catalogue_change;
CREATE TRIGGER announce_catalogue_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.municipalities FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue_change();
ALTER TABLE public.municipalities ENABLE ALWAYS TRIGGER announce_catalogue_change;
CREATE TRIGGER announce_catalogue_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.promotions FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue_change();
ALTER TABLE public.promotions ENABLE ALWAYS TRIGGER announce_catalogue_change;
CREATE TRIGGER announce_catalogue_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rental_plans FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue_change();
ALTER TABLE public.rental_plans ENABLE ALWAYS TRIGGER announce_catalogue_change;
CREATE TRIGGER announce_catalogue_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.vehicles FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue_change();
ALTER TABLE public.vehicles ENABLE ALWAYS TRIGGER announce_catalogue_change;
CREATE TRIGGER announce_partner_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.partner_keys FOR EACH STATEMENT EXECUTE FUNCTION public.announce_partner_change();
ALTER TABLE public.partner_keys ENABLE ALWAYS TRIGGER announce_partner_change;
CREATE TRIGGER log_deleted_vehicles AFTER DELETE ON public.vehicles REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.log_ended_vehicles();
CREATE TRIGGER log_inserted_vehicles AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.log_written_vehicles();
CREATE TRIGGER log_renamed_vehicles AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.log_ended_vehicles();
CREATE TRIGGER log_truncated_vehicles AFTER TRUNCATE ON public.vehicles FOR EACH STATEMENT EXECUTE FUNCTION public.log_truncated_vehicles();
CREATE TRIGGER log_updated_vehicles AFTER UPDATE ON public.vehicles REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.log_written_vehicles();
CREATE TRIGGER replace_vehicle_addresses AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.replace_vehicle_addresses();
CREATE TRIGGER return_vehicles AFTER INSERT ON public.vehicle_addresses REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.return_vehicles();
CREATE TRIGGER set_sold_at BEFORE INSERT OR UPDATE ON public.vehicles FOR EACH ROW WHEN (((new.availability = 'SOLD'::text) OR (new.sold_at IS NOT NULL))) EXECUTE FUNCTION public.set_sold_at();
CREATE TRIGGER set_updated_at BEFORE INSERT OR UPDATE ON public.vehicles FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
CREATE TRIGGER withdraw_deleted_vehicles AFTER DELETE ON public.vehicles REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.withdraw_vehicles();
CREATE TRIGGER withdraw_renamed_vehicles AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.withdraw_vehicles();
ALTER TABLE ONLY public.inquiry_mails
    ADD CONSTRAINT inquiry_mails_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES public.contact_inquiries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.inventory_pushes
    ADD CONSTRAINT inventory_pushes_partner_fkey FOREIGN KEY (partner) REFERENCES public.partners(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.partner_keys
    ADD CONSTRAINT partner_keys_partner_fkey FOREIGN KEY (partner) REFERENCES public.partners(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.refused_pushes
    ADD CONSTRAINT refused_pushes_partner_fkey FOREIGN KEY (partner) REFERENCES public.partners(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.vehicle_addresses
    ADD CONSTRAINT vehicle_addresses_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES public.vehicles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_location_fkey FOREIGN KEY (location) REFERENCES public.locations(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_partner_fkey FOREIGN KEY (partner) REFERENCES public.webhook_endpoints(partner) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_partner_fkey FOREIGN KEY (partner) REFERENCES public.partners(name) ON DELETE CASCADE;
