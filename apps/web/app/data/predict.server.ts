import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { PredictPage } from "@uchit/contract/predict.ts";
import { PredictExams, PredictRankBand } from "@uchit/contract/predict-exam.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { data } from "react-router";
import type * as z from "zod";
import type { RankBand } from "#app/lib/predict-band.ts";
import { checkQuestion, type PredictField, type Refused } from "#app/lib/predict-check.ts";
import { type PredictSearch, setFilters, toPredictParams, withoutPredictFilter } from "#app/lib/predict-search.ts";
import { type ShownPage, toShown } from "#app/lib/predict-shown.ts";
import type { RequestContext } from "#app/request-context.ts";
import { BACKEND_TIMEOUT_MS, BackendUnavailable, fetchAnswer, getFromBackend } from "./backend.server.ts";

/** What may be asked, exam by exam. */
export async function getPredictExams(request: RequestContext): Promise<PredictExams> {
	const found = await getFromBackend(request, "/v1/predict/exams", PredictExams);
	if (found === undefined) throw new Error("The backend has no predictor.");
	return found;
}

export type Predicted = { kind: "answer"; page: ShownPage } | { kind: "refused"; refused: Refused[] };

/** One page of the answer; or why the question has none, field by field. */
export async function askPredictor(
	request: RequestContext,
	search: PredictSearch,
	{ items, states }: PredictExams,
): Promise<Predicted> {
	const asked = await askOrRefused(request, `/v1/predict?${toPredictParams(search)}`, PredictPage);
	if (asked.kind === "answer") return { kind: "answer", page: toShown(asked.value) };
	const exam = items.find((each) => each.exam === search.exam);
	const ours = exam === undefined ? [] : checkQuestion(exam, states, search);
	const theirs = asked.errors.flatMap(({ field, reason }): Refused[] => {
		const known = FIELDS.find((each) => each === field);
		if (known === undefined || ours.some((each) => each.field === known)) return [];
		const given = known === "quota" ? search.quota.join(", ") : search[known];
		const code = given === "" ? "missing" : known === "exam" ? "foreign" : "other";
		return [{ field: known, code, given, reason }];
	});
	return { kind: "refused", refused: [...ours, ...theirs] };
}

const FIELDS = [
	"exam",
	"rank",
	"score",
	"category",
	"gender",
	"pwd",
	"homeState",
	"rankSpace",
	"quota",
] as const satisfies readonly PredictField[];

/** What there would be without each filter that is set, for an answer of nothing. */
export async function relaxPrediction(request: RequestContext, search: PredictSearch) {
	const filters = setFilters(search);
	const relaxed = await Promise.all(
		filters.map(async (filter) => {
			const without = withoutPredictFilter(search, filter);
			const asked = await askOrRefused(request, `/v1/predict?${toPredictParams(without)}`, PredictPage);
			return { filter, total: asked.kind === "answer" ? asked.value.total : 0 };
		}),
	);
	return relaxed.filter(({ total }) => total > 0);
}

/** So many pages are asked for at once: the backend has other visitors too. */
const AT_ONCE = 4;

/** The whole answer, page by page; undefined where the question has none. */
export async function readWholePrediction(
	request: RequestContext,
	search: PredictSearch,
): Promise<PredictPage | undefined> {
	const ask = async (page: number) => {
		const asked = await askOrRefused(request, `/v1/predict?${toPredictParams({ ...search, page })}`, PredictPage);
		return asked.kind === "answer" ? asked.value : undefined;
	};
	const first = await ask(1);
	if (first === undefined) return undefined;
	const pages = [first];
	const last = Math.ceil(first.total / first.pageSize);
	for (let next = 2; next <= last; next += AT_ONCE) {
		const some = Array.from({ length: Math.min(AT_ONCE, last - next + 1) }, (_, index) => ask(next + index));
		pages.push(...(await Promise.all(some)).filter((page) => page !== undefined));
	}
	const sources = new Map(pages.flatMap((page) => page.sources).map((source) => [source.id, source]));
	return { ...first, items: pages.flatMap(({ items }) => items), sources: [...sources.values()] };
}

/** Between which printed ranks the marks stood; without a band where they are no marks of that list. */
export async function askRankBand(
	request: RequestContext,
	exam: string,
	{ list, marks }: { list: string; marks: string },
): Promise<RankBand> {
	const query = new URLSearchParams({ exam, rankSpace: list, score: marks });
	const asked = await askOrRefused(request, `/v1/predict/rank?${query}`, PredictRankBand);
	return { list, marks, band: asked.kind === "answer" ? asked.value : undefined };
}

type Answered<Value> = { kind: "answer"; value: Value } | { kind: "refused"; errors: NonNullable<Problem["errors"]> };

/** An outage is reported, and thrown as a 503 answer. Throws Error for a reply that breaks the contract. */
async function askOrRefused<Schema extends z.ZodType>(
	request: RequestContext,
	path: string,
	schema: Schema,
): Promise<Answered<z.output<Schema>>> {
	const { backend, cacheTags } = request;
	const signal = AbortSignal.any([request.signal, AbortSignal.timeout(BACKEND_TIMEOUT_MS)]);
	const headers = { authorization: `Bearer ${backend.key}`, accept: "application/json" };
	const { response, body } = await fetchAnswer(backend.url, path, { headers, signal }).catch((error: unknown) => {
		if (!(error instanceof BackendUnavailable)) throw error;
		request.reportError(error);
		throw data("The backend is not available.", { status: 503 });
	});
	for (const tag of (response.headers.get(CACHE_TAG_HEADER) ?? "").split(" ")) if (tag !== "") cacheTags.add(tag);
	if (response.ok) return { kind: "answer", value: schema.parse(JSON.parse(body)) };
	if (response.status !== 400) throw new Error(`The backend answered ${response.status} to ${path}.`);
	return { kind: "refused", errors: Problem.parse(JSON.parse(body)).errors ?? [] };
}
