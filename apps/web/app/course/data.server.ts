import { Course, CourseList } from "@uchit/contract/course.ts";
import { getFromBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { SLUG } from "#app/platform/slug.ts";

export async function listCourses(request: RequestContext): Promise<CourseList> {
	return requireFromBackend(request, "/v1/courses", CourseList);
}

/** Undefined if no source shows a college that teaches it. */
export async function getCourse(request: RequestContext, slug: string): Promise<Course | undefined> {
	return SLUG.test(slug) ? getFromBackend(request, `/v1/courses/${slug}`, Course) : undefined;
}
