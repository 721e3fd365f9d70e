export const UNIVERSITIES_PER_PAGE = 50;

/** In the order of the page. */
export const COURSE_SORTS = ["name", "fee", "-fee", "weeks"] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

/** How the universities of a country may be ordered where their tuition or admission rate is held. */
export const UNIVERSITY_SORTS = ["tuition", "admission"] as const;
export type UniversitySort = (typeof UNIVERSITY_SORTS)[number];

/** Where what stands beside a university's name comes from; the name, the site and a US college's place are its row's own. */
export const UNIVERSITY_SOURCES = {
	foundation: "ror-world-2026",
	usFigures: "us-scorecard-2022",
	ukNames: "uk-institutions-2026",
} as const;
