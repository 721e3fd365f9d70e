import { EXAM_EVENT_KINDS, EXAM_EVENT_STATUSES } from "@uchit/contract/exam.ts";
import { useEffect } from "react";
import { createDeviceStore, parseJson, useStore } from "#app/platform/device-store.ts";
import { SLUG } from "#app/platform/slug.ts";
import type { Application } from "./application.ts";
import type { ApplicationEvent, ApplicationExam } from "./exams.ts";

const NO_EXAMS: readonly ApplicationExam[] = [];

const store = createDeviceStore<readonly ApplicationExam[]>({
	key: "application-exams",
	empty: NO_EXAMS,
	parse: parseKnownExams,
	format: (exams) => (exams.length === 0 ? undefined : formatKnownExams(exams)),
	ifUnstorable: "dropped",
});

/** The loaded exams; if the backend was away, those last seen for the device's forms. */
export function useKnownExams(
	loaded: readonly ApplicationExam[],
	forms: readonly Application[],
): readonly ApplicationExam[] {
	const known = useStore(store);
	useEffect(() => {
		if (loaded.length === 0) return;
		const slugs = new Set(forms.map((form) => (form.for.kind === "exam" ? form.for.slug : "")));
		const followed = loaded.filter(({ slug }) => slugs.has(slug));
		if (formatKnownExams(followed) !== formatKnownExams(store.read())) store.write(followed);
	}, [loaded, forms]);
	return loaded.length === 0 ? known : loaded;
}

/** Stores names and dates only; fees and file sizes always come from the backend. */
export function formatKnownExams(exams: readonly ApplicationExam[]): string {
	return JSON.stringify(exams.map(({ fees: _fees, apply: _apply, ...exam }) => exam));
}

export function parseKnownExams(text: string): readonly ApplicationExam[] {
	const list = parseJson(text);
	return Array.isArray(list) ? list.flatMap((each) => readExam(each) ?? []) : NO_EXAMS;
}

function readExam(value: unknown): ApplicationExam | undefined {
	const { slug, shortName, body, officialSite, isOfState, isForGraduates, events } = Object(value);
	if (typeof slug !== "string" || !SLUG.test(slug) || typeof shortName !== "string" || !Array.isArray(events))
		return undefined;
	return {
		slug,
		shortName,
		body: textOf(body),
		officialSite: textOf(officialSite),
		isOfState: isOfState === true,
		isForGraduates: isForGraduates === true,
		events: events.flatMap((event) => readEvent(event) ?? []),
		fees: undefined,
		apply: undefined,
	};
}

const DATE = /^\d{4}-\d{2}(-\d{2})?$/;

function readEvent(value: unknown): ApplicationEvent | undefined {
	const { key, kind, name, nameHi, starts, ends, status, sourceId, cycle } = Object(value);
	const knownKind = EXAM_EVENT_KINDS.find((each) => each === kind);
	const knownStatus = EXAM_EVENT_STATUSES.find((each) => each === status);
	const isDated = DATE.test(starts) && (ends === undefined || DATE.test(ends));
	if (knownKind === undefined || knownStatus === undefined || !isDated) return undefined;
	return {
		key: String(key),
		kind: knownKind,
		name: textOf(name),
		nameHi: textOf(nameHi),
		starts: String(starts),
		ends: textOf(ends),
		status: knownStatus,
		sourceId: String(sourceId),
		cycle: String(cycle),
	};
}

function textOf(value: unknown): string | undefined {
	return typeof value === "string" ? value : undefined;
}
