-- Four-year B.Tech programmes that at least eight IITs offered in the last round of 2025: open seats for all genders, common rank list.
SELECT regexp_replace(p.name, ' \(4 Years, Bachelor of Technology\)$', '') AS branch, count(*) AS institutes,
	min(c.closing_rank) AS first, round((percentile_cont(0.5) WITHIN GROUP (ORDER BY c.closing_rank))::numeric)::int AS middle, max(c.closing_rank) AS last
FROM cutoffs c
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'JoSAA' AND c.exam = 'jee-advanced' AND c.year = 2025 AND c.round = 6 AND c.rank_space = 'jee-advanced-crl'
	AND c.seat_type = 'OPEN' AND c.gender = 'Gender-Neutral' AND c.mark IS NULL AND NOT c.preparatory
	AND p.name LIKE '%(4 Years, Bachelor of Technology)'
GROUP BY p.name
HAVING count(*) >= 8
ORDER BY middle, branch
