import { type PredictedSeat, PredictPage } from "@uchit/contract/predict.ts";
import { beforeAll } from "vitest";
import { type TestBackend, useBackend } from "#backend/testing/backend.ts";

type Fields = Record<string, string>;

export function usePredictor() {
	const backend: TestBackend = useBackend();
	const addressOf = (fields: Fields) => `/v1/predict?${new URLSearchParams(fields)}`;
	const ask = (fields: Fields) => backend.read(PredictPage, addressOf(fields));
	const askAll = async (fields: Fields): Promise<PredictedSeat[]> => {
		const first = await ask(fields);
		const pages = Math.max(1, Math.ceil(first.total / first.pageSize));
		const rest = Array.from({ length: pages - 1 }, (_, index) => ask({ ...fields, page: String(index + 2) }));
		return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
	};
	beforeAll(() => backend.get("/v1/predict/exams"), 120_000);
	return { backend, addressOf, ask, askAll };
}
