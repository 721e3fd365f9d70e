-- MBBS seats in the open all-India list of the institutes that once held entrance exams of their own.
SELECT k.slug, k.name, c.closing_rank, i.seats
FROM cutoffs c
JOIN colleges k ON k.id = c.college_id
JOIN programmes p ON p.id = c.programme_id
LEFT JOIN intakes i ON i.college_id = k.id AND i.authority = 'nmc'
WHERE c.authority = 'MCC' AND c.year = 2024 AND p.name = 'MBBS' AND c.quota = 'Open Seat' AND c.seat_type = 'Open' AND c.mark IS NULL
ORDER BY c.closing_rank, k.slug
