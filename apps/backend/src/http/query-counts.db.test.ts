import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { makeOpenFiles, openFilesFolder } from "#backend/facts/queries/open-files.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { countQueries } from "#backend/testing/count-queries.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
useSeedGuides(backend);

const TEN = [
	"indian-institute-of-technology-madras",
	"psg-college-of-technology",
	"jamia-millia-islamia",
	"indian-law-institute",
	"lm-college-of-pharmacy-ahmedabad",
	"indian-institute-of-technology-delhi",
	"indian-institute-of-technology-bombay",
	"indian-institute-of-technology-roorkee",
	"indian-institute-of-technology-kanpur",
	"indian-institute-of-technology-kharagpur",
];
const [MADRAS] = TEN;

const PREDICT = "/v1/predict?exam=jee-advanced&rank=500&category=OPEN&gender=Gender-Neutral";

/** The most queries that the first answer of a route may take, while the index of institutions and the predictor's index are there. */
const MOST: Readonly<Record<string, readonly [address: string, queries: number]>> = {
	"/v1/colleges": ["/v1/colleges?q=law&near=600036", 3],
	"/v1/colleges/{slug}": [`/v1/colleges/${MADRAS}`, 3],
	"/v1/colleges/{slug}/courses": [`/v1/colleges/${MADRAS}/courses`, 4],
	"/v1/colleges/{slug}/fees": [`/v1/colleges/${MADRAS}/fees`, 4],
	"/v1/colleges/{slug}/outcomes": [`/v1/colleges/${MADRAS}/outcomes`, 4],
	"/v1/colleges/{slug}/reviews": [`/v1/colleges/${MADRAS}/reviews`, 5],
	"/v1/colleges/{slug}/cutoffs": [`/v1/colleges/${MADRAS}/cutoffs?year=newest&round=last`, 5],
	"/v1/colleges/{slug}/cutoffs/trend": [`/v1/colleges/${MADRAS}/cutoffs/trend?exam=jee-advanced&authority=JoSAA`, 5],
	"/v1/compare": [`/v1/compare?slug=${TEN.join(",")}`, 4],
	"/v1/ask": ["/v1/ask?q=nit+trichy+cse+cutoff", 7],
	"/v1/say": ["/v1/say?q=nit+trichy+cse+cutoff", 9],
	"/v1/check": ["/v1/check?name=BHU&place=Varanasi", 5],
	"/v1/check/fakes": ["/v1/check/fakes", 2],
	"/v1/suggest": ["/v1/suggest?q=madras", 3],
	"/v1/exams": ["/v1/exams", 3],
	"/v1/exams/{slug}": ["/v1/exams/jee-mains", 6],
	"/v1/countries": ["/v1/countries", 3],
	"/v1/countries/{slug}": ["/v1/countries/germany", 4],
	"/v1/countries/{slug}/universities": ["/v1/countries/germany/universities", 3],
	"/v1/countries/{slug}/courses": ["/v1/countries/australia/courses", 3],
	"/v1/addresses/colleges": ["/v1/addresses/colleges?page=1", 1],
	"/v1/addresses/lists": ["/v1/addresses/lists", 0],
	"/v1/addresses/exams": ["/v1/addresses/exams", 2],
	"/v1/addresses/countries": ["/v1/addresses/countries", 1],
	"/v1/addresses/places": ["/v1/addresses/places", 9],
	"/v1/courses": ["/v1/courses", 9],
	"/v1/courses/{slug}": ["/v1/courses/btech", 9],
	"/v1/places": ["/v1/places?called=patna", 9],
	"/v1/places/{state}": ["/v1/places/bihar", 9],
	"/v1/places/{state}/{district}": ["/v1/places/bihar/patna", 9],
	"/v1/predict": [PREDICT, 0],
	"/v1/predict/class/{exam}": ["/v1/predict/class/gujcet", 0],
	"/v1/predict/class/{exam}/options": ["/v1/predict/class/gujcet/options", 0],
	"/v1/predict/closings": ["/v1/predict/closings?exam=jee-mains&category=OPEN", 0],
	"/v1/predict/exams": ["/v1/predict/exams", 0],
	// The rounds are read once; the quieter request after it reads nothing.
	"/v1/predict/replay/{exam}": ["/v1/predict/replay/jee-main-paper-2", 0],
	"/v1/predict/replay/{exam}/rounds": ["/v1/predict/replay/jee-main-paper-2/rounds", 0],
	"/v1/predict/report-card": ["/v1/predict/report-card", 0],
	"/v1/predict/rank": ["/v1/predict/rank?exam=gujcet&rankSpace=acpc-engineering-merit&score=60", 0],
	"/v1/catalogue": ["/v1/catalogue", 1],
	"/v1/corrections": ["/v1/corrections", 2],
	// Each open table is counted by itself, once after a change.
	"/v1/data": ["/v1/data", 28],
	"/v1/data/missing": ["/v1/data/missing?fact=fees", 2],
	"/v1/data/refusals": ["/v1/data/refusals", 2],
	"/v1/data/watch": ["/v1/data/watch", 4],
	"/v1/explore": ["/v1/explore?table=rankings&list=engineering&year=2025&group=state", 7],
	"/v1/data/{table}.{format}": ["/v1/data/districts.csv", 0],
	"/v1/highlights": ["/v1/highlights", 12],
	"/v1/rankings": ["/v1/rankings", 4],
	"/v1/rankings/{list}/{year}": ["/v1/rankings/overall/2025", 4],
	"/v1/scholarships": ["/v1/scholarships?state=bihar", 3],
	"/v1/scholarships/named": ["/v1/scholarships/named?state=bihar", 1],
	"/v1/scholarships/{slug}": ["/v1/scholarships/vahani-scholarship", 3],
	"/v1/lead-recipients": ["/v1/lead-recipients", 0],
};

/** Addresses of one person, and a stream that never ends. */
const OTHERS = /^\/v1\/(me(\/|$)|reports\/|changes$)/;

beforeAll(async () => {
	const { DATABASE_URL: url } = backend.env;
	await makeOpenFiles({ url, folder: openFilesFolder(backend.env), tables: ["districts"] });
	await backend.get("/v1/colleges");
	await backend.get(PREDICT);
});

const QUIETER = 5;

test.each(Object.entries(MOST))(
	"%s asks the database no more often than its page needs, one query at a time",
	async (_route, [address, most]) => {
		const count = () =>
			countQueries(backend.db, async () => {
				const reply = await backend.get(address);
				expect([reply.statusCode, reply.statusCode === 200 ? "" : reply.body]).toEqual([200, ""]);
			});
		// Changes of a test beside this one arrive here, and what they touch is read anew over the same pool: one quiet request decides.
		let seen = await count();
		for (let again = 0; again < QUIETER && seen.queries > most; again += 1) seen = await count();
		expect(seen.connectionsAtOnce).toBeLessThanOrEqual(1);
		expect(seen.queries).toBeLessThanOrEqual(most);
	},
);

const OpenApi = z.object({ paths: z.record(z.string(), z.object({ get: z.unknown().optional() })) });

test("every route that anybody reads has its limit here", async () => {
	const { paths } = await backend.read(OpenApi, "/docs/json");
	const routes = Object.entries(paths).flatMap(([route, { get }]) => (get === undefined ? [] : route));
	const read = routes.filter((route) => route.startsWith("/v1/") && !OTHERS.test(route));
	expect(read.toSorted()).toEqual(Object.keys(MOST).toSorted());
});
