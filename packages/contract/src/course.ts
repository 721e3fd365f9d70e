import { CATEGORIES, type CategoryId } from "./category.ts";
import { DEGREES } from "./degree.ts";
import { COURSES } from "./facet.ts";

/** Branches without a page of their own: two are called as a category is, two are a degree by another name. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set(["management", "architecture", "medicine", "dentistry"]);

/** A course that has a page and lists by place: a degree, or a branch of study. The slug is the value of its facet. */
export type Course = { facet: "degree" | "course"; slug: string; value: string; name: string };

export const COURSE_PAGES: readonly Course[] = [
	...DEGREES.map(({ slug, name }) => ({ facet: "degree" as const, slug, value: slug, name })),
	...COURSES.filter(({ slug }) => !WITHOUT_PAGE.has(slug)).map(({ slug, name }) => ({
		facet: "course" as const,
		slug,
		value: slug,
		name,
	})),
];

/** What a place's list may be of: `/colleges/{slug}/{state}`. */
export type Subject = Course | { facet: "category"; slug: string; value: string; name: string; categoryId: CategoryId };

/** Every subject; no two have one slug, and none is called `in`, which stands for all institutions of a place. */
export const SUBJECTS: readonly Subject[] = [
	...CATEGORIES.map(({ id, slug, name }) => ({
		facet: "category" as const,
		slug,
		value: String(id),
		name,
		categoryId: id,
	})),
	...COURSE_PAGES,
];

/** The part of a place's address that stands for all its institutions. */
export const ALL_SUBJECTS = "in";

/** The course of a page's address; undefined when there is none. */
export function findCourse(slug: string): Course | undefined {
	return COURSE_PAGES.find((course) => course.slug === slug);
}

/** The subject of a list's address; undefined when there is none. */
export function findSubject(slug: string): Subject | undefined {
	return SUBJECTS.find((subject) => subject.slug === slug);
}

/** The subject that a list narrowed by this one choice is of. */
export function subjectOf(facet: string, value: string): Subject | undefined {
	return SUBJECTS.find((subject) => subject.facet === facet && subject.value === value);
}

/** Figures of its own that a page needs before search engines get it. */
export const LEAST_FIGURES = 5;
