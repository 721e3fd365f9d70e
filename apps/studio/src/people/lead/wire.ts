import { ExportedLead, LeadContacts } from "@uchit/contract/lead.ts";
import * as z from "zod";
import { dataOf, requestJson } from "#studio/wire/http.ts";

const DeskPerson = z.object({ id: z.string(), name: z.string().optional(), role: z.string(), isActive: z.boolean() });
export type DeskPerson = z.infer<typeof DeskPerson>;

const Consented = z.object({ recipient: z.string(), purpose: z.string(), count: z.number() });
export type Consented = z.infer<typeof Consented>;

const DayCount = z.object({ day: z.string(), count: z.number() });
export type DayCount = z.infer<typeof DayCount>;

const Figures = z.object({
	byDay: z.array(DayCount),
	byPage: z.array(z.object({ page: z.string(), count: z.number() })),
	others: z.number(),
	deleted: z.number(),
	consents: z.array(Consented),
});
export type Figures = z.infer<typeof Figures>;

const Erased = z.object({ erased: z.number() });

/** The wire logs the access and its reason. */
export async function requestUnmasked(lead: string, reason: string): Promise<LeadContacts> {
	return read(LeadContacts, await requestJson("POST", `/content/leads/${lead}/unmask`, { body: { reason } }));
}

export async function addNote(lead: string, text: string): Promise<void> {
	await requestJson("POST", `/content/leads/${lead}/notes`, { body: { text } });
}

export async function sendAnswer(lead: string, text: string): Promise<void> {
	await requestJson("POST", `/content/leads/${lead}/answers`, { body: { text } });
}

/** Deletes all data of the lead's person, here and at every recipient. */
export async function erasePerson(lead: string, reason: string): Promise<number> {
	return read(Erased, await requestJson("POST", `/content/leads/${lead}/erase`, { body: { reason } })).erased;
}

/** Only leads with valid consent for this recipient and purpose, newest first. */
export async function exportLeads(wanted: {
	recipient: string;
	purpose: string;
	reason: string;
}): Promise<ExportedLead[]> {
	return read(z.array(ExportedLead), await requestJson("POST", "/content/leads/export", { body: wanted }));
}

export async function listPeople(): Promise<DeskPerson[]> {
	return read(z.array(DeskPerson), await requestJson("GET", "/content/leads/people"));
}

export async function readFigures(days: number): Promise<Figures> {
	return read(Figures, await requestJson("GET", `/content/leads/figures?days=${days}`));
}

function read<Wanted>(schema: z.ZodType<Wanted>, reply: unknown): Wanted {
	const { data, error } = schema.safeParse(dataOf(reply));
	if (error) throw new Error("The reply of the lead desk cannot be read.", { cause: error });
	return data;
}
