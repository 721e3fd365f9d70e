import type { PredictExam } from "@uchit/contract/predict-exam.schema.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { ASKING, type PredictSearch } from "#app/predict/search.ts";
import { heldWords, predictExamWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";

type ExamChoice = Pick<PredictExam, "exam" | "authority" | "years">;

/** The exams of which cutoffs are held, each with what is held; what a question elsewhere has told already goes along. */
export function ExamChooser({ exams, search }: { exams: readonly ExamChoice[]; search: PredictSearch }) {
	const t = useTranslations();
	const paths = usePaths();
	const hasTold = ASKING.some((key) => key !== "exam" && search[key] !== "");
	const pathOf = (exam: string) => (hasTold ? paths.beginPredict({ ...search, exam }) : paths.predict({ exam }));
	return (
		<section aria-labelledby="exams" className="mt-8">
			<h2 id="exams" className="text-xl">
				{t("predict.chooseExam")}
			</h2>
			<ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{exams.map((exam) => (
					<li key={exam.exam}>
						<Link
							to={pathOf(exam.exam)}
							className="block h-full rounded-lg border border-line bg-raised p-4 hover:border-edge hover:bg-sunk"
						>
							<span className="block font-semibold">{predictExamWords(t, exam.exam)}</span>
							<span className="mt-1 block text-quiet text-sm">{heldWords(t, exam)}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
