-- How many rows stand in each rank space, and one programme's last round in two of them.
SELECT 'space' AS part, rank_space, NULL AS seat_type, count(*) AS rows_held, NULL::float8 AS closing_rank
FROM cutoffs
GROUP BY rank_space
UNION ALL
SELECT 'seat', c.rank_space, c.seat_type, NULL, c.closing_rank
FROM cutoffs c
JOIN colleges k ON k.id = c.college_id
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'JoSAA' AND c.year = 2025 AND c.round = 6 AND c.mark IS NULL AND NOT c.preparatory AND NOT c.pwd
	AND k.slug = 'indian-institute-of-technology-delhi' AND c.gender = 'Gender-Neutral'
	AND p.name = 'Computer Science and Engineering (4 Years, Bachelor of Technology)'
ORDER BY part DESC, rows_held DESC, closing_rank DESC, rank_space
