-- How many rounds each year had, what a year's table holds, and one seat pool of 2025 through its rounds.
SELECT 'year' AS part, year AS number, max(round) AS rounds, count(*) AS rows_held, NULL::float8 AS opening_rank, NULL::float8 AS closing_rank
FROM cutoffs
WHERE authority = 'JoSAA'
GROUP BY year
UNION ALL
SELECT 'round', c.round, NULL, NULL, c.opening_rank, c.closing_rank
FROM cutoffs c
JOIN colleges k ON k.id = c.college_id
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'JoSAA' AND c.year = 2025 AND c.mark IS NULL AND NOT c.preparatory
	AND k.slug = 'national-institute-of-technology-tiruchirappalli'
	AND p.name = 'Computer Science and Engineering (4 Years, Bachelor of Technology)'
	AND c.quota = 'OS' AND c.seat_type = 'OPEN' AND c.gender = 'Gender-Neutral'
ORDER BY part DESC, number
