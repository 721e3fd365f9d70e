import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { CourseSection } from "#app/components/course/course-section.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { getCourses } from "#app/data/colleges.server.ts";
import { mergeSources, sourceNames, sourcesOf } from "#app/lib/sources.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "courses");
	return { college, courses: await getCourses(request, college.slug) };
}

export default function CollegeCourses() {
	const { college, courses } = useLoaderData<typeof loader>();
	const sources = mergeSources(sourcesOf(college.sources, college.rankings), courses.sources);
	return (
		<CollegeFrame college={college} tab="courses" sources={sources}>
			<CourseSection seats={college.seats} courses={courses.items} sourceName={sourceNames(sources)} />
		</CollegeFrame>
	);
}
