-- The whole list: colleges that we hold, in their state, and rows that name no institution we could decide, in the state they print.
WITH listed AS (
	SELECT s.name AS state, f.value AS owner, i.seats
	FROM intakes i
	JOIN colleges k ON k.id = i.college_id
	LEFT JOIN states s ON s.slug = k.state_slug
	LEFT JOIN college_facts f ON f.college_id = k.id AND f.field = 'ownership' AND f.source_id = 'nmc-2025'
	WHERE i.authority = 'nmc'
	UNION ALL
	SELECT CASE split_part(raw, '|', 5) WHEN 'Orissa' THEN 'Odisha' WHEN 'Pondicherry' THEN 'Puducherry' ELSE split_part(raw, '|', 5) END,
		CASE split_part(raw, '|', 9) WHEN 'Govt.' THEN 'government' END, split_part(raw, '|', 11)::int
	FROM refusals
	WHERE dataset = 'nmc-2025'
)
SELECT state, count(*) AS colleges, sum(seats) AS seats,
	coalesce(sum(seats) FILTER (WHERE owner = 'government'), 0) AS government,
	coalesce(sum(seats) FILTER (WHERE owner IS DISTINCT FROM 'government'), 0) AS others,
	round(100.0 * coalesce(sum(seats) FILTER (WHERE owner = 'government'), 0) / sum(seats)) AS government_per_cent
FROM (SELECT * FROM listed UNION ALL SELECT 'All of India', owner, seats FROM listed) AS counted
GROUP BY state
ORDER BY seats DESC, state
