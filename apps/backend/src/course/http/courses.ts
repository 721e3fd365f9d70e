import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Course, type CourseEntry, CourseList, findCourse as findCoursePage } from "@uchit/contract/course.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { findCourse, listCourses } from "#backend/course/course.ts";
import type { Database } from "#backend/db/client.ts";
import { NotFound } from "#backend/errors.ts";
import { withSources } from "#backend/facts/queries/sources.ts";
import type { Notify } from "#backend/http/changes.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LiveFigures } from "#backend/place/live-figures.ts";
import { memoiseWhileRenewed } from "#backend/platform/memoise.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

type Parts = { db: Database; index: LiveIndex; liveFigures: LiveFigures; notify: Notify };

export const courseRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, liveFigures, notify }) => {
	let listed: CollegeIndex | undefined;
	const list = memoiseWhileRenewed(
		async () => listCourses(await readKnown()),
		() => notify({ tags: ["colleges"] }),
	);

	app.prepare(readList);

	app.addHook("onRequest", async (_request, reply) => {
		reply.header(CACHE_TAG_HEADER, "colleges sources");
	});

	app.get("/courses", {
		schema: {
			summary: "The courses that some source shows somebody to teach",
			tags: ["courses"],
			response: { 200: CourseList, ...problemReplies(429, 503) },
		},
		handler: async () => withSources(db, { items: await readList() }),
	});

	app.get("/courses/:slug", {
		schema: {
			summary: "One course in all India: who teaches it, seats by state, closing ranks, salaries and fees as spreads",
			tags: ["courses"],
			params: z.object({ slug: z.string() }),
			response: { 200: Course, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug } }) => {
			const page = findCoursePage(slug);
			const course = page && findCourse(await readKnown(), page);
			if (course === undefined) throw new NotFound(`No course has the slug "${slug}", or nobody is shown to teach it.`);
			const isIndexable = (await readList()).some((entry) => entry.slug === slug && entry.isIndexable);
			return withSources(db, { ...course, isIndexable });
		},
	});

	async function readList(): Promise<CourseEntry[]> {
		const colleges = await index.get();
		if (listed !== colleges) list.drop();
		listed = colleges;
		return list.get();
	}

	async function readKnown() {
		const colleges = await index.get();
		return { index: colleges, figures: await liveFigures(colleges) };
	}
};
