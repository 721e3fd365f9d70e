import type { PrivacyShown } from "@uchit/contract/lead.ts";

export const PRIVACY_CHANGES = ["withdrawn", "left-alone", "erased"] as const;
export type PrivacyChange = (typeof PRIVACY_CHANGES)[number];

export type PrivacyView = PrivacyShown & {
	by: "account" | "link";
	names: Readonly<Record<string, string>>;
	done: PrivacyChange | undefined;
};

export type PrivacyProblem = "gone" | "away";

export type LinkAnswer =
	| { kind: "sent"; sentTo: string }
	| {
			kind: "not-sent";
			problem: { kind: "contact" | "away" } | { kind: "too-many"; minutes: number };
			written: string;
	  };

/** `forgotten`: the stored age was cleared. */
export type CountingAnswer = { kind: "given" | "stopped" | "under-18" | "unsaid" | "forgotten" };
