-- Reviews and leads, `scale.reviews` and `scale.leads` of them. The template has none whose shape could be copied: lengths are
-- assumptions, a review's college is drawn so that few have many, and what is encrypted is random text of the length that a phone number has.
CREATE TEMP TABLE words AS
	SELECT row_number() OVER (ORDER BY id) - 1 AS number, name AS text FROM colleges ORDER BY id LIMIT 20000;
CREATE UNIQUE INDEX ON words (number);
CREATE TEMP TABLE reviewed AS SELECT row_number() OVER (ORDER BY md5(id)) - 1 AS number, id FROM colleges;
CREATE UNIQUE INDEX ON reviewed (number);
ANALYZE words, reviewed;

INSERT INTO reviews (college_id, state, programme, programme_key, batch_year, ratings, text, shown, submitted_at, published_at)
	SELECT r.id, 'published', 'B.Tech. in Civil Engineering', 'btechincivilengineering', year, ratings, text,
		jsonb_build_object('version', 1, 'programme', 'B.Tech. in Civil Engineering', 'batchYear', year, 'ratings', ratings, 'pros', '', 'cons', '', 'text', text),
		now() - interval '1 hour' * n, now() - interval '1 hour' * n
	FROM generate_series(1, current_setting('scale.reviews')::int) n
		CROSS JOIN LATERAL (SELECT 2015 + n % 10 AS year, jsonb_build_object('teaching', 1 + n % 5, 'placements', 1 + n % 4, 'hostel', 1 + n % 3) AS ratings) own
		CROSS JOIN LATERAL (SELECT string_agg(w.text, '. ') AS text FROM generate_series(1, 8 + n % 12) sentence
			JOIN words w ON w.number = abs(hashtextextended(n || ' ' || sentence, 4) % 20000)) written
		JOIN reviewed r ON r.number = floor((SELECT count(*) FROM reviewed) * power(abs(hashtextextended(n::text, 5) % 1000000) / 1000000.0, 3));

INSERT INTO lead (name, contact, age_band, topic, message, source, consents, date_created, sealed, lookup, request_key, request_hash, last_contact_at, expires_at)
	SELECT 'Visitor ' || n, '{"kind": "phone", "value": "+91 ••••• ••210"}', '18-or-over', 'contact-us', 'Which round should I wait for? ' || md5(n::text),
		'{"page": "/contact-us"}', '[{"purpose": "contact-by-us", "recipient": "site", "noticeVersion": "2026-11-21", "language": "en"}]', at,
		'v1.k1.' || substr(md5(n::text), 1, 16) || '.' || substr(md5(n || 'a') || md5(n || 'b') || md5(n || 'c'), 1, 91),
		md5(n || 'd') || md5(n || 'e'), md5(n || 'f') || md5(n || 'g'), md5(n || 'h') || md5(n || 'i'), at, at + interval '183 days'
	FROM generate_series(1, current_setting('scale.leads')::int) n CROSS JOIN LATERAL (SELECT now() - interval '10 seconds' * n AS at) own;
INSERT INTO consents (subject, subject_kind, action, purpose, recipient, notice_version, language, channel, at)
	SELECT id, 'lead', 'given', 'contact-by-us', 'site', '2026-11-21', 'en', 'lead', date_created FROM lead;
INSERT INTO lead_deliveries (lead_id, target, recipient, kind, state, tries, created_at, next_try_at, settled_at)
	SELECT id, 'content', 'site', 'lead', 'delivered', 1, date_created, date_created, date_created FROM lead;
DROP TABLE words, reviewed;
