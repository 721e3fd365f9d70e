import type { Translate } from "#app/platform/i18n/translate.ts";
import type { CodeProblem, SendProblem } from "./code-step.ts";

export function sendProblemWords(t: Translate, problem: SendProblem, kind: "phone" | "email"): string {
	switch (problem.kind) {
		case "contact":
			return kind === "phone" ? t("code.notAPhone") : t("code.notAnEmail");
		case "abroad":
			return t("code.abroad");
		case "too-many":
			return t("code.tooMany", { minutes: problem.minutes });
		case "away":
			return t("code.away");
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
