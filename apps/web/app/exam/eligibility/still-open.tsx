import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { type JudgedEntry, listStillOpen } from "./rules/judge-exams.ts";
import { WindowWords } from "./window-words.tsx";

/** Where the list stands on its page. */
export const STILL_OPEN_ID = "still-open";

const TONES = { eligible: "good", "needs-check": "care" } as const;

/** The other way round: the exams that somebody may sit and can still apply for. */
export function StillOpen({ entries }: { entries: readonly JudgedEntry[] }) {
	const t = useTranslations();
	const paths = usePaths();
	const open = listStillOpen(entries);
	return (
		<section aria-labelledby={STILL_OPEN_ID}>
			<h2 id={STILL_OPEN_ID} className="text-2xl">
				{t("eligible.apply")}
			</h2>
			{open.length === 0 && <p className="mt-2 text-quiet">{t("eligible.applyNone")}</p>}
			<ul className="mt-2">
				{open.map(({ exam, verdict, window }) => (
					<li
						key={exam.slug}
						className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-t py-2"
					>
						<span className="min-w-0">
							<Link to={paths.exam(exam.slug)} className="link font-semibold">
								{exam.shortName}
							</Link>
							<span className="block text-quiet text-sm">
								<WindowWords window={window} />
							</span>
						</span>
						<Tag tone={TONES[verdict]}>{t(`eligible.verdictOf.${verdict}`)}</Tag>
					</li>
				))}
			</ul>
		</section>
	);
}
