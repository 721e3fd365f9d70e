-- One programme's seat types in the last round of 2025, and how many preparatory ranks and disability rows that year's table holds.
SELECT 'seat' AS part, c.seat_type AS name, c.rank_space, c.opening_rank, c.closing_rank, NULL::bigint AS rows_held
FROM cutoffs c
JOIN colleges k ON k.id = c.college_id
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'JoSAA' AND c.year = 2025 AND c.round = 6 AND c.mark IS NULL AND NOT c.preparatory
	AND k.slug = 'indian-institute-of-technology-kanpur' AND c.gender = 'Gender-Neutral'
	AND p.name = 'Computer Science and Engineering (4 Years, Bachelor of Technology)'
UNION ALL
SELECT 'count', CASE WHEN preparatory THEN 'preparatory' WHEN pwd THEN 'pwd' ELSE social_category END, NULL, NULL, NULL, count(*)
FROM cutoffs
WHERE authority = 'JoSAA' AND year = 2025
GROUP BY 2
ORDER BY part DESC, closing_rank, name
