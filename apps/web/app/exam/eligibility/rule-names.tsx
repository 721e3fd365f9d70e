import { createContext, type ReactNode, use } from "react";
import type { RuleSpeech } from "#app/applicant/eligibility/verdict-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

/** Names by slug or id: of states, of exams, of sources. */
export type RuleNames = Readonly<Record<"states" | "exams" | "sources", Readonly<Record<string, string>>>>;

const Names = createContext<RuleNames>({ states: {}, exams: {}, sources: {} });

export function RuleNamesProvider({ value, children }: { value: RuleNames; children: ReactNode }) {
	return <Names value={value}>{children}</Names>;
}

/** The wording of rules on this page. */
export function useRuleSpeech(): RuleSpeech & { nameSource: (id: string) => string } {
	const { t, language } = usePage();
	const { states, exams, sources } = use(Names);
	return {
		t,
		language,
		nameState: (slug) => states[slug] ?? slug,
		nameExam: (slug) => exams[slug] ?? slug,
		nameSource: (id) => sources[id] ?? id,
	};
}
