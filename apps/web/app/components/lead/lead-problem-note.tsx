import { type Translate, useWords } from "#app/i18n/translate.ts";
import type { LeadProblem } from "#app/lib/lead-step.ts";

/** Why a request was not taken. What was written stands in the form under it. */
export function LeadProblemNote({ problem }: { problem: LeadProblem }) {
	const t = useWords();
	return (
		<div role="alert" tabIndex={-1} data-asked-now="" className="rounded-md border border-bad-text bg-bad-sunk p-4">
			<p className="font-semibold">{wordsOf(t, problem)}</p>
		</div>
	);
}

function wordsOf(t: Translate, problem: LeadProblem): string {
	switch (problem.kind) {
		case "too-many":
			return t("lead.problem.too-many", { minutes: problem.minutes });
		case "too-soon":
			return t("lead.problem.too-soon", { seconds: problem.seconds });
		case "fields":
		case "away":
		case "changed":
		case "machine":
		case "gone":
			return t(`lead.problem.${problem.kind}`);
	}
}
