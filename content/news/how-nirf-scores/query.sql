-- The five parameters of the first ten of 2025, overall, with the sum of the weights; and how far such sums are from the printed scores, by list.
SELECT 'place' AS part, k.name AS name, r.rank, r.tlr, r.rpc, r.go, r.oi, r.perception, r.score,
	round((0.3 * r.tlr + 0.3 * r.rpc + 0.2 * r.go + 0.1 * r.oi + 0.1 * r.perception)::numeric, 2) AS weighted, NULL::bigint AS institutions, NULL::numeric AS furthest_off
FROM rankings r
JOIN colleges k ON k.id = r.college_id
WHERE r.list = 'overall' AND r.year = 2025 AND r.rank <= 10
UNION ALL
SELECT 'list', list || ' ' || year, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, count(*),
	round(max(abs(score - (0.3 * tlr + 0.3 * rpc + 0.2 * go + 0.1 * oi + 0.1 * perception)))::numeric, 2)
FROM rankings
WHERE tlr IS NOT NULL AND (year = 2016 OR year >= 2024)
GROUP BY list, year
ORDER BY part DESC, rank, name
