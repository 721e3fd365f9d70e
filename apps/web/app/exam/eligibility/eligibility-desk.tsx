import { type RefObject, useDeferredValue, useEffect, useRef } from "react";
import { usePaths } from "#app/paths.ts";
import { useStore } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { toFilledParams } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { ExamResults } from "./exam-results.tsx";
import { PersonForm } from "./person-form.tsx";
import type { Named } from "./person-parts.tsx";
import { type RuleNames, RuleNamesProvider } from "./rule-names.tsx";
import { type JudgedEntry, judgeAll, listCounting, type RuledExam, VERDICTS } from "./rules/judge-exams.ts";
import { hasAnswers, type Person, readPerson } from "./rules/person.ts";
import { STILL_OPEN_ID, StillOpen } from "./still-open.tsx";
import { createPersonStore, type PersonState } from "./store.ts";

/**
 * The form and what it says of every exam. Where scripts run, all of it runs on the device and nothing is sent; where they do not, it
 * is a plain GET form, and `asked` is what its address says.
 */
export function EligibilityDesk({
	exams,
	states,
	names,
	today,
	asked,
}: {
	exams: readonly RuledExam[];
	states: readonly Named[];
	names: RuleNames;
	today: string;
	asked: Person;
}) {
	const t = useTranslations();
	const paths = usePaths();
	const form = useRef<HTMLFormElement>(null);
	const desk = usePerson(asked, form);
	// What is written comes first; the answer follows as soon as there is time.
	const person = useDeferredValue(desk.person);
	const entries = judgeAll(exams, person, today);
	const isTold = hasAnswers(person);
	return (
		<RuleNamesProvider value={names}>
			<div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
				<section aria-label={t("eligible.part.person")} className="print:hidden">
					<form
						ref={form}
						method="get"
						action={paths.eligibility}
						autoComplete="off"
						aria-label={t("eligible.title")}
						onSubmit={(event) => event.preventDefault()}
					>
						<PersonForm
							key={desk.edition}
							person={desk.person}
							tell={desk.tell}
							states={states}
							counting={listCounting(exams)}
						/>
						{isTold && <Summary entries={entries} />}
						<Button type="submit" className="mt-6 hidden [@media(scripting:none)]:inline-flex">
							{t("eligible.submit")}
						</Button>
						<Keeping desk={desk} />
					</form>
				</section>
				<div className="min-w-0 space-y-12">
					{isTold && <StillOpen entries={entries} />}
					<ExamResults entries={entries} isTold={isTold} />
				</div>
			</div>
		</RuleNamesProvider>
	);
}

/** How many of each, for those who cannot see the list change and those whose phone shows the form alone. */
function Summary({ entries }: { entries: readonly JudgedEntry[] }) {
	const t = useTranslations();
	const counts = VERDICTS.map((verdict) => {
		const count = entries.filter(({ judgement }) => judgement.verdict === verdict).length;
		return `${t(`eligible.verdictOf.${verdict}`)}: ${count}`;
	});
	return (
		<p role="status" className="mt-8 font-semibold tabular-nums">
			<a href={`#${STILL_OPEN_ID}`} className="link">
				{counts.join(" · ")}
			</a>
		</p>
	);
}

/** Nothing outlives the tab unless the visitor asks for it here. */
function Keeping({ desk: { keeping, keep, forget } }: { desk: PersonDesk }) {
	const t = useTranslations();
	return (
		<div className="mt-8 [@media(scripting:none)]:hidden">
			<p className="flex flex-wrap gap-3">
				{keeping !== "kept" && (
					<Button look="quiet" onClick={keep}>
						{t("eligible.keep")}
					</Button>
				)}
				<Button look="quiet" onClick={forget}>
					{t("eligible.forget")}
				</Button>
			</p>
			<p role="status" className="mt-2 text-quiet text-sm">
				{keeping === "kept" && t("eligible.kept")}
				{keeping === "refused" && t("eligible.keepFailed")}
			</p>
		</div>
	);
}

/** One for the tab: what was told is still there after a look at another page. On the server nothing is ever told to it. */
const store = createPersonStore();

type PersonDesk = PersonState & Pick<typeof store, "tell" | "keep" | "forget">;

/** What the visitor told of themselves on this device, and how to tell more; `asked` as long as nothing was told here. */
function usePerson(asked: Person, form: RefObject<HTMLFormElement | null>): PersonDesk {
	const state = useStore(store);
	useEffect(() => {
		store.open();
		if (form.current === null || hasAnswers(store.read().person)) return;
		// Chosen before the scripts ran, when nobody listened.
		const early = readPerson(toFilledParams(new FormData(form.current)));
		if (hasAnswers(early)) store.tell(early);
	}, [form]);
	const { tell, keep, forget } = store;
	return { ...state, person: hasAnswers(state.person) ? state.person : asked, tell, keep, forget };
}
