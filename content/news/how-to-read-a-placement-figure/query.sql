-- What institutions of the engineering list of 2025 reported of the undergraduates (four years) of 2023-24; doubled sums are marked and left out.
SELECT r.rank, k.slug, k.name, graduated.value AS graduated, placed.value AS placed,
	round((100 * placed.value / graduated.value)::numeric) AS placed_per_cent, salary.value AS median_salary
FROM rankings r
JOIN colleges k ON k.id = r.college_id
JOIN outcomes graduated ON (graduated.college_id, graduated.list, graduated.year, graduated.level, graduated.measure) = (r.college_id, r.list, r.year, 'ug-4', 'graduated')
JOIN outcomes placed ON (placed.college_id, placed.list, placed.year, placed.level, placed.measure) = (r.college_id, r.list, r.year, 'ug-4', 'placed')
JOIN outcomes salary ON (salary.college_id, salary.list, salary.year, salary.level, salary.measure) = (r.college_id, r.list, r.year, 'ug-4', 'median-salary')
WHERE r.list = 'engineering' AND r.year = 2025 AND r.rank <= 20 AND graduated.mark IS NULL AND placed.mark IS NULL AND salary.mark IS NULL
ORDER BY r.rank
