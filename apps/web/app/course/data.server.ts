import { Course, CourseList } from "@uchit/contract/course.ts";
import { getFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { SLUG } from "#app/platform/slug.ts";

/** The courses that some source shows somebody to teach. */
export async function listCourses(request: RequestContext): Promise<CourseList> {
	const list = await getFromBackend(request, "/v1/courses", CourseList);
	if (list === undefined) throw new Error("The backend has no list of courses.");
	return list;
}

/** Everything about one course; undefined where nobody is shown to teach it. */
export async function getCourse(request: RequestContext, slug: string): Promise<Course | undefined> {
	return SLUG.test(slug) ? getFromBackend(request, `/v1/courses/${slug}`, Course) : undefined;
}
