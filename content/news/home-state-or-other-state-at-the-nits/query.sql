-- Computer Science and Engineering in the last round of 2025, open seats for all genders: the two pools of each institute that has both.
SELECT k.slug, k.name, s.name AS state,
	max(c.closing_rank) FILTER (WHERE c.quota = 'HS') AS home_state,
	max(c.closing_rank) FILTER (WHERE c.quota = 'OS') AS other_state,
	round((max(c.closing_rank) FILTER (WHERE c.quota = 'HS') / max(c.closing_rank) FILTER (WHERE c.quota = 'OS'))::numeric, 2) AS times
FROM cutoffs c
JOIN colleges k ON k.id = c.college_id
JOIN states s ON s.slug = k.state_slug
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'JoSAA' AND c.year = 2025 AND c.round = 6 AND c.rank_space = 'jee-main-crl' AND c.mark IS NULL AND NOT c.preparatory
	AND c.seat_type = 'OPEN' AND c.gender = 'Gender-Neutral' AND k.name LIKE '%National Institute of Technology%'
	AND p.name = 'Computer Science and Engineering (4 Years, Bachelor of Technology)'
GROUP BY k.slug, k.name, s.name
HAVING count(*) FILTER (WHERE c.quota = 'HS') = 1 AND count(*) FILTER (WHERE c.quota = 'OS') = 1
ORDER BY other_state
