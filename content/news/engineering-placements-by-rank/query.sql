-- Engineering list 2025, undergraduates of four years, 2023-24, in quarters of the list; doubled sums are marked and left out.
WITH sheets AS (
	SELECT r.rank, graduated.value AS graduated, placed.value AS placed, salary.value AS salary
	FROM rankings r
	JOIN outcomes graduated ON (graduated.college_id, graduated.list, graduated.year, graduated.level, graduated.measure) = (r.college_id, r.list, r.year, 'ug-4', 'graduated')
	JOIN outcomes placed ON (placed.college_id, placed.list, placed.year, placed.level, placed.measure) = (r.college_id, r.list, r.year, 'ug-4', 'placed')
	JOIN outcomes salary ON (salary.college_id, salary.list, salary.year, salary.level, salary.measure) = (r.college_id, r.list, r.year, 'ug-4', 'median-salary')
	WHERE r.list = 'engineering' AND r.year = 2025 AND r.rank <= 100 AND graduated.mark IS NULL AND placed.mark IS NULL AND salary.mark IS NULL
)
SELECT 25 * ((rank - 1) / 25) + 1 AS from_rank, 25 * ((rank - 1) / 25) + 25 AS to_rank, count(*) AS institutions,
	sum(graduated) AS graduated, sum(placed) AS placed, round((100 * sum(placed) / sum(graduated))::numeric) AS placed_per_cent,
	percentile_cont(0.5) WITHIN GROUP (ORDER BY graduated) AS middle_batch,
	min(salary) AS lowest_median, percentile_cont(0.5) WITHIN GROUP (ORDER BY salary) AS middle_median, max(salary) AS highest_median
FROM sheets
GROUP BY 1, 2
ORDER BY from_rank
