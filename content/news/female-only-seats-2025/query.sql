-- The same programme, institute and quota with both pools in the last round of 2025, open seats, on the common rank lists.
WITH pairs AS (
	SELECT c.exam, c.pool, k.slug, k.name, p.name AS programme,
		max(c.closing_rank) FILTER (WHERE c.gender = 'Gender-Neutral') AS neutral,
		max(c.closing_rank) FILTER (WHERE c.gender LIKE 'Female-only%') AS female
	FROM cutoffs c
	JOIN colleges k ON k.id = c.college_id
	JOIN programmes p ON p.id = c.programme_id
	WHERE c.authority = 'JoSAA' AND c.year = 2025 AND c.round = 6 AND c.seat_type = 'OPEN' AND c.mark IS NULL AND NOT c.preparatory
		AND c.rank_space IN ('jee-advanced-crl', 'jee-main-crl') AND c.pool IN ('all-india', 'home-state', 'other-state')
	GROUP BY c.exam, c.pool, c.quota, k.slug, k.name, p.name
)
SELECT 'pool' AS part, exam || ' ' || pool AS name, count(*) AS programmes,
	count(*) FILTER (WHERE female > neutral) AS female_closes_later,
	round((percentile_cont(0.5) WITHIN GROUP (ORDER BY neutral))::numeric)::int AS neutral,
	round((percentile_cont(0.5) WITHIN GROUP (ORDER BY female))::numeric)::int AS female,
	round((percentile_cont(0.5) WITHIN GROUP (ORDER BY female / neutral))::numeric, 2) AS times
FROM pairs
WHERE neutral IS NOT NULL AND female IS NOT NULL
GROUP BY exam, pool
UNION ALL
SELECT 'iit', name, 1, NULL, neutral, female, round((female / neutral)::numeric, 2)
FROM pairs
WHERE exam = 'jee-advanced' AND programme = 'Computer Science and Engineering (4 Years, Bachelor of Technology)' AND neutral IS NOT NULL AND female IS NOT NULL
ORDER BY part DESC, neutral, name
