-- Corrections are taken off the rows that they changed, so that those are again what a load wrote.
DO $$
DECLARE
	correction record;
BEGIN
	FOR correction IN
		SELECT college_id, "over" -> 'before' AS before, "over" -> 'after' AS after,
			CASE WHEN field IN ('name', 'slug', 'city') THEN 'colleges' WHEN field = 'alias' THEN 'aliases'
				WHEN field = 'category' THEN 'college_categories' WHEN field IN ('programme', 'seats') THEN 'intakes'
				WHEN field = 'fee' THEN 'college_fees' WHEN field = 'placement' THEN 'outcomes' WHEN field = 'rank' THEN 'rankings'
				WHEN field IN ('closing-rank', 'cutoff-mark') THEN 'cutoffs' ELSE 'college_facts' END AS stored
		FROM corrections WHERE "over" IS NOT NULL AND field <> 'merge' ORDER BY id DESC
	LOOP
		IF correction.stored = 'colleges' THEN
			UPDATE colleges c SET name = b.name, slug = b.slug, city = b.city
				FROM jsonb_populate_record(NULL::colleges, correction.before) b WHERE c.id = correction.college_id;
			CONTINUE;
		END IF;
		EXECUTE format('DELETE FROM %I t WHERE t.college_id = $1 AND to_jsonb(t) @> $2', correction.stored)
			USING correction.college_id, correction.after;
		IF jsonb_typeof(correction.before) = 'object' THEN
			EXECUTE format('INSERT INTO %1$I SELECT * FROM jsonb_populate_record(NULL::%1$I, $1) ON CONFLICT DO NOTHING', correction.stored)
				USING correction.before;
		END IF;
	END LOOP;
END $$;
--> statement-breakpoint
-- Institutions that were merged are again two, each with its own facts. What people wrote stays where the merge took it.
DO $$
DECLARE
	merge record;
	stored text;
BEGIN
	SET LOCAL enable_nestloop = off;
	FOR merge IN
		-- A later merge took the correction itself along: its facts stood at the institution that went then.
		SELECT c.id, c."over" -> 'before' AS gone,
			coalesce((SELECT later.value FROM merged_rows r JOIN corrections later ON later.id = r.correction_id
				WHERE r.table_name = 'corrections' AND r.row ->> 'id' = c.id::text AND r.is_moved AND later.id > c.id ORDER BY later.id LIMIT 1),
				c.college_id) AS stays
		FROM corrections c WHERE c.field = 'merge' AND c."over" IS NOT NULL ORDER BY c.id DESC
	LOOP
		INSERT INTO colleges SELECT * FROM jsonb_populate_record(NULL::colleges, merge.gone);
		DELETE FROM former_addresses WHERE slug = merge.gone ->> 'slug';
		FOREACH stored IN ARRAY ARRAY['college_names', 'college_categories', 'college_facts', 'aliases', 'mentions', 'rankings', 'outcomes',
			'intakes', 'college_fees', 'cutoffs', 'former_addresses', 'possible_twins'] LOOP
			IF stored <> 'possible_twins' THEN
				EXECUTE format('DELETE FROM %1$I t USING merged_rows r WHERE r.correction_id = $1 AND r.table_name = %1$L AND r.is_moved
					AND t.college_id = $2 AND to_jsonb(t) = r.row || jsonb_build_object(''college_id'', $2)', stored) USING merge.id, merge.stays;
			END IF;
			EXECUTE format('INSERT INTO %1$I SELECT t.* FROM merged_rows r, LATERAL jsonb_populate_record(NULL::%1$I, r.row) t
				WHERE r.correction_id = $1 AND r.table_name = %1$L ON CONFLICT DO NOTHING', stored) USING merge.id;
		END LOOP;
		INSERT INTO corrections OVERRIDING SYSTEM VALUE SELECT c.* FROM merged_rows r, LATERAL jsonb_populate_record(NULL::corrections, r.row) c
			WHERE r.correction_id = merge.id AND r.table_name = 'corrections' AND NOT r.is_moved ON CONFLICT DO NOTHING;
	END LOOP;
	SET LOCAL enable_nestloop = on;
END $$;
--> statement-breakpoint
DELETE FROM merged_rows WHERE NOT is_moved OR table_name NOT IN ('reports', 'reviews', 'college_claims', 'corrections', 'documents');--> statement-breakpoint
DO $$
DECLARE
	import record;
BEGIN
	FOR import IN SELECT rows, under FROM scholarship_imports WHERE under IS NOT NULL ORDER BY id DESC LOOP
		DELETE FROM scholarships WHERE slug IN (SELECT r ->> 'slug' FROM jsonb_array_elements(import.rows) r);
		INSERT INTO scholarships SELECT s.* FROM jsonb_each(import.under) u, LATERAL jsonb_populate_record(NULL::scholarships, u.value) s;
	END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "corrections" DROP COLUMN "over";--> statement-breakpoint
ALTER TABLE "merged_rows" DROP COLUMN "is_moved";--> statement-breakpoint
ALTER TABLE "scholarship_imports" DROP COLUMN "under";--> statement-breakpoint
CREATE SCHEMA overlaid;--> statement-breakpoint
CREATE SCHEMA layers;--> statement-breakpoint
CREATE SCHEMA current;--> statement-breakpoint
CREATE TABLE overlaid.covered (table_name text NOT NULL, key text NOT NULL, PRIMARY KEY (table_name, key));--> statement-breakpoint
-- A table of `layers` has no rows: it is what the published and the overlay table have in common, so that a plan uses the indexes of both.
-- A column of either is added there, and to the view.
DO $$
DECLARE
	stored text;
	key text;
BEGIN
	FOREACH stored IN ARRAY ARRAY['colleges', 'college_names', 'college_categories', 'college_facts', 'aliases', 'mentions', 'rankings', 'outcomes',
		'intakes', 'college_fees', 'cutoffs', 'former_addresses', 'scholarships'] LOOP
		key := CASE stored WHEN 'colleges' THEN 'id' WHEN 'scholarships' THEN 'slug' ELSE 'college_id' END;
		EXECUTE format('CREATE TABLE layers.%1$I (LIKE public.%1$I, CONSTRAINT has_no_rows CHECK (false) NO INHERIT)', stored);
		EXECUTE format('CREATE TABLE overlaid.%1$I (LIKE public.%1$I INCLUDING INDEXES INCLUDING DEFAULTS) INHERITS (layers.%1$I)', stored);
		EXECUTE format('ALTER TABLE public.%1$I INHERIT layers.%1$I', stored);
		EXECUTE format('CREATE VIEW current.%1$I AS SELECT t.* FROM layers.%1$I t WHERE t.tableoid = %2$L::regclass
			OR t.%3$I NOT IN (SELECT c.key FROM overlaid.covered c WHERE c.table_name = %1$L)', stored, 'overlaid.' || stored, key);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE VIEW current.possible_twins AS SELECT t.* FROM public.possible_twins t
	WHERE t.college_id NOT IN (SELECT c.key FROM overlaid.covered c WHERE c.table_name = 'possible_twins')
		AND t.other_id NOT IN (SELECT c.key FROM overlaid.covered c WHERE c.table_name = 'possible_twins');
