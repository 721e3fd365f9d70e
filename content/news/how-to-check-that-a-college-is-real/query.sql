-- The directory by kind of institution, what AICTE alone or another list alone has, and names that several institutions of one state bear.
SELECT CASE WHEN source_id = 'aicte-2025' THEN 'aicte alone' WHEN source_id LIKE 'aishe-%' THEN kind ELSE 'another list alone' END AS name, count(*) AS institutions
FROM colleges
GROUP BY 1
UNION ALL
SELECT 'same name in one state', count(*)
FROM (SELECT count(*) OVER (PARTITION BY state_slug, lower(name)) AS bearers FROM colleges WHERE state_slug IS NOT NULL) AS named
WHERE bearers > 1
UNION ALL
SELECT 'universities of the UGC list', count(DISTINCT college_id) FROM college_facts WHERE field = 'university-type' AND source_id = 'ugc-2025'
ORDER BY institutions DESC, name
