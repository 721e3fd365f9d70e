-- One kind of seat (MBBS, open) in four quotas of one round, and one programme's home-state and other-state seats.
SELECT 'mbbs' AS part, c.quota AS name, count(*) AS seats_pools, min(c.closing_rank) AS first, round((percentile_cont(0.5) WITHIN GROUP (ORDER BY c.closing_rank))::numeric)::int AS middle, max(c.closing_rank) AS last
FROM cutoffs c
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'MCC' AND c.year = 2024 AND p.name = 'MBBS' AND c.seat_type = 'Open' AND c.mark IS NULL
	AND c.quota IN ('All India', 'Open Seat', 'Deemed/Paid Seats', 'Non-Resident Indian')
GROUP BY c.quota
UNION ALL
SELECT 'nit', k.name || ' ' || c.quota, 1, c.opening_rank, NULL, c.closing_rank
FROM cutoffs c
JOIN colleges k ON k.id = c.college_id
JOIN programmes p ON p.id = c.programme_id
WHERE c.authority = 'JoSAA' AND c.year = 2025 AND c.round = 6 AND c.mark IS NULL AND NOT c.preparatory
	AND c.seat_type = 'OPEN' AND c.gender = 'Gender-Neutral'
	AND p.name = 'Computer Science and Engineering (4 Years, Bachelor of Technology)'
	AND k.slug IN ('national-institute-of-technology-tiruchirappalli', 'national-institute-of-technology-srinagar', 'national-institute-of-technology-goa')
ORDER BY part, last, name
