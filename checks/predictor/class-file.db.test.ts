import { PredictPage } from "@uchit/contract/predict.ts";
import { ClassData, ClassFile } from "@uchit/contract/predict-class.ts";
import { readClassFile } from "@uchit/predictor/class-file.ts";
import { listOptions, toPredictorQuery } from "@uchit/predictor/list-options.ts";
import type { PredictIndex } from "@uchit/predictor/predict-index.ts";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { readPersonas } from "./personas.ts";

const backend = useBackend();
const indexes = new Map<string, PredictIndex>();

beforeAll(() => backend.get("/v1/predict/exams"), 120_000);

test.each(readPersonas().filter(({ refused }) => refused === ""))(
	"a device has for $id what the service has: $says",
	async ({ exam, query }) => {
		const index =
			indexes.get(exam) ?? readClassFile(await backend.read(ClassFile, `/v1/predict/class/${exam}/options`));
		indexes.set(exam, index);
		const ours = listOptions(index, toPredictorQuery(Object.fromEntries(new URLSearchParams(query))));
		const page = await backend.read(PredictPage, `/v1/predict?${query}`);
		expect(ours).toHaveLength(page.total);
		expect(ours.slice(0, page.pageSize).map(signOwn)).toEqual(page.items.map(sign));
	},
);

test("the description of a file is available before it is fetched", async () => {
	const data = await backend.read(ClassData, "/v1/predict/class/jee-mains");
	expect(data.authorities).toEqual(["JoSAA", "WBJEEB", "OJEE", "JAC Delhi", "CSAB", "UPTAC", "DTE Madhya Pradesh"]);
	expect(data.options).toBeGreaterThan(15_000);
	expect(data.bytes).toBeLessThan(3_000_000);
	expect((await backend.get("/v1/predict/class/unknown")).statusCode).toBe(404);
});

function sign({
	college,
	programme,
	quota,
	seatType,
	gender,
	alsoGenders,
	authority,
	band,
	evidence,
}: PredictPage["items"][number]) {
	const years = evidence.map(({ year, closingRank, closingScore }) => [year, closingRank ?? closingScore]);
	return { college: college.slug, programme, quota, seatType, gender, alsoGenders, authority, band, years };
}

function signOwn({ seat, list, alsoGenders, band }: ReturnType<typeof listOptions>[number]): ReturnType<typeof sign> {
	return {
		college: seat.college.slug,
		programme: seat.programme,
		quota: seat.quota,
		seatType: list.group.seatType,
		gender: seat.gender,
		alsoGenders: [...alsoGenders],
		authority: list.counsellingIndex.counselling.authority,
		band,
		years: seat.finalFigures.map(({ year, closing }) => [year, closing]),
	};
}
