import { Counsellings } from "@uchit/contract/added-fact.ts";
import type { CutoffFileQuery } from "@uchit/contract/cutoff-file.ts";
import { Called, FactImportResult, type TableImport } from "@uchit/contract/fact-import.ts";
import type * as z from "zod";
import { ask, dataOf, WireError } from "#studio/wire/http.ts";
import { toFilter } from "#studio/wire/query.ts";
import { isRecord } from "#studio/wire/refusal.ts";

/** What the wire offers beside lists and items. */

/** `at`: what is wrong within the field, by its path. */
export type RowFault = { row: number; field?: string; reason: string; at?: readonly PartFault[] };
type PartFault = { path: readonly (string | number)[]; reason: string };
export type Item = Readonly<Record<string, unknown>>;

/** Gives an item the values of a revision again. */
export async function restoreRevision(id: string | number): Promise<void> {
	await ask("POST", `/utils/revert/${id}`);
}

/** What the address of the site's preview ends with, for an hour. */
export async function createPreviewToken(collection: string, id: string | number): Promise<string> {
	const data = dataOf(await ask("POST", "/content/preview-token", { body: { collection, id } }));
	return textOf(data, "token");
}

/** Makes the items and takes them back: what is wrong with which of them. */
export async function tryItems(collection: string, items: readonly Item[]): Promise<RowFault[]> {
	const data = dataOf(await ask("POST", "/content/try", { body: { collection, items } }));
	const faults = isRecord(data) && Array.isArray(data.faults) ? data.faults : undefined;
	if (faults === undefined) throw new Error("The reply to the dry run cannot be read.");
	return faults.filter(isRecord).map(({ row, field, reason, at }) => ({
		row: Number(row),
		...(typeof field === "string" && { field }),
		...(Array.isArray(at) && { at: at.filter(isRecord).map(toPartFault) }),
		reason: String(reason),
	}));
}

function toPartFault({ path, reason }: Item): PartFault {
	return { path: Array.isArray(path) ? path : [], reason: String(reason) };
}

export type Counted = { resource: string; filter: Item };

/** How many items there are of each, in one request; undefined of what the caller may not read. */
export async function countItems(of: readonly Counted[], signal?: AbortSignal): Promise<(number | undefined)[]> {
	const counts = of.map(({ resource: collection, filter }) => ({ collection, filter: toFilter(filter) }));
	const data = dataOf(await ask("POST", "/content/count", { body: { counts }, signal }));
	return of.map((_, place) => (Array.isArray(data) && typeof data[place] === "number" ? data[place] : undefined));
}

/** Ends what waits, or makes what was suggested. */
export async function decideWaiting(id: string | number, state: "applied" | "called-off"): Promise<void> {
	await ask("PATCH", `/items/waiting_changes/${id}`, { body: { state } });
}

/** Makes all of the items, or none; gives them as they are then. */
export async function createItems(collection: string, items: readonly Item[]): Promise<Item[]> {
	const data = dataOf(await ask("POST", `/items/${collection}`, { body: items }));
	return Array.isArray(data) ? data.filter(isRecord) : [];
}

/** Asks somebody to the desk; gives the one-time link with which they choose a password. */
export async function invite(person: Readonly<Record<string, string>>): Promise<string> {
	return passwordLink(dataOf(await ask("POST", "/users/invite", { body: person })));
}

/** A new one-time link for somebody; the one before no longer counts. */
export async function renewLink(id: string | number): Promise<string> {
	return passwordLink(dataOf(await ask("POST", `/users/${id}/link`)));
}

export async function choosePassword(token: string, password: string): Promise<void> {
	await ask("POST", "/auth/password/reset", { body: { token, password } });
}

/** Whether somebody knew the password, but not yet the code of their second factor. */
export function isCodeWanted(error: unknown): boolean {
	return error instanceof WireError && error.code === "INVALID_OTP";
}

/** The desk's own page for it: after `#`, the token reaches no log. */
function passwordLink(data: unknown): string {
	const token = new URL(textOf(data, "link"), location.href).searchParams.get("token") ?? "";
	return `${location.origin}/studio/#/password?token=${encodeURIComponent(token)}`;
}

function textOf(data: unknown, name: string): string {
	const text = isRecord(data) ? data[name] : undefined;
	if (typeof text !== "string") throw new Error(`The content system's reply has no "${name}".`);
	return text;
}

/** A fact as a correction names it: `fact` tells it from the college's others of its kind, `about` says which in words. */
export type Correctable = { fact: Item; about: string; value: string };

/** The facts of one kind that a college has; with words, those that have them. */
export async function listCorrectable(params: Record<string, string>, signal?: AbortSignal): Promise<Correctable[]> {
	const data = dataOf(await ask("GET", `/content/correctable?${new URLSearchParams(params)}`, { signal }));
	if (!Array.isArray(data)) throw new Error("The facts of this college cannot be read.");
	return data.filter(isRecord).map(({ fact, about, value }) => ({
		fact: isRecord(fact) ? fact : {},
		about: String(about),
		value: String(value),
	}));
}

/** The counsellings of which a closing rank is added. */
export async function listCounsellings(): Promise<Counsellings> {
	return Counsellings.parse(dataOf(await ask("GET", "/content/counsellings")));
}

/** Names a document that a correction is from; gives its id. What is left empty is not sent. */
export async function createSource(document: Item): Promise<string> {
	const body = Object.fromEntries(
		Object.entries(document).filter(([, value]) => typeof value === "string" && value !== ""),
	);
	return textOf(dataOf(await ask("POST", "/content/sources", { body })), "id");
}

/** Whom the names of a file may mean, in their order; at most a hundred at once. */
export async function findCalled(names: readonly { name: string; place: string }[]): Promise<Called[]> {
	return Called.array().parse(dataOf(await ask("POST", "/content/colleges-called", { body: { names } })));
}

/** Brings in a table, or tries what it would change. */
export async function sendFacts(sent: TableImport): Promise<FactImportResult> {
	return FactImportResult.parse(dataOf(await ask("POST", "/content/fact-imports", { body: sent })));
}

/** Brings in a counselling's file of a year; gives the number under which a worker reads it. */
export async function sendCutoffFile(about: z.infer<typeof CutoffFileQuery>, bytes: Blob): Promise<number> {
	const params = Object.entries(about).map(([name, value]) => [name, String(value)]);
	const data = dataOf(await ask("POST", `/content/cutoff-files?${new URLSearchParams(params)}`, { bytes }));
	return Number(isRecord(data) ? data.id : undefined);
}
