import type { PrivacyShown } from "@uchit/contract/lead.ts";

/** Changes that somebody just made; the page confirms them. */
export const PRIVACY_CHANGES = ["withdrawn", "left-alone", "erased"] as const;
export type PrivacyChange = (typeof PRIVACY_CHANGES)[number];

/** The holders of somebody's data, as the page shows them. */
export type PrivacyView = PrivacyShown & {
	/** Their proof that the data is theirs. */
	by: "account" | "link";
	/** The names of the colleges among the recipients, by slug. */
	names: Readonly<Record<string, string>>;
	done: PrivacyChange | undefined;
};

/** Why nothing was changed. */
export type PrivacyProblem = "gone" | "away";

/** The outcome of a request for a link. */
export type LinkAnswer =
	| { kind: "sent"; sentTo: string }
	| {
			kind: "not-sent";
			problem: { kind: "contact" | "away" } | { kind: "too-many"; minutes: number };
			written: string;
	  };

/** The outcome of a choice whether visits may be counted, or (`forgotten`) of having the age forgotten. */
export type CountingAnswer = { kind: "given" | "stopped" | "under-18" | "unsaid" | "forgotten" };
