-- MBBS, round 1, quota "All India" alone: by state for open seats, and by seat type; every rank is an all-India rank.
SELECT 'state' AS part, s.name, count(*) AS colleges, min(c.closing_rank) AS first, round((percentile_cont(0.5) WITHIN GROUP (ORDER BY c.closing_rank))::numeric)::int AS middle, max(c.closing_rank) AS last
FROM cutoffs c
JOIN programmes p ON p.id = c.programme_id
JOIN colleges k ON k.id = c.college_id
JOIN states s ON s.slug = k.state_slug
WHERE c.authority = 'MCC' AND c.year = 2024 AND p.name = 'MBBS' AND c.quota = 'All India' AND c.seat_type = 'Open' AND c.mark IS NULL
GROUP BY s.name
HAVING count(*) >= 5
UNION ALL
SELECT 'seat', c.seat_type, count(*), min(c.closing_rank), round((percentile_cont(0.5) WITHIN GROUP (ORDER BY c.closing_rank))::numeric)::int, max(c.closing_rank)
FROM cutoffs c
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'MCC' AND c.year = 2024 AND p.name = 'MBBS' AND c.quota = 'All India' AND NOT c.pwd AND c.mark IS NULL
GROUP BY c.seat_type
ORDER BY part, middle, name
