import { createContext, type ReactNode, use } from "react";
import type { RuleWording } from "#app/applicant/eligibility/verdict-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

export type RuleNames = Readonly<Record<"states" | "exams" | "sources", Readonly<Record<string, string>>>>;

type Page = RuleNames & { today: string };

const Names = createContext<Page>({ states: {}, exams: {}, sources: {}, today: "" });

export function RuleNamesProvider({ value, children }: { value: Page; children: ReactNode }) {
	return <Names value={value}>{children}</Names>;
}

/** The day that the page speaks of. */
export function useToday(): string {
	return use(Names).today;
}

export function useRuleWording(): RuleWording & { nameSource: (id: string) => string } {
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
