-- For how many institutions each order has something to go by.
SELECT 'all' AS name, count(*) AS institutions FROM colleges
UNION ALL
SELECT 'ranked', count(DISTINCT college_id) FROM rankings
UNION ALL
SELECT 'seats', count(DISTINCT college_id) FROM intakes WHERE seats IS NOT NULL
UNION ALL
SELECT 'established', count(DISTINCT college_id) FROM college_facts WHERE field = 'established'
UNION ALL
SELECT 'own pin', count(DISTINCT college_id) FROM college_facts WHERE field = 'pin'
UNION ALL
SELECT 'district', count(*) FROM colleges WHERE district_id IS NOT NULL
UNION ALL
SELECT 'other names', count(DISTINCT college_id) FROM aliases
ORDER BY institutions DESC, name
