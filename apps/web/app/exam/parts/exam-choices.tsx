import { EXAM_STREAMS, type ExamStream } from "@uchit/contract/exam.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";

export type ExamChoice = { slug: string; shortName: string; stream: ExamStream };

type Props = { exams: readonly ExamChoice[]; chosen: readonly string[]; className?: string };

export function ExamChoices({ exams, chosen, className = "" }: Props) {
	const t = useTranslations();
	const groups = EXAM_STREAMS.flatMap((stream) => {
		const ofStream = exams.filter((exam) => exam.stream === stream);
		return ofStream.length === 0 ? [] : [{ stream, exams: ofStream }];
	});
	return (
		<div className={`${className} columns-1 gap-8 sm:columns-2 lg:columns-4`.trim()}>
			{groups.map((group) => (
				<div key={group.stream} className="mb-6 break-inside-avoid">
					<CheckboxGroup
						legend={t(`exam.stream.${group.stream}`)}
						name="exam"
						isWhole
						isPaired
						options={group.exams.map(({ slug, shortName }) => ({
							value: slug,
							label: shortName,
							selected: chosen.includes(slug),
						}))}
					/>
				</div>
			))}
		</div>
	);
}
