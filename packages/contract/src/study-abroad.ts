export const UNIVERSITIES_PER_PAGE = 50;

/** In the order of the page. */
export const COURSE_SORTS = ["name", "fee", "-fee", "weeks"] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];
