-- Of all institutions: how many have at least one figure of each kind in the documents that we hold.
WITH known AS (
	SELECT 'all' AS name, count(*) AS institutions FROM colleges
	UNION ALL
	SELECT 'affiliating university', count(DISTINCT college_id) FROM college_facts WHERE field = 'affiliated-to'
	UNION ALL
	SELECT 'owner', count(DISTINCT college_id) FROM college_facts WHERE field = 'ownership' AND source_id <> 'acts-2026'
	UNION ALL
	SELECT 'approved seats', count(DISTINCT college_id) FROM intakes WHERE seats IS NOT NULL
	UNION ALL
	SELECT 'postal address', count(DISTINCT college_id) FROM college_facts WHERE field = 'address'
	UNION ALL
	SELECT 'year of founding', count(DISTINCT college_id) FROM college_facts WHERE field = 'established'
	UNION ALL
	SELECT 'closing rank or mark', count(DISTINCT college_id) FROM cutoffs
	UNION ALL
	SELECT 'place in a ranking', count(DISTINCT college_id) FROM rankings
	UNION ALL
	SELECT 'fee', count(*) FROM (SELECT college_id FROM college_fees UNION SELECT college_id FROM page_fees) fees
	UNION ALL
	SELECT 'median salary', count(DISTINCT college_id) FROM outcomes WHERE measure = 'median-salary' AND mark IS NULL
)
SELECT name, institutions, round(100.0 * institutions / max(institutions) OVER (), 1) AS per_cent
FROM known
ORDER BY institutions DESC, name
