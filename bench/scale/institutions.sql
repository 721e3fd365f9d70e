-- Multiplies what loads wrote: `scale.times` times as many institutions, each with every fact of the one it copies.
-- What stays: how many facts, cutoffs and names an institution has, its place, the shape of its name and every word that is in 200 names or more.
-- Rarer words are drawn anew by how often they occur, and some are made of two, so that the vocabulary grows as real names let it grow
-- (a tenth of the institutions has 9,755 words, all have 46,709: ten times the institutions, 4.8 times the words). What is lost: which rare words
-- stand together, places named in a name alone, aliases in Hindi (repeated), short forms (their letters are turned), and how ranks differ.
SET session_replication_role = replica;
SET work_mem = '256MB';
SET maintenance_work_mem = '1GB';

CREATE TEMP TABLE printed AS
	SELECT 'name' AS part, id AS college_id, name AS text FROM colleges
	UNION ALL SELECT 'other', college_id, name FROM college_names
	UNION ALL SELECT 'alias', college_id, alias FROM aliases;
CREATE TEMP TABLE tokens AS
	SELECT part, college_id, text, place, token, regexp_replace(token, '^[^[:alnum:]]+|[^[:alnum:]]+$', '', 'g') AS core, false AS is_rare
	FROM printed, regexp_split_to_table(text, '\s+') WITH ORDINALITY AS split(token, place);
CREATE TEMP TABLE common AS
	SELECT lower(core) AS word FROM tokens WHERE part = 'name' GROUP BY 1 HAVING count(DISTINCT college_id) >= 200;
UPDATE tokens SET is_rare = true WHERE core ~ '^[A-Za-z]{3,}$' AND lower(core) NOT IN (SELECT word FROM common);
CREATE TEMP TABLE rare AS
	SELECT row_number() OVER (ORDER BY college_id, place) - 1 AS number, core FROM tokens WHERE part = 'name' AND is_rare;
CREATE UNIQUE INDEX ON rare (number);
ANALYZE tokens, rare;

-- One word of an institution is the same word in all names of its copy.
CREATE TEMP TABLE made AS
	SELECT part, college_id, copy, text, string_agg(CASE
		WHEN NOT is_rare THEN token
		WHEN part = 'alias' THEN right(token, -(copy % length(token))) || left(token, copy % length(token))
		WHEN share < 12 THEN replace(token, t.core, left(one.core, (length(one.core) + 1) / 2) || lower(right(other.core, length(other.core) / 2)))
		ELSE replace(token, t.core, one.core) END, ' ' ORDER BY place) AS name
	FROM tokens t CROSS JOIN generate_series(2, current_setting('scale.times')::int) AS copy
		CROSS JOIN LATERAL (SELECT college_id || lower(t.core) || copy AS seed) s
		CROSS JOIN LATERAL (SELECT abs(hashtextextended(seed, 3) % 100) AS share, abs(hashtextextended(seed, 1) % (SELECT count(*) FROM rare)) AS first,
			abs(hashtextextended(seed, 2) % (SELECT count(*) FROM rare)) AS second) drawn
		LEFT JOIN rare one ON is_rare AND one.number = first LEFT JOIN rare other ON is_rare AND other.number = second
	GROUP BY part, college_id, copy, text;

INSERT INTO colleges (id, slug, name, official_name, kind, aishe_code, state_slug, district_id, city, source_id)
	SELECT id || 'x' || copy, trim(BOTH '-' FROM regexp_replace(lower(made.name), '[^a-z0-9]+', '-', 'g')) || '-' || lower(id) || 'x' || copy,
		made.name, CASE WHEN official_name = upper(official_name) THEN upper(made.name) ELSE made.name END,
		kind, aishe_code || 'x' || copy, state_slug, district_id, city, source_id
	FROM made JOIN colleges ON id = college_id WHERE part = 'name' ORDER BY copy, id;
INSERT INTO college_names (college_id, name, source_id)
	SELECT college_id || 'x' || copy, made.name, source_id FROM made JOIN college_names USING (college_id)
	WHERE part = 'other' AND text = college_names.name ORDER BY copy, college_id ON CONFLICT DO NOTHING;
INSERT INTO aliases (alias, college_id, kind, source_id)
	SELECT made.name, college_id || 'x' || copy, kind, source_id FROM made JOIN aliases USING (college_id)
	WHERE part = 'alias' AND text = alias ORDER BY copy, college_id ON CONFLICT DO NOTHING;

-- Every other table of an institution's facts as it is; its indexes are built when the rows are in.
DO $$
DECLARE
	fact text; copy int; columns text; values text; constraint_of text; index_of text; name_of_index text;
BEGIN
	SELECT pg_get_constraintdef(oid) INTO constraint_of FROM pg_constraint WHERE conname = 'cutoffs_printed';
	SELECT indexdef, indexname INTO index_of, name_of_index FROM pg_indexes WHERE schemaname = 'public' AND indexname = 'cutoffs_last';
	ALTER TABLE cutoffs DROP CONSTRAINT cutoffs_printed;
	EXECUTE format('DROP INDEX %I', name_of_index);
	FOREACH fact IN ARRAY ARRAY['college_categories', 'college_facts', 'college_fees', 'cutoffs', 'former_addresses', 'intakes', 'mentions', 'outcomes', 'rankings'] LOOP
		SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum), string_agg(CASE
			WHEN attname IN ('college_id', 'institute', 'slug', 'former_id') THEN quote_ident(attname) || ' || $1' ELSE quote_ident(attname) END, ', ' ORDER BY attnum)
			INTO columns, values FROM pg_attribute WHERE attrelid = ('public.' || fact)::regclass AND attnum > 0 AND NOT attisdropped;
		EXECUTE format('CREATE TEMP TABLE original AS SELECT * FROM public.%I', fact);
		FOR copy IN 2..current_setting('scale.times')::int LOOP
			EXECUTE format('INSERT INTO public.%I (%s) SELECT %s FROM original', fact, columns, values) USING 'x' || copy;
		END LOOP;
		DROP TABLE original;
	END LOOP;
	EXECUTE 'ALTER TABLE cutoffs ADD CONSTRAINT cutoffs_printed ' || constraint_of;
	EXECUTE index_of;
END $$;
DROP TABLE printed, tokens, common, rare, made;
