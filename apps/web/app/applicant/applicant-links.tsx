import type { Paths } from "#app/paths.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import type { Applicant, lastFigure } from "./applicant.ts";
import { useApplicant } from "./applicant-store.ts";
import { applicantWords, nameState } from "./applicant-words.ts";

type ApplicantLink = { label: string; to: string };
type ApplicantLinksProps = {
	/** The link shown until local storage has been read, or if it has no details. */
	begin?: ApplicantLink;
	waysOf: (applicant: Applicant, words: { t: Translate; state: string }) => readonly ApplicantLink[];
};

/** "Using: OBC-NCL · Bihar, only Bihar, my rank": links by known details, on pages without a form. One scrolling line of fixed height. */
export function ApplicantLinks({ begin, waysOf }: ApplicantLinksProps) {
	const { t, paths, language } = usePage();
	const { applicant } = useApplicant();
	const words = applicantWords(applicant, { t, language });
	const state = applicant.state === undefined ? "" : nameState(applicant.state, language);
	const link = "link inline-flex min-h-11 items-center";
	return (
		<section
			aria-label={t("applicant.label")}
			className="flex min-h-11 items-center gap-x-4 overflow-x-auto whitespace-nowrap text-sm [scrollbar-width:none] print:hidden [@media(scripting:none)]:hidden"
		>
			{words.length === 0 ? (
				<Link to={begin?.to ?? paths.predict()} className={link}>
					{begin?.label ?? t("applicant.begin")}
				</Link>
			) : (
				<>
					<span>
						<span className="text-quiet">{t("applicant.using")}</span> <strong>{words.join(" · ")}</strong>
					</span>
					{waysOf(applicant, { t, state }).map(({ label, to }) => (
						<Link key={to} to={to} className={link}>
							{label}
						</Link>
					))}
					<Link to={paths.eligibility} className={link}>
						{t("applicant.change")}
					</Link>
				</>
			)}
		</section>
	);
}

export function listPredictorLinks(
	paths: Paths,
	figure: ReturnType<typeof lastFigure>,
	{ label, college = [] }: { label: string; college?: readonly string[] },
): ApplicantLink[] {
	if (figure === undefined) return [];
	const { exam, common } = figure;
	return [{ label, to: paths.beginPredict({ exam, common, college }) }];
}
