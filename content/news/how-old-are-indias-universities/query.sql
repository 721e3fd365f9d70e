-- Universities of the UGC list by decade and type, and MBBS colleges by the decade in which they began.
SELECT (value::int / 10) * 10 AS decade,
	count(*) FILTER (WHERE source_id = 'ugc-2025') AS universities,
	count(*) FILTER (WHERE source_id = 'ugc-2025' AND type = 'state') AS state,
	count(*) FILTER (WHERE source_id = 'ugc-2025' AND type = 'private') AS private,
	count(*) FILTER (WHERE source_id = 'ugc-2025' AND type = 'central') AS central,
	count(*) FILTER (WHERE source_id = 'ugc-2025' AND type = 'deemed') AS deemed,
	count(*) FILTER (WHERE source_id = 'nmc-2025') AS mbbs_colleges
FROM (
	SELECT f.value, f.source_id, (SELECT min(t.value) FROM college_facts t WHERE t.college_id = f.college_id AND t.field = 'university-type') AS type
	FROM college_facts f
	WHERE f.field = 'established' AND f.source_id IN ('ugc-2025', 'nmc-2025')
) AS founded
GROUP BY 1
ORDER BY decade
