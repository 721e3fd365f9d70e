import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getCourses } from "#app/college/data.server.ts";
import { loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer, mergeSources, toShortSource } from "#app/facts/sources.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { CourseSection } from "./course-section.tsx";

export const handle = { namespaces: ["college", "college-courses", "facts"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "courses");
	const courses = await getCourses(request, college.slug);
	return { courses: { ...courses, sources: courses.sources.map(toShortSource) } };
}

export default function CollegeCourses() {
	const college = useCollege();
	const { courses } = useLoaderData<typeof loader>();
	const sources = mergeSources(college.sources, courses.sources);
	return (
		<>
			<CourseSection seats={college.seats} courses={courses} sourceName={createSourceNamer(sources)} />
			<FoldedSources slug={college.slug} sources={sources} />
		</>
	);
}
