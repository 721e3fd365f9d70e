import { parseJson } from "#app/platform/device-store.ts";
import { SLUG } from "#app/platform/slug.ts";

/** Where a form stands, in the order in which it happens. */
export const APPLICATION_STATES = [
	"to-do",
	"filling",
	"paid",
	"submitted",
	"correction",
	"admit-card",
	"sat",
	"result",
	"counselling",
	"allotted",
	"joined",
	"refused",
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What a form is for: an exam of our list by its slug, a college of ours, or a name that the visitor wrote. */
export type ApplicationFor =
	| { kind: "exam"; slug: string }
	| { kind: "college"; slug: string; name: string }
	| { kind: "own"; name: string };

/** One form, as its visitor writes of it. Texts that say nothing are empty. */
export type Application = {
	id: string;
	for: ApplicationFor;
	state: ApplicationState;
	/** Which of several sessions of the exam, by its English name. */
	session: string;
	/** Days that the visitor wrote (`2026-12-05`). */
	lastDay: string;
	examDay: string;
	number: string;
	note: string;
	changedAt: string;
};

export const LONGEST_NAME = 120;
export const LONGEST_NUMBER = 60;
export const LONGEST_NOTE = 500;
export const MOST_APPLICATIONS = 60;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether nothing of the form is left to do. */
export function isClosed({ state }: Pick<Application, "state">): boolean {
	return state === "joined" || state === "refused";
}

/** Whether the form still has to be sent. */
export function isToSubmit({ state }: Pick<Application, "state">): boolean {
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

/** The list with a change of one form. */
export function changeApplication(
	forms: readonly Application[],
	{ id, change }: { id: string; change: Partial<Application> },
	now: Date,
): readonly Application[] {
	return forms.map((form) => (form.id === id ? { ...form, ...change, changedAt: now.toISOString() } : form));
}

/** The list with one form at another place, counted from 0 among the others. */
export function moveApplication(forms: readonly Application[], id: string, place: number): readonly Application[] {
	const moved = forms.find((form) => form.id === id);
	return moved === undefined ? forms : forms.filter((form) => form !== moved).toSpliced(place, 0, moved);
}

/** The forms of a file beside those of the device: of one that both have, what was changed last. Nothing is taken away. */
export function mergeApplications(own: readonly Application[], added: readonly Application[]): readonly Application[] {
	const byId = new Map(own.map((form) => [form.id, form]));
	for (const form of added) {
		const before = byId.get(form.id);
		if (before === undefined || before.changedAt < form.changedAt) byId.set(form.id, form);
	}
	return [...byId.values()];
}

/** Forgiving: what is no form is left out. */
export function parseApplications(text: string): readonly Application[] {
	return readApplications(parseJson(text));
}

export function readApplications(value: unknown): readonly Application[] {
	return Array.isArray(value) ? value.flatMap((each) => readApplication(each) ?? []).slice(0, MOST_APPLICATIONS) : [];
}

function readApplication(value: unknown): Application | undefined {
	const { id, state, changedAt, ...rest } = Object(value);
	const target = readFor(rest.for);
	const known = APPLICATION_STATES.find((each) => each === state);
	if (typeof id !== "string" || target === undefined || known === undefined) return undefined;
	return {
		id,
		for: target,
		state: known,
		session: readText(rest.session, LONGEST_NAME),
		lastDay: readDay(rest.lastDay),
		examDay: readDay(rest.examDay),
		number: readText(rest.number, LONGEST_NUMBER),
		note: readText(rest.note, LONGEST_NOTE),
		changedAt: readText(changedAt, LONGEST_NAME),
	};
}

function readFor(value: unknown): ApplicationFor | undefined {
	const { kind, slug, name } = Object(value);
	const isSlug = typeof slug === "string" && SLUG.test(slug);
	const given = readText(name, LONGEST_NAME).trim();
	if (kind === "exam" && isSlug) return { kind, slug };
	if (kind === "college" && isSlug && given !== "") return { kind, slug, name: given };
	return kind === "own" && given !== "" ? { kind, name: given } : undefined;
}

function readText(value: unknown, longest: number): string {
	return typeof value === "string" ? value.slice(0, longest) : "";
}

/** A day that there is: no 31 February. */
function readDay(value: unknown): string {
	if (typeof value !== "string" || !DAY.test(value)) return "";
	const time = new Date(`${value}T00:00:00Z`);
	return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value) ? value : "";
}
