-- B.Tech Computer Science and Engineering at the 23 IITs: closing ranks of the last round, open seats for all genders, on the common rank list.
WITH seats AS (
	SELECT c.year, k.slug, c.closing_rank
	FROM cutoffs c
	JOIN (SELECT year, max(round) AS round FROM cutoffs WHERE authority = 'JoSAA' GROUP BY year) last USING (year, round)
	JOIN colleges k ON k.id = c.college_id
	JOIN programmes p ON p.id = c.programme_id
	WHERE c.authority = 'JoSAA' AND c.exam = 'jee-advanced' AND c.rank_space = 'jee-advanced-crl'
		AND p.name = 'Computer Science and Engineering (4 Years, Bachelor of Technology)'
		AND c.seat_type = 'OPEN' AND c.gender IN ('NA', 'Gender-Neutral') AND c.mark IS NULL AND NOT c.preparatory
)
SELECT year, count(*) AS institutes, min(closing_rank) AS lowest,
	percentile_cont(0.5) WITHIN GROUP (ORDER BY closing_rank) AS middle, max(closing_rank) AS furthest,
	max(closing_rank) FILTER (WHERE slug = 'indian-institute-of-technology-bombay') AS bombay,
	max(closing_rank) FILTER (WHERE slug = 'indian-institute-of-technology-kharagpur') AS kharagpur,
	max(closing_rank) FILTER (WHERE slug = 'indian-institute-of-technology-hyderabad') AS hyderabad,
	max(closing_rank) FILTER (WHERE slug = 'indian-institute-of-technology-bhu-varanasi') AS varanasi,
	max(closing_rank) FILTER (WHERE slug = 'indian-institute-of-technology-bhilai') AS bhilai
FROM seats
GROUP BY year
ORDER BY year
