import type { ContactCode } from "@uchit/contract/problem.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { CodeProblem, SendProblem } from "./code-step.ts";

export function sendProblemWords(t: Translate, problem: SendProblem, kind: "phone" | "email"): string {
	switch (problem.kind) {
		case "contact":
			return contactWords(t, problem.why, kind);
		case "abroad":
			return t("code.abroad");
		case "too-many":
			return t("code.tooMany", { minutes: problem.minutes });
		case "puzzle":
			return t("code.puzzle", { minutes: problem.minutes });
		case "no-more-today":
			return t("code.noMoreToday", { hours: problem.hours });
		case "away":
			return t("code.away");
	}
}

export function contactWords(t: Translate, why: ContactCode | undefined, kind: "phone" | "email"): string {
	switch (why) {
		case undefined:
		case "not-a-number":
			return kind === "phone" ? t("code.notAPhone") : t("code.notAnEmail");
		case "not-an-email":
			return t("code.notAnEmail");
		case "email-in-other-letters":
			return t("code.emailInOtherLetters");
		case "no-codes-abroad":
			return t("code.abroad");
		case "no-such-country":
			return t("code.noSuchCountry");
		case "too-short":
			return t("code.tooShort");
		case "too-long":
			return t("code.tooLong");
		case "wrong-length":
			return t("code.wrongLength");
		case "not-a-mobile":
			return t("code.notAMobile");
	}
}

export function codeProblemWords(t: Translate, problem: CodeProblem): string {
	switch (problem.kind) {
		case "not-digits":
			return t("code.notDigits");
		case "wrong":
			return t("code.wrong");
		case "locked":
			return t("code.locked", { seconds: problem.seconds });
		case "too-soon":
			return t("code.tooSoon", { seconds: problem.seconds });
		case "too-many":
			return t("code.tooMany", { minutes: problem.minutes });
		case "away":
			return t("code.away");
	}
}
