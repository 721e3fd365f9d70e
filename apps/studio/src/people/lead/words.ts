import type { LeadState } from "@uchit/contract/lead.ts";

export const STATES: readonly { id: LeadState; name: string; disabled?: boolean }[] = [
	{ id: "new", name: "New" },
	{ id: "assigned", name: "Given to somebody" },
	{ id: "called", name: "Called, not answered yet" },
	{ id: "answered", name: "Answered" },
	{ id: "closed", name: "Closed" },
	{ id: "withdrawn", name: "Withdrawn (only by the person)", disabled: true },
];

const TOPICS: Readonly<Record<string, string>> = {
	"ask-college": "A question about a college",
	"call-back": "Call me back",
	"contact-us": "Contact us",
	complaint: "A complaint",
	"landing-page": "A landing page",
};

const PURPOSES: Readonly<Record<string, string>> = {
	account: "an account",
	alerts: "alerts",
	"exam-alerts": "alerts about exams",
	"contact-by-us": "contact by us",
	"contact-by-college": "contact by the college",
	analytics: "analytics",
};

export function nameOfTopic(topic: unknown): string {
	return typeof topic === "string" ? (TOPICS[topic] ?? topic) : "not stated";
}

export function nameOfPurpose(purpose: unknown): string {
	return PURPOSES[String(purpose)] ?? String(purpose);
}

export function nameOfRecipient(recipient: unknown): string {
	return recipient === "site" ? "this site" : String(recipient);
}

export function nameOfAge(band: unknown): string {
	if (band === "under-18") return "Under 18";
	return band === "18-or-over" ? "18 or over" : "not stated";
}
