import { type ComponentProps, useEffect } from "react";
import { useFetcher } from "react-router";
import { LaterCycleNotes } from "#app/facts/later-cycle-note.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { ShownPage } from "#app/predict/shown.ts";
import { availableWords, questionWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { useWasOpened } from "#app/ui/disclosure.tsx";
import { QuestionForm } from "./question-form.tsx";

type FormProps = ComponentProps<typeof QuestionForm>;
type OfExam = FormProps & { later: ComponentProps<typeof LaterCycleNotes>["cycles"] };
type FoldedProps = OfExam & { page: ShownPage };

/** Only states' own lists are this many: the form asks for the home state, which opens one of them. */
const MAX_OTHERS = 6;

export function ExamOverview({ exam, later }: Pick<OfExam, "exam" | "later">) {
	const { t, paths } = usePage();
	return (
		<>
			<p className="mt-2 text-quiet">
				{availableWords(t, exam)}{" "}
				<Link to={paths.predict()} className="link ml-2 inline-flex min-h-9 items-center print:hidden">
					{t("predict.another")}
				</Link>
			</p>
			{exam.others.length > 0 && exam.others.length <= MAX_OTHERS && (
				<p className="text-quiet text-sm">
					{t("predict.others", { names: exam.others.map((other) => availableWords(t, other)).join("; ") })}
				</p>
			)}
			<LaterCycleNotes cycles={later} />
		</>
	);
}

export function FoldedQuestion(props: FoldedProps) {
	return <Folded key={JSON.stringify(props.page.asked)} {...props} />;
}

/** Loads the form when it is opened: few visitors change an answered question. Until then, a link leads to it. */
function Folded({ page, ...loaded }: FoldedProps) {
	const { t, paths } = usePage();
	const { isEver, details } = useWasOpened(false);
	const { load, data: form } = useFetcher<Partial<Pick<FormProps, "states">>>();
	const address = paths.beginPredict(loaded.search);
	useEffect(() => {
		if (isEver) void load(address);
	}, [isEver, load, address]);
	return (
		<details className="group/question mt-1 print:hidden" {...details}>
			<summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md border border-line px-3 py-1">
				<span className="min-w-0">{questionWords(t, page.asked)}</span>
				<span className="link flex-none text-sm">{t("predict.edit")}</span>
			</summary>
			{form?.states !== undefined ? (
				<>
					<ExamOverview {...loaded} />
					<QuestionForm {...loaded} states={form.states} />
				</>
			) : (
				<a href={address} className="link inline-flex min-h-11 items-center">
					{t("predict.edit")}
				</a>
			)}
		</details>
	);
}
