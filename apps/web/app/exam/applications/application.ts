import {
	APPLICATION_STATES,
	MAX_APPLICATIONS,
	MAX_FORM_NAME_LENGTH,
	MAX_NOTE_LENGTH,
	MAX_NUMBER_LENGTH,
} from "@uchit/contract/application.ts";
import { parseJson } from "#app/platform/device-store.ts";
import { SLUG } from "#app/platform/slug.ts";

export type ApplicationState = (typeof APPLICATION_STATES)[number];

export type ApplicationFor =
	| { kind: "exam"; slug: string }
	| { kind: "college"; slug: string; name: string }
	| { kind: "own"; name: string };

/** A form with the visitor's notes. Missing texts are "". */
export type Application = {
	id: string;
	for: ApplicationFor;
	state: ApplicationState;
	session: string;
	/** Days that the visitor entered (`2026-12-05`). */
	lastDay: string;
	examDay: string;
	number: string;
	note: string;
	changedAt: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isClosed({ state }: Pick<Application, "state">): boolean {
	return state === "joined" || state === "refused";
}

export function isUnsubmitted({ state }: Pick<Application, "state">): boolean {
	return state === "to-do" || state === "filling" || state === "paid";
}

export function newApplication(target: ApplicationFor, { id, now }: { id: string; now: Date }): Application {
	return {
		id,
		for: target,
		state: "to-do",
		session: "",
		lastDay: "",
		examDay: "",
		number: "",
		note: "",
		changedAt: now.toISOString(),
	};
}

export function changeApplication(
	forms: readonly Application[],
	{ id, change }: { id: string; change: Partial<Application> },
	now: Date,
): readonly Application[] {
	return forms.map((form) => (form.id === id ? { ...form, ...change, changedAt: now.toISOString() } : form));
}

export function moveApplication(forms: readonly Application[], id: string, place: number): readonly Application[] {
	const moved = forms.find((form) => form.id === id);
	return moved === undefined ? forms : forms.filter((form) => form !== moved).toSpliced(place, 0, moved);
}

/** Merges a file's forms into the device's; the later version of each wins, and none is removed. */
export function mergeApplications(own: readonly Application[], added: readonly Application[]): readonly Application[] {
	const byId = new Map(own.map((form) => [form.id, form]));
	for (const form of added) {
		const before = byId.get(form.id);
		if (before === undefined || before.changedAt < form.changedAt) byId.set(form.id, form);
	}
	return [...byId.values()];
}

export function parseApplications(text: string): readonly Application[] {
	return readApplications(parseJson(text));
}

export function readApplications(value: unknown): readonly Application[] {
	return Array.isArray(value) ? value.flatMap((each) => readApplication(each) ?? []).slice(0, MAX_APPLICATIONS) : [];
}

function readApplication(value: unknown): Application | undefined {
	const { id, state, changedAt, ...rest } = Object(value);
	const target = readTarget(rest.for);
	const known = APPLICATION_STATES.find((each) => each === state);
	if (
		typeof id !== "string" ||
		id === "" ||
		id.length > MAX_FORM_NAME_LENGTH ||
		target === undefined ||
		known === undefined
	)
		return undefined;
	return {
		id,
		for: target,
		state: known,
		session: readText(rest.session, MAX_FORM_NAME_LENGTH),
		lastDay: readDay(rest.lastDay),
		examDay: readDay(rest.examDay),
		number: readText(rest.number, MAX_NUMBER_LENGTH),
		note: readText(rest.note, MAX_NOTE_LENGTH),
		changedAt: readText(changedAt, MAX_FORM_NAME_LENGTH),
	};
}

function readTarget(value: unknown): ApplicationFor | undefined {
	const { kind, slug, name } = Object(value);
	const isSlug = typeof slug === "string" && SLUG.test(slug);
	const formName = readText(name, MAX_FORM_NAME_LENGTH).trim();
	if (kind === "exam" && isSlug) return { kind, slug };
	if (kind === "college" && isSlug && formName !== "") return { kind, slug, name: formName };
	return kind === "own" && formName !== "" ? { kind, name: formName } : undefined;
}

function readText(value: unknown, longest: number): string {
	return typeof value === "string" ? value.slice(0, longest) : "";
}

function readDay(value: unknown): string {
	if (typeof value !== "string" || !DAY.test(value)) return "";
	const time = new Date(`${value}T00:00:00Z`);
	return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value) ? value : "";
}
