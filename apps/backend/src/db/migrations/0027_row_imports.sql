-- Scholarships that editors brought in are tables like the others, each row with the receipt that it had.
ALTER TABLE "fact_imports" DROP CONSTRAINT "fact_imports_kind_list";
--> statement-breakpoint
ALTER TABLE "fact_imports" ADD COLUMN "rows" jsonb;
--> statement-breakpoint
ALTER TABLE "fact_imports" ADD COLUMN "was" jsonb;
--> statement-breakpoint
ALTER TABLE "fact_imports" ADD COLUMN "disputed" jsonb;
--> statement-breakpoint
ALTER TABLE "fact_imports" ADD CONSTRAINT "fact_imports_kind_list" CHECK ("kind" IN ('contacts', 'fee', 'closing-rank', 'placement', 'seats', 'rank', 'alias', 'ownership', 'established', 'affiliation', 'category', 'event', 'scholarship'));
--> statement-breakpoint
CREATE FUNCTION pg_temp.receipt_of(r jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT 'desk-' || (r ->> 'source_read_on') || '-' || left(encode(sha256(convert_to(concat_ws(E'\n',
		r ->> 'source_publisher', r ->> 'source_document', r ->> 'source_address', r ->> 'source_read_on'), 'UTF8')), 'hex'), 12) $$;
--> statement-breakpoint
INSERT INTO sources (id, kind, publisher, document, address, vintage, fetched_on)
	SELECT DISTINCT ON (pg_temp.receipt_of(r)) pg_temp.receipt_of(r), 'document', r ->> 'source_publisher', r ->> 'source_document',
		r ->> 'source_address', r ->> 'source_read_on', (r ->> 'source_read_on')::date
	FROM scholarship_imports, jsonb_array_elements(rows) r ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE revisions SET collection = 'fact_imports', item = (item::int + (SELECT coalesce(max(id), 0) FROM fact_imports))::text
	WHERE collection = 'scholarship_imports';
--> statement-breakpoint
INSERT INTO fact_imports (id, file, kind, source_id, facts, state, rows, was, disputed, user_created, date_created, decided_by, decided_at)
	SELECT s.id + (SELECT coalesce(max(id), 0) FROM fact_imports), s.file, 'scholarship', pg_temp.receipt_of(s.rows -> 0), jsonb_array_length(s.rows),
		CASE s.state WHEN 'published' THEN 'applied' WHEN 'refused' THEN 'undone' ELSE s.state END,
		(SELECT jsonb_agg(jsonb_build_object('name', r ->> 'name', 'says', '', 'value',
			(r - '{source_publisher,source_document,source_address,source_read_on}'::text[])
				|| jsonb_build_object('source_id', pg_temp.receipt_of(r), 'read_on', r ->> 'source_read_on'))) FROM jsonb_array_elements(s.rows) r),
		s.was, s.disputed, s.user_created, s.date_created, s.decided_by, s.decided_at
	FROM scholarship_imports s;
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('fact_imports', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM fact_imports), false);
--> statement-breakpoint
DELETE FROM permissions WHERE collection = 'scholarship_imports';
--> statement-breakpoint
ALTER TABLE "scholarship_imports" DISABLE ROW LEVEL SECURITY;
--> statement-breakpoint
DROP TABLE "scholarship_imports" CASCADE;
