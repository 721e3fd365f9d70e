import type { Exam } from "@uchit/contract/exam.ts";
import { Link } from "#app/components/site/link.tsx";
import { OwnText } from "#app/components/site/own-text.tsx";
import { ButtonLink } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { isStillHeld } from "#app/lib/exam-page.ts";
import { usePaths } from "#app/paths.ts";

/** What became of an exam that is not held as it was, and what to write now: the first thing that its page says. */
export function LifecycleNote({ exam: { shortName, lifecycle } }: { exam: Pick<Exam, "shortName" | "lifecycle"> }) {
	const t = useWords();
	const paths = usePaths();
	const { state, since, text, textHi, writeNow } = lifecycle;
	if (state === "current") return null;
	return (
		<Note title={t(`exam.lifecycle.title.${state}`, { name: shortName })}>
			<p>
				{since !== undefined && `${t("exam.lifecycle.since", { year: since })} `}
				{text !== undefined && <OwnText text={text} hi={textHi} />}
			</p>
			{writeNow.length > 0 && (
				<>
					<p className="font-semibold">{t("exam.lifecycle.writeNow")}</p>
					<ul className="flex flex-wrap gap-2">
						{writeNow.map((exam) => (
							<li key={exam.slug}>
								<ButtonLink render={<Link to={paths.exam(exam.slug)} />}>{exam.shortName}</ButtonLink>
							</li>
						))}
					</ul>
				</>
			)}
			{!isStillHeld(lifecycle) && <p className="text-quiet text-sm">{t("exam.lifecycle.asItWas")}</p>}
		</Note>
	);
}
