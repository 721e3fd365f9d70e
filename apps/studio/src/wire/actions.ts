import { Counsellings } from "@uchit/contract/added-fact.ts";
import type { CutoffFileQuery } from "@uchit/contract/cutoff-file.ts";
import { FactImportResult, NameMatch, type TableImport } from "@uchit/contract/fact-import.ts";
import { FormColleagues } from "@uchit/contract/open-form.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import type * as z from "zod";
import { dataOf, requestJson, requestJsonOnce, WireError } from "#studio/wire/http.ts";
import { toFilter } from "#studio/wire/query.ts";

export type RowFault = { row: number; field?: string; reason: string; at?: readonly PartFault[] };
type PartFault = { path: readonly (string | number)[]; reason: string };
export type Item = Readonly<Record<string, unknown>>;

/** `notes`: the corrections that readers see from then on, if they change too. */
export async function restoreRevision(id: string | number, notes?: readonly Item[]): Promise<void> {
	await requestJson("POST", `/utils/revert/${id}`, { body: { correction_log: notes } });
}

export async function createPreviewToken(collection: string, id: string | number): Promise<string> {
	const data = dataOf(await requestJson("POST", "/content/preview-token", { body: { collection, id } }));
	return textOf(data, "token");
}

/** Notes that the user has this form open and returns who else has. An unattended page does not renew its session by it. */
export async function noteOpenForm(collection: string, id: string, signal: AbortSignal): Promise<FormColleagues> {
	const reply = await requestJsonOnce("POST", "/content/open-forms", { body: { collection, id }, signal });
	return FormColleagues.parse(dataOf(reply));
}

/** A dry run: returns the faults and stores nothing. */
export async function tryItems(collection: string, items: readonly Item[]): Promise<RowFault[]> {
	const data = dataOf(await requestJson("POST", "/content/try", { body: { collection, items } }));
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

/** One request for all; undefined where the caller may not read. */
export async function countItems(counted: readonly Counted[], signal?: AbortSignal): Promise<(number | undefined)[]> {
	const counts = counted.map(({ resource: collection, filter }) => ({ collection, filter: toFilter(filter) }));
	const data = dataOf(await requestJson("POST", "/content/count", { body: { counts }, signal }));
	return counted.map((_, place) => (Array.isArray(data) && typeof data[place] === "number" ? data[place] : undefined));
}

/** `applied` makes a suggested change, `called-off` ends a waiting one. */
export async function decideWaiting(id: string | number, state: "applied" | "called-off"): Promise<void> {
	await requestJson("PATCH", `/items/waiting_changes/${id}`, { body: { state } });
}

export async function createItems(collection: string, items: readonly Item[]): Promise<Item[]> {
	const data = dataOf(await requestJson("POST", `/items/${collection}`, { body: items }));
	return Array.isArray(data) ? data.filter(isRecord) : [];
}

/** Returns a one-time link to choose a password. */
export async function invite(person: Readonly<Record<string, unknown>>): Promise<string> {
	return passwordLink(dataOf(await requestJson("POST", "/users/invite", { body: person })));
}

/** Invalidates the earlier link. */
export async function renewLink({ id }: Readonly<Record<string, unknown>>): Promise<string> {
	return passwordLink(dataOf(await requestJson("POST", `/users/${id}/link`)));
}

/** Returns the e-mail of the link's owner. */
export async function choosePassword(token: string, password: string): Promise<string> {
	const body = { token, password, names_owner: true };
	return textOf(dataOf(await requestJson("POST", "/auth/password/reset", { body })), "email");
}

/** True if the password was right and the second factor's code is missing. */
export function isCodeWanted(error: unknown): boolean {
	return error instanceof WireError && error.code === "INVALID_OTP";
}

/** The token is placed after `#`, so it reaches no log. */
function passwordLink(data: unknown): string {
	const token = new URL(textOf(data, "link"), location.href).searchParams.get("token") ?? "";
	return `${location.origin}/studio/#/password?${new URLSearchParams({ token })}`;
}

function textOf(data: unknown, name: string): string {
	const text = isRecord(data) ? data[name] : undefined;
	if (typeof text !== "string") throw new Error(`The content system's reply has no "${name}".`);
	return text;
}

/** A fact that the site has. `source` is the id of its document. */
export type Correctable = { fact: Item; about: string; value: string; source: string };

export async function listCorrectable(params: Record<string, string>, signal?: AbortSignal): Promise<Correctable[]> {
	const data = dataOf(await requestJson("GET", `/content/correctable?${new URLSearchParams(params)}`, { signal }));
	if (!Array.isArray(data)) throw new Error("The facts of this college cannot be read.");
	return data.filter(isRecord).map(({ fact, about, value, sourceId }) => ({
		fact: isRecord(fact) ? fact : {},
		about: String(about),
		value: String(value),
		source: String(sourceId),
	}));
}

export async function findMergeDoubt(stays: string, goes: string): Promise<{ doubt: string | null }> {
	const data = dataOf(await requestJson("GET", `/content/merge-doubt?${new URLSearchParams({ stays, goes })}`));
	return { doubt: isRecord(data) && typeof data.doubt === "string" ? data.doubt : null };
}

type Namesake = { resource: string; id: string; called: string };

/** The institutions that a new one may duplicate. */
export async function listNamesakes(params: Record<string, string>): Promise<Namesake[]> {
	const data = dataOf(await requestJson("GET", `/content/namesakes?${new URLSearchParams(params)}`));
	if (!Array.isArray(data)) throw new Error("The colleges with similar names cannot be read.");
	return data
		.filter(isRecord)
		.map(({ resource, id, called }) => ({ resource: String(resource), id: String(id), called: String(called) }));
}

export async function listCounsellings(): Promise<Counsellings> {
	return Counsellings.parse(dataOf(await requestJson("GET", "/content/counsellings")));
}

/** Returns the id of the source. Empty fields are not sent. */
export async function createSource(document: Item): Promise<string> {
	const body = Object.fromEntries(
		Object.entries(document).filter(([, value]) => typeof value === "string" && value !== ""),
	);
	return textOf(dataOf(await requestJson("POST", "/content/sources", { body })), "id");
}

/** In the order of `names`, at most 100 per request. */
export async function listNameMatches(
	names: readonly { name: string; place: string; code?: string }[],
): Promise<NameMatch[]> {
	return NameMatch.array().parse(dataOf(await requestJson("POST", "/content/colleges-called", { body: { names } })));
}

export async function sendFacts(sent: TableImport): Promise<FactImportResult> {
	return FactImportResult.parse(dataOf(await requestJson("POST", "/content/fact-imports", { body: sent })));
}

export async function sendCutoffFile(about: z.infer<typeof CutoffFileQuery>, bytes: Blob): Promise<number> {
	const params = Object.entries(about).map(([name, value]) => [name, String(value)]);
	const data = dataOf(await requestJson("POST", `/content/cutoff-files?${new URLSearchParams(params)}`, { bytes }));
	return Number(isRecord(data) ? data.id : undefined);
}
