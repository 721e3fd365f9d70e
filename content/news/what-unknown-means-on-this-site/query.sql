-- What was read, kept, marked and refused of the documents, as the loads report it.
SELECT 'rows of cutoffs' AS name, count(*) AS counted FROM cutoffs
UNION ALL
SELECT 'cutoffs marked', count(*) FROM cutoffs WHERE mark IS NOT NULL
UNION ALL
SELECT 'cutoffs without a year', count(*) FROM cutoffs WHERE year IS NULL
UNION ALL
SELECT 'cutoffs without an opening rank', count(*) FROM cutoffs WHERE opening_rank IS NULL AND closing_rank IS NOT NULL
UNION ALL
SELECT 'outcomes marked', count(*) FROM outcomes WHERE mark IS NOT NULL
UNION ALL
SELECT 'outcomes', count(*) FROM outcomes
UNION ALL
SELECT 'rows refused', count(*) FROM refusals
UNION ALL
SELECT 'institutions', count(*) FROM colleges
UNION ALL
SELECT 'institutions without a year of founding', count(*) FROM colleges k WHERE NOT EXISTS (SELECT 1 FROM college_facts f WHERE f.college_id = k.id AND f.field = 'established')
ORDER BY counted DESC, name
