import { Plus } from "lucide-react";
import { Unknown } from "#app/facts/figure.tsx";
import { placeWords } from "#app/facts/words/place-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, Link } from "#app/shell/page/link.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { SiteLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { PlannedCollege } from "./planner.ts";
import type { Plan } from "./search.ts";

type Named = Readonly<Record<string, string>>;
type Props = { colleges: readonly PlannedCollege[]; plan: Plan; examNames: Named };

export function PlanColleges({ colleges, ...props }: Props) {
	const { t } = usePage();
	if (colleges.length === 0) return null;
	return (
		<Section id="colleges" title={t("planner.colleges")} className="mt-12">
			<p className="mt-2 max-w-text text-quiet">{t("planner.collegesNote")}</p>
			<ul className="mt-4 grid gap-x-12 md:grid-cols-2">
				{colleges.map((college) => (
					<li key={college.slug} className="min-w-0 break-inside-avoid border-line border-t py-4">
						<College college={college} {...props} />
					</li>
				))}
			</ul>
		</Section>
	);
}

function College({
	college: { slug, name, place, website, exams },
	plan,
	examNames,
}: Omit<Props, "colleges"> & { college: PlannedCollege }) {
	const { t, paths, language } = usePage();
	const named = exams.filter((exam) => examNames[exam] !== undefined);
	const missing = named.filter((exam) => !plan.exams.includes(exam));
	return (
		<>
			<h3 className="font-semibold text-base">
				<InlineLink to={paths.college(slug)}>{name}</InlineLink>
			</h3>
			<p className="text-quiet text-sm">{placeWords(place, language)}</p>
			<dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
				<dt className="text-quiet">{t("planner.leadingExams")}</dt>
				<dd>
					{named.length === 0 ? (
						<Unknown reason={t("planner.noCutoffs")} />
					) : (
						named.map((exam) => examNames[exam]).join(" · ")
					)}
				</dd>
				<dt className="text-quiet">{t("planner.feeDates")}</dt>
				<dd>
					<Unknown />
				</dd>
				<dt className="text-quiet">{t("planner.refundDates")}</dt>
				<dd>
					<Unknown />
				</dd>
				{website !== undefined && /^https?:\/\//.test(website) && (
					<>
						<dt className="text-quiet">{t("planner.site")}</dt>
						<dd className="min-w-0 break-words">
							<SiteLink href={website} rel="noreferrer nofollow" />
						</dd>
					</>
				)}
			</dl>
			{missing.length > 0 && (
				<ul className="mt-2 flex flex-wrap gap-2 print:hidden">
					{missing.map((exam) => (
						<li key={exam}>
							<LinkChip
								render={<Link to={paths.planner({ ...plan, exams: [...plan.exams, exam] })} preventScrollReset />}
							>
								<Plus size={16} aria-hidden="true" className="flex-none" />
								{t("planner.addExam", { exam: examNames[exam] ?? exam })}
							</LinkChip>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
