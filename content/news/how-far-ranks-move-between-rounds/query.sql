-- Each open, gender-neutral seat pool that was printed in the first round and in the later one: how much further it closed.
WITH seats AS (
	SELECT c.year, c.round, c.exam, c.pool, c.quota, c.college_id, c.programme_id, c.closing_rank
	FROM cutoffs c
	WHERE c.authority = 'JoSAA' AND c.year >= 2018 AND c.seat_type = 'OPEN' AND c.gender = 'Gender-Neutral' AND c.mark IS NULL AND NOT c.preparatory
		AND c.rank_space IN ('jee-advanced-crl', 'jee-main-crl') AND c.pool IN ('all-india', 'home-state', 'other-state')
), moves AS (
	SELECT later.year, later.round, later.exam, later.pool, later.closing_rank / first.closing_rank AS times,
		later.round = max(later.round) OVER (PARTITION BY later.year) AS is_last
	FROM seats later
	JOIN seats first USING (year, exam, pool, quota, college_id, programme_id)
	WHERE first.round = 1
), rounds AS (
	SELECT year, round, exam || ' ' || pool AS seats, bool_and(is_last) AS is_last, count(*) AS pools,
		count(*) FILTER (WHERE times = 1) AS unmoved,
		round((100 * (percentile_cont(0.5) WITHIN GROUP (ORDER BY times) - 1))::numeric, 1) AS middle_per_cent,
		round((100 * (percentile_cont(0.9) WITHIN GROUP (ORDER BY times) - 1))::numeric, 1) AS tenth_per_cent,
		round(100.0 * count(*) FILTER (WHERE times >= 1.05) / count(*)) AS five_or_more,
		round(100.0 * count(*) FILTER (WHERE times >= 1.15) / count(*)) AS fifteen_or_more,
		round(100.0 * count(*) FILTER (WHERE times >= 1.3) / count(*)) AS thirty_or_more
	FROM moves
	GROUP BY year, round, exam, pool
)
SELECT year, round, seats, pools, unmoved, round(100.0 * unmoved / pools) AS unmoved_per_cent, middle_per_cent, tenth_per_cent,
	five_or_more, fifteen_or_more, thirty_or_more
FROM rounds
WHERE round > 1 AND (is_last OR year = 2025)
ORDER BY seats, year, round
