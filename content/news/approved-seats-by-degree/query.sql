-- AICTE, 2025-26, regular courses: approved seats by degree, and the B.Tech seats by field, from the printed names of the courses.
SELECT 'degree' AS part, coalesce(degree, 'other') AS name, sum(seats) AS seats, count(DISTINCT college_id) AS institutions, NULL::numeric AS per_cent
FROM intakes
WHERE authority = 'aicte' AND mode = 'regular'
GROUP BY degree
UNION ALL
SELECT 'btech',
	CASE
		WHEN course ~* 'COMPUT|ARTIFICIAL|DATA SCIENCE|CYBER|INFORMATION|SOFTWARE|MACHINE LEARNING|INTERNET OF THINGS|IOT|BLOCK ?CHAIN|CLOUD|(^|[^A-Z])(CSE|AI|IT)([^A-Z]|$)' THEN 'computing'
		WHEN course ~* 'ELECTRONIC|COMMUNICATION|VLSI|TELECOM|INSTRUMENTATION' AND course !~* 'ELECTRICAL' THEN 'electronics'
		WHEN course ~* 'ELECTRICAL' THEN 'electrical'
		WHEN course ~* 'MECHANICAL|PRODUCTION|MANUFACTURING|AUTOMOBILE|MECHATRONIC|INDUSTRIAL|ROBOT' THEN 'mechanical'
		WHEN course ~* 'CIVIL|CONSTRUCTION|STRUCTUR' THEN 'civil'
		ELSE 'everything else'
	END, sum(seats), count(DISTINCT college_id), round(100 * sum(seats) / sum(sum(seats)) OVER (), 1)
FROM intakes
WHERE authority = 'aicte' AND mode = 'regular' AND degree = 'btech'
GROUP BY 2
UNION ALL
SELECT 'total', 'regular courses', sum(seats), count(DISTINCT college_id), NULL FROM intakes WHERE authority = 'aicte' AND mode = 'regular'
ORDER BY part, seats DESC, name
