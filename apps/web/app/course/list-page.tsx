import type { CourseEntry } from "@uchit/contract/course.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { subjectName } from "#app/facts/words/subject-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { CountedLinks } from "#app/shell/page/counted-links.tsx";
import { LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { listCourses } from "./data.server.ts";

export const handle = { namespaces: ["college-list", "course", "facts", "facts-facets"] } satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const { items } = await listCourses(request);
	return { courses: items.map(({ slug, facet, total }) => ({ slug, facet, total })) };
}

export default function Courses() {
	const { t, paths } = usePage();
	const { courses } = useLoaderData<typeof loader>();
	const unstated = DEGREES.filter(({ slug }) => courses.every((course) => course.slug !== slug));
	const links = (facet: CourseEntry["facet"]) =>
		courses
			.filter((course) => course.facet === facet)
			.map(({ slug, total }) => ({
				key: slug,
				name: subjectName(t, slug) ?? slug,
				count: total,
				to: paths.course(slug),
			}));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("courses.title")}
				description={t("courses.describe", { count: courses.length })}
				canonical={paths.courses}
			/>
			<h1 className="text-3xl">{t("courses.heading")}</h1>
			<p className="mt-2 max-w-text text-quiet">{t("courses.intro", { count: courses.length })}</p>
			<CountedLinks title={t("courses.degrees")} links={links("degree")} />
			<CountedLinks title={t("courses.branches")} links={links("course")} />
			<section aria-labelledby="untold" className="mt-10">
				<h2 id="untold" className="text-xl">
					{t("courses.untoldHeading")}
				</h2>
				<p className="mt-1 max-w-text text-quiet">{t("courses.untold")}</p>
				<ul className="mt-2 max-w-text divide-y divide-line border-line border-y">
					{unstated.map(({ slug }) => (
						<li key={slug}>
							<LinkLine to={paths.course(slug)}>{t(`degree.${slug}`)}</LinkLine>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
