import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod";
import type { Drawn } from "./draw.ts";

const FOLDER = "content/exams";

const ExamFile = z.object({
	slug: z.string(),
	shortName: z.string().optional(),
	name: z.string(),
	fees: z
		.object({ year: z.string(), items: z.array(z.object({ who: z.array(z.string()), amountInr: z.number() })) })
		.optional(),
	events: z
		.array(
			z.object({
				...{ key: z.string(), kind: z.string(), cycle: z.string(), starts: z.string(), ends: z.string().optional() },
				...{ status: z.string(), name: z.string().optional() },
			}),
		)
		.default([]),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const EVENTS_WITH_DAY: ReadonlySet<string> = new Set(["exam", "result", "admit-card"]);

function readExams() {
	const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
	return files.map((file) => ExamFile.parse(JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"))));
}

export function listDays(): Drawn[] {
	return readExams().flatMap(({ slug, shortName, name, events }) => {
		const announced = events.filter(
			({ kind, starts, status, name: own }) =>
				EVENTS_WITH_DAY.has(kind) &&
				DAY.test(starts) &&
				(status === "official" || status === "copied") &&
				own === undefined,
		);
		const single = announced.filter(
			({ kind, cycle }) => events.filter((each) => each.kind === kind && each.cycle === cycle).length === 1,
		);
		return single.map(({ key, kind, cycle, starts }) => ({
			...{ college: shortName ?? name, slug, key, kind, year: cycle, value: starts },
		}));
	});
}

/** Only if the general category has a single amount. */
export function listFormFees(): Drawn[] {
	return readExams().flatMap(({ slug, shortName, name, fees }) => {
		const theirs = fees?.items.filter(({ who }) => who.includes("general") || who.includes("everyone")) ?? [];
		const [only, other] = theirs;
		if (only === undefined || other !== undefined || fees === undefined) return [];
		const who = only.who.includes("general") ? "general" : "everyone";
		return [{ college: shortName ?? name, slug, who, year: fees.year, value: `${only.amountInr}` }];
	});
}
