import { EXAM_LEVELS, EXAM_MODES, EXAM_STREAMS, type ExamFacetName, OPEN_NOW } from "@uchit/contract/exam.ts";
import { type ExamEvent, isDay } from "@uchit/contract/exam-event.ts";
import type { ExamFacets, ExamList, ExamQuery } from "@uchit/contract/exam-list.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { PublishedExam } from "#backend/guide/queries/published-exams.ts";
import { type ExamIndex, hasEnded } from "./exam-index.ts";

export type ExamFacet = {
	name: ExamFacetName;
	options: readonly { value: string; label: string }[];
	valuesOf: (exam: PublishedExam) => readonly string[];
};

export type ExamChoice = { facet: ExamFacet; wanted: ReadonlySet<string> };

export function listExamFacets({ states }: ExamIndex, today: string): ExamFacet[] {
	return [
		{ name: "stream", options: toOptions(EXAM_STREAMS), valuesOf: ({ record }) => record.streams ?? [] },
		{ name: "level", options: toOptions(EXAM_LEVELS), valuesOf: ({ record }) => [record.level ?? ""] },
		{
			name: "state",
			options: states.map(({ slug, name }) => ({ value: slug, label: name })),
			valuesOf: ({ record }) => record.states,
		},
		{ name: "mode", options: toOptions(EXAM_MODES), valuesOf: ({ record }) => [record.mode ?? ""] },
		{
			name: "open",
			options: [{ value: OPEN_NOW, label: "Accepting applications now" }],
			valuesOf: ({ record }) => (!hasEnded(record) && isOpenOn(record, today) ? [OPEN_NOW] : []),
		},
	];
}

export function toExamChoices(facets: readonly ExamFacet[], query: ExamQuery): ExamChoice[] {
	return facets.flatMap((facet) => {
		const chosen = new Set(query[facet.name]);
		const wanted = new Set(facet.options.map(({ value }) => value).filter((value) => chosen.has(value)));
		return chosen.size === 0 ? [] : [{ facet, wanted }];
	});
}

export function listUnknownFacets(facets: readonly ExamFacet[], query: ExamQuery): ExamList["unknown"] {
	return facets.flatMap(({ name, options }) =>
		query[name]
			.filter((value) => options.every((option) => option.value !== value))
			.map((value) => ({ facet: name, value })),
	);
}

export function passesChoices(exam: PublishedExam, choices: readonly ExamChoice[], leftOut?: ExamFacet): boolean {
	return choices.every(
		({ facet, wanted }) => facet === leftOut || facet.valuesOf(exam).some((value) => wanted.has(value)),
	);
}

export function countExamFacets(
	facets: readonly ExamFacet[],
	choices: readonly ExamChoice[],
	among: readonly PublishedExam[],
): ExamFacets {
	const counted = new Map(facets.map((facet) => [facet.name, countFacet(facet, choices, among)]));
	const optionsOf = (name: ExamFacetName) => counted.get(name) ?? [];
	return {
		stream: optionsOf("stream"),
		level: optionsOf("level"),
		state: optionsOf("state"),
		mode: optionsOf("mode"),
		open: optionsOf("open"),
	};
}

function countFacet(facet: ExamFacet, choices: readonly ExamChoice[], among: readonly PublishedExam[]): FacetOption[] {
	const counts = new Map<string, number>();
	for (const exam of among) {
		if (!passesChoices(exam, choices, facet)) continue;
		for (const value of new Set(facet.valuesOf(exam))) counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	const chosen = choices.find((choice) => choice.facet === facet)?.wanted;
	return facet.options
		.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0, selected: chosen?.has(value) ?? false }))
		.filter(({ count, selected }) => count > 0 || selected);
}

/** Slugs as words: `computer-based` → "Computer based". The site has its own labels. */
function toOptions(slugs: readonly string[]): ExamFacet["options"] {
	return slugs.map((value) => ({
		value,
		label: `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll("-", " ")}`,
	}));
}

/** Whether applications are open on a day (`2026-11-21`), by announced dates or the usual window. */
export function isOpenOn({ events = [] }: Pick<ExamRecord, "events">, day: string): boolean {
	return events.some((event) => event.kind === "application" && covers(event, day));
}

/** A date of month precision covers the whole month; once the month has passed it counts as over. */
function covers({ status, starts, ends = starts }: ExamEvent, day: string): boolean {
	if (status === "cancelled") return false;
	if (status === "past" && !isDay(ends)) return false;
	const month = day.slice(0, "2026-11".length);
	return starts <= (isDay(starts) ? day : month) && ends >= (isDay(ends) ? day : month);
}
