import { PredictPage } from "@uchit/contract/predict.ts";
import { ClassData, ClassFile } from "@uchit/contract/predict-class.ts";
import { ClosingsPage } from "@uchit/contract/predict-closings.ts";
import { PredictExams, PredictRankBand } from "@uchit/contract/predict-exam.ts";
import { PredictReport } from "@uchit/contract/predict-report.ts";
import { RoundData, RoundFile } from "@uchit/contract/predict-rounds.ts";
import { toPredictCode } from "@uchit/contract/problem.ts";
import { isReplayed } from "@uchit/predictor/replay.ts";
import { askBackend, getFromBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { RankBand } from "./band-words.ts";
import { type ClosingsSearch, toClosingsParams } from "./closings-search.ts";
import type { PredictField, Refused } from "./question/use-refusal.ts";
import { type PredictSearch, QUESTION_FIELDS, toPredictParams } from "./search.ts";
import { type ShownPage, toShownPage } from "./shown.ts";

const MOST_GIVEN = ["jee-mains", "neet", "clat", "jee-advanced", "mht-cet", "kcet"];

/** The exams that most people give come first. */
export async function getPredictExams(request: RequestContext): Promise<PredictExams> {
	const { items, ...rest } = await requireFromBackend(request, "/v1/predict/exams", PredictExams);
	return { ...rest, items: items.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

function placeOf({ exam }: { exam: string }): number {
	const place = MOST_GIVEN.indexOf(exam);
	return place === -1 ? MOST_GIVEN.length : place;
}

export async function getClosings(
	request: RequestContext,
	exam: string,
	search: ClosingsSearch,
): Promise<ClosingsPage | undefined> {
	const params = toClosingsParams(search);
	params.set("exam", exam);
	return getFromBackend(request, `/v1/predict/closings?${params}`, ClosingsPage);
}

export async function getClassData(request: RequestContext, exam: string): Promise<ClassData | undefined> {
	return getFromBackend(request, `/v1/predict/class/${encodeURIComponent(exam)}`, ClassData);
}

export async function getClassFile(request: RequestContext, exam: string): Promise<ClassFile | undefined> {
	return getFromBackend(request, `/v1/predict/class/${encodeURIComponent(exam)}/options`, ClassFile);
}

export async function getReplayExams(request: RequestContext): Promise<PredictExams> {
	const { items, states } = await getPredictExams(request);
	return { items: items.filter(isReplayed).map((exam) => ({ ...exam, quotas: [], sources: [] })), states };
}

/** Longer than a page waits: after a change of facts the backend reads half a million rows for it. */
const ROUNDS_TIMEOUT_MS = 20_000;

export async function getRoundFile(request: RequestContext, exam: string): Promise<RoundFile | undefined> {
	const path = `/v1/predict/replay/${encodeURIComponent(exam)}/rounds`;
	return getFromBackend(request, path, RoundFile, ROUNDS_TIMEOUT_MS);
}

export async function getRoundData(request: RequestContext, exam: string): Promise<RoundData | undefined> {
	return getFromBackend(request, `/v1/predict/replay/${encodeURIComponent(exam)}`, RoundData, ROUNDS_TIMEOUT_MS);
}

export async function getReportCard(request: RequestContext): Promise<PredictReport> {
	return requireFromBackend(request, "/v1/predict/report-card", PredictReport);
}

export type Predicted = { kind: "answer"; page: ShownPage } | { kind: "refused"; refused: Refused[] };

export async function askPredictor(request: RequestContext, search: PredictSearch): Promise<Predicted> {
	const reply = await askBackend(request, addressOf(search), PredictPage);
	if (reply.kind === "answer") return { kind: "answer", page: toShownPage(reply.value, search.whole) };
	const refused = reply.errors.flatMap(({ field, code, values }) => {
		const known = FIELDS.find((each) => each === field);
		return known === undefined ? [] : [{ field: known, code: toPredictCode(code), values }];
	});
	return { kind: "refused", refused };
}

function addressOf(search: PredictSearch): string {
	return `/v1/predict?${toPredictParams(search)}`;
}

const FIELDS: readonly PredictField[] = [...QUESTION_FIELDS, "quota"];

/** The number of simultaneous page requests: the backend has other visitors too. */
const MAX_CONCURRENT_PAGES = 4;

export async function readWholePrediction(
	request: RequestContext,
	search: PredictSearch,
): Promise<PredictPage | undefined> {
	const fetchPage = async (page: number) => {
		const reply = await askBackend(request, addressOf({ ...search, page }), PredictPage);
		return reply.kind === "answer" ? reply.value : undefined;
	};
	const first = await fetchPage(1);
	if (first === undefined) return undefined;
	const pages = [first];
	const last = Math.ceil(first.total / first.pageSize);
	for (let next = 2; next <= last; next += MAX_CONCURRENT_PAGES) {
		const some = Array.from({ length: Math.min(MAX_CONCURRENT_PAGES, last - next + 1) }, (_, index) =>
			fetchPage(next + index),
		);
		pages.push(...(await Promise.all(some)).filter((page) => page !== undefined));
	}
	const sources = new Map(pages.flatMap((page) => page.sources).map((source) => [source.id, source]));
	return { ...first, items: pages.flatMap(({ items }) => items), sources: [...sources.values()] };
}

export async function askRankBand(
	request: RequestContext,
	exam: string,
	{ list, marks }: { list: string; marks: string },
): Promise<RankBand> {
	const query = new URLSearchParams({ exam, rankSpace: list, score: marks });
	const reply = await askBackend(request, `/v1/predict/rank?${query}`, PredictRankBand);
	return { list, marks, band: reply.kind === "answer" ? reply.value : undefined };
}
