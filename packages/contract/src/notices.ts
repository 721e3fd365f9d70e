/** What consent is asked for, one by one. The account itself is a purpose; nothing is ticked beforehand. */
export const CONSENT_PURPOSES = [
	"account",
	"alerts",
	"exam-alerts",
	"contact-by-college",
	"contact-by-us",
	"analytics",
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/**
 * Every notice that consents were ever asked with: its version, the group of messages that its words stand in
 * (`apps/web/app/platform/messages`), and what it asks for. A form that was opened before a new one came is still sent with the one before,
 * so none is taken off.
 */
const NOTICES = [
	{ words: "login", version: "2026-11-21", purposes: ["account", "alerts"] },
	{ words: "login", version: "2026-11-21.2", purposes: ["account", "alerts"] },
	{ words: "login", version: "2026-11-23", purposes: ["account", "alerts", "exam-alerts"] },
	{ words: "lead", version: "2026-11-21", purposes: ["contact-by-us", "contact-by-college"] },
	{ words: "privacy.counting", version: "2026-11-21", purposes: ["analytics"] },
] as const satisfies readonly { words: string; version: string; purposes: readonly ConsentPurpose[] }[];

/** What is shown now; it changes whenever the words do: the ledger says which of them was agreed to. */
export const ACCOUNT_NOTICE_VERSION = "2026-11-23" satisfies Version;
export const LEAD_NOTICE_VERSION = "2026-11-21" satisfies Version;
export const ANALYTICS_NOTICE_VERSION = "2026-11-21" satisfies Version;

type Version = (typeof NOTICES)[number]["version"];

/** Whether consents to this purpose were ever asked in the words of this notice. */
export function hasNotice(purpose: ConsentPurpose, version: string): boolean {
	return NOTICES.some((notice) => notice.version === version && notice.purposes.some((asked) => asked === purpose));
}
