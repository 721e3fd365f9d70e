import { PREDICT_PAGE_SIZE, PredictPage } from "@uchit/contract/predict.ts";
import { expect } from "./test.ts";

type AskBackend = (path: string) => Promise<unknown>;
const NIT = "exam=jee-mains&category=OPEN&gender=Gender-Neutral&homeState=bihar";
/** Above every seat of the list in some year, within it in others. */
export const RANK = 16_000;

export async function makeList(askBackend: AskBackend, count: number): Promise<string> {
	const pages = Array.from({ length: Math.ceil(count / PREDICT_PAGE_SIZE) }, (_, place) => place + 1);
	const answers = await Promise.all(
		pages.map((page) => askBackend(`/v1/predict?${NIT}&rank=${RANK}&sort=closing&page=${page}`)),
	);
	const seats = answers.flatMap((answer) => PredictPage.parse(answer).items).slice(0, count);
	expect(seats).toHaveLength(count);
	const choices = seats.map(
		({ college: { slug, name }, programme, quota, seatType, gender, rankSpace, exam }, place) => ({
			...{ key: String(place), exam, authority: "JoSAA", rankSpace, isScore: false, asked: RANK },
			...{ college: { slug, name }, programme, quota, seatType, gender, years: [] },
		}),
	);
	return JSON.stringify({ choices });
}

export function fileOf(list: string, name = "choices.json") {
	return { name, mimeType: "application/json", buffer: Buffer.from(list) };
}
