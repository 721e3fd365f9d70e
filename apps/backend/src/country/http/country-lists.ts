import {
	RegisteredCourseList,
	RegisteredCourseQuery,
	UniversityList,
	UniversityQuery,
} from "@uchit/contract/study-abroad.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { COURSES_COUNTRY } from "#backend/country/queries/country.ts";
import { readCourses, readUniversities } from "#backend/country/queries/universities.ts";
import type { Database } from "#backend/db/client.ts";
import { NotFound } from "#backend/errors.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import type { OnChange } from "#backend/http/changes.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { memoiseByKey, memoiseUntilChanged } from "#backend/platform/memoise.ts";
import { findCourses, indexCourses } from "#backend/search/abroad/courses.ts";
import { findUniversities, indexUniversities } from "#backend/search/abroad/universities.ts";
import { CountryParams, requireCountryCode } from "./countries.ts";

type Parts = { db: Database; onChange: OnChange };

/** These lists are facts, so a load of facts (tag `*`) drops them. */
export const countryListRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, onChange }) => {
	const universities = memoiseByKey(async (code) => indexUniversities(await readUniversities(db, code)));
	const courses = memoiseUntilChanged(async () => indexCourses(await readCourses(db)));
	onChange(({ tags }) => {
		if (!tags.includes("*")) return;
		universities.drop();
		courses.drop();
	});

	app.get("/countries/:slug/universities", {
		schema: {
			summary: "The universities of one country that public lists name",
			tags: ["countries"],
			params: CountryParams,
			querystring: UniversityQuery,
			response: { 200: UniversityList, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug }, query }, reply) => {
			const list = await universities.get(await requireCountryCode(db, slug, reply));
			return { ...findUniversities(list, query), sources: await listSources(db, list.sourceIds) };
		},
	});

	app.get("/countries/:slug/courses", {
		schema: {
			summary: "The courses that Australia registers for students from abroad",
			tags: ["countries"],
			params: CountryParams,
			querystring: RegisteredCourseQuery,
			response: { 200: RegisteredCourseList, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug }, query }, reply) => {
			const code = await requireCountryCode(db, slug, reply);
			if (code !== COURSES_COUNTRY) throw noRegister(slug);
			const list = await courses.get();
			return { ...findCourses(list, query), sources: await listSources(db, list.sourceIds) };
		},
	});
};

function noRegister(slug: string): NotFound {
	return new NotFound(
		`No register of courses is held of "${slug}"; that of Australia stands at /v1/countries/australia/courses`,
	);
}
