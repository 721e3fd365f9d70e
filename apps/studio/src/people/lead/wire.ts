import { dataOf, requestJson } from "#studio/wire/http.ts";
import { isRecord } from "#studio/wire/refusal.ts";

export type Reachable = { kind: string; value: string };
export type UnmaskedContact = { contact: Reachable; guardian?: { name: string; contact: Reachable } };
export type DeskPerson = { id: string; name?: string; role: string; isActive: boolean };
export type Counted<Name extends string> = Readonly<Record<Name, string>> & { count: number };
export type Consented = { recipient: string; purpose: string; count: number };
export type Figures = {
	byDay: Counted<"day">[];
	byPage: Counted<"page">[];
	others: number;
	deleted: number;
	consents: Consented[];
};
export type Exported = {
	id: string;
	name: string;
	ageBand?: string | null;
	contact: Reachable;
	guardian?: { name: string; contact: Reachable };
	topic: string | null;
	message: string | null;
	source: { page?: string; college?: string } | null;
	callWindow: { from: string; to: string } | null;
	language: string;
	status: string;
	createdAt: string;
};

/** The wire logs the access and its reason. */
export async function requestUnmasked(lead: string, reason: string): Promise<UnmaskedContact> {
	return read(await requestJson("POST", `/content/leads/${lead}/unmask`, { body: { reason } }), isUnmasked);
}

export async function addNote(lead: string, text: string): Promise<void> {
	await requestJson("POST", `/content/leads/${lead}/notes`, { body: { text } });
}

export async function sendAnswer(lead: string, text: string): Promise<void> {
	await requestJson("POST", `/content/leads/${lead}/answers`, { body: { text } });
}

/** Deletes all data of the lead's person, here and at every recipient. */
export async function erasePerson(lead: string, reason: string): Promise<number> {
	const data = dataOf(await requestJson("POST", `/content/leads/${lead}/erase`, { body: { reason } }));
	return isRecord(data) ? Number(data.erased) : 0;
}

/** Only leads with valid consent for this recipient and purpose, newest first. */
export async function exportLeads(wanted: { recipient: string; purpose: string; reason: string }): Promise<Exported[]> {
	return read(await requestJson("POST", "/content/leads/export", { body: wanted }), isList<Exported>);
}

export async function listPeople(): Promise<DeskPerson[]> {
	return read(await requestJson("GET", "/content/leads/people"), isList<DeskPerson>);
}

export async function readFigures(days: number): Promise<Figures> {
	return read(await requestJson("GET", `/content/leads/figures?days=${days}`), areFigures);
}

function read<Wanted>(reply: unknown, isWanted: (data: unknown) => data is Wanted): Wanted {
	const data = dataOf(reply);
	if (!isWanted(data)) throw new Error("The reply of the lead desk cannot be read.");
	return data;
}

function isList<Row>(data: unknown): data is Row[] {
	return Array.isArray(data) && data.every(isRecord);
}

function isUnmasked(data: unknown): data is UnmaskedContact {
	return isRecord(data) && isRecord(data.contact) && typeof data.contact.value === "string";
}

function areFigures(data: unknown): data is Figures {
	return isRecord(data) && isList(data.byDay) && isList(data.byPage) && isList(data.consents);
}
