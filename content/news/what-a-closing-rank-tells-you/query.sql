-- The four open pools of one programme in the last round of 2025, and one of them over the years.
SELECT 'pool' AS part, c.year, c.quota, c.gender, c.quota || ' ' || c.gender AS pool, c.opening_rank, c.closing_rank
FROM cutoffs c
JOIN colleges k ON k.id = c.college_id
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'JoSAA' AND c.year = 2025 AND c.mark IS NULL AND NOT c.preparatory AND c.seat_type = 'OPEN'
	AND k.slug = 'national-institute-of-technology-karnataka-surathkal'
	AND p.name = 'Computer Science and Engineering (4 Years, Bachelor of Technology)'
	AND c.round = (SELECT max(round) FROM cutoffs WHERE authority = 'JoSAA' AND year = 2025)
UNION ALL
SELECT 'year', c.year, c.quota, c.gender, NULL, c.opening_rank, c.closing_rank
FROM cutoffs c
JOIN (SELECT year, max(round) AS round FROM cutoffs WHERE authority = 'JoSAA' GROUP BY year) last USING (year, round)
JOIN colleges k ON k.id = c.college_id
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'JoSAA' AND c.mark IS NULL AND NOT c.preparatory AND c.seat_type = 'OPEN'
	AND c.quota = 'OS' AND c.gender = 'Gender-Neutral' AND c.year >= 2018
	AND k.slug = 'national-institute-of-technology-karnataka-surathkal'
	AND p.name = 'Computer Science and Engineering (4 Years, Bachelor of Technology)'
ORDER BY part, year, quota, gender DESC
