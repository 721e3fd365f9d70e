/** The purposes of consents, each asked for separately. The account itself is one; nothing is ticked beforehand. */
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
 * Every notice that has ever been shown: its version, its group of messages (`apps/web/app/platform/messages`), and its
 * purposes. A form that was opened before a new notice still sends the old version, so none is removed.
 */
const NOTICES = [
	{ words: "login", version: "2026-11-21", purposes: ["account", "alerts"] },
	{ words: "login", version: "2026-11-21.2", purposes: ["account", "alerts"] },
	{ words: "login", version: "2026-11-23", purposes: ["account", "alerts", "exam-alerts"] },
	{ words: "lead", version: "2026-11-21", purposes: ["contact-by-us", "contact-by-college"] },
	{ words: "privacy.counting", version: "2026-11-21", purposes: ["analytics"] },
] as const satisfies readonly { words: string; version: string; purposes: readonly ConsentPurpose[] }[];

/** The notices shown now. A version changes with its words: the ledger stores which one was agreed to. */
export const ACCOUNT_NOTICE_VERSION = "2026-11-23" satisfies Version;
export const LEAD_NOTICE_VERSION = "2026-11-21" satisfies Version;
export const ANALYTICS_NOTICE_VERSION = "2026-11-21" satisfies Version;

type Version = (typeof NOTICES)[number]["version"];

export function hasNotice(purpose: ConsentPurpose, version: string): boolean {
	return NOTICES.some(
		(notice) => notice.version === version && notice.purposes.some((notified) => notified === purpose),
	);
}
