-- The first hundred of the overall and the engineering list of 2025, and of the overall list of 2017, by the state of the institution.
SELECT s.name AS state,
	count(*) FILTER (WHERE r.list = 'overall' AND r.year = 2025) AS overall_2025,
	min(r.rank) FILTER (WHERE r.list = 'overall' AND r.year = 2025) AS best_rank_2025,
	count(*) FILTER (WHERE r.list = 'overall' AND r.year = 2017) AS overall_2017,
	count(*) FILTER (WHERE r.list = 'engineering' AND r.year = 2025) AS engineering_2025
FROM rankings r
JOIN colleges k ON k.id = r.college_id
JOIN states s ON s.slug = k.state_slug
WHERE r.rank <= 100 AND ((r.list = 'overall' AND r.year IN (2017, 2025)) OR (r.list = 'engineering' AND r.year = 2025))
GROUP BY s.name
ORDER BY overall_2025 DESC, engineering_2025 DESC, s.name
