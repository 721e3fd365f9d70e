-- Every institution that stood among the first ten of the engineering list at least once, 2016 to 2025; no figure where it is not in our copy of a year.
SELECT k.slug, k.name, count(*) FILTER (WHERE r.rank <= 10) AS years_in_ten, min(r.rank) AS best, max(r.rank) AS worst,
	max(r.rank) FILTER (WHERE r.year = 2016) AS y2016, max(r.rank) FILTER (WHERE r.year = 2017) AS y2017,
	max(r.rank) FILTER (WHERE r.year = 2018) AS y2018, max(r.rank) FILTER (WHERE r.year = 2019) AS y2019,
	max(r.rank) FILTER (WHERE r.year = 2020) AS y2020, max(r.rank) FILTER (WHERE r.year = 2021) AS y2021,
	max(r.rank) FILTER (WHERE r.year = 2022) AS y2022, max(r.rank) FILTER (WHERE r.year = 2023) AS y2023,
	max(r.rank) FILTER (WHERE r.year = 2024) AS y2024, max(r.rank) FILTER (WHERE r.year = 2025) AS y2025
FROM rankings r
JOIN colleges k ON k.id = r.college_id
WHERE r.list = 'engineering'
GROUP BY k.slug, k.name
HAVING min(r.rank) <= 10
ORDER BY years_in_ten DESC, y2025, best, k.slug
