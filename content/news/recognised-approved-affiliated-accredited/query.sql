-- Which authority names how many institutions that we hold, and how many have no affiliating university in our records.
SELECT value AS name, count(DISTINCT college_id) AS institutions
FROM college_facts
WHERE field = 'recognised-by' AND source_id <> 'acts-2026'
GROUP BY value
UNION ALL
SELECT 'affiliated', count(DISTINCT college_id) FROM college_facts WHERE field = 'affiliated-to'
UNION ALL
SELECT 'directory', count(*) FROM colleges WHERE source_id = 'aishe-directory-2025'
UNION ALL
SELECT 'all', count(*) FROM colleges
UNION ALL
SELECT value || ' universities', count(DISTINCT college_id) FROM college_facts WHERE field = 'university-type' AND source_id = 'ugc-2025' GROUP BY value
ORDER BY institutions DESC, name
