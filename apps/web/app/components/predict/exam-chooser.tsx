import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { heldWords, predictExamWords } from "#app/lib/predict-words.ts";
import { usePaths } from "#app/paths.ts";

export type ExamChoice = Pick<PredictExam, "exam" | "authority" | "years">;

/** The exams of which cutoffs are held, each with what is held. */
export function ExamChooser({ exams }: { exams: readonly ExamChoice[] }) {
	const t = useWords();
	const paths = usePaths();
	return (
		<section aria-labelledby="exams" className="mt-8">
			<h2 id="exams" className="text-xl">
				{t("predict.chooseExam")}
			</h2>
			<ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{exams.map((exam) => (
					<li key={exam.exam}>
						<Link
							to={paths.predict({ exam: exam.exam })}
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
