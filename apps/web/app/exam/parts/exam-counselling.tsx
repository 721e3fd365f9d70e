import type { AcceptedBy, Counselling, ExamScore } from "@uchit/contract/exam.schema.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Tag } from "#app/ui/chip.tsx";

/** Who fills the seats by the result. */
export function ExamCounselling({ bodies }: { bodies: readonly Counselling[] }) {
	const t = useTranslations();
	return (
		<section aria-labelledby="counselling" className="mt-10">
			<h2 id="counselling" className="text-xl">
				{t("exam.tab.counselling")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("exam.counselling.note")}</p>
			<TermLine>
				<Term slug="counselling">{t("exam.tab.counselling")}</Term>
				<Term slug="choice-filling">{t("term.word.choice-filling")}</Term>
				<Term slug="seat-allotment">{t("term.word.seat-allotment")}</Term>
				<Term slug="round">{t("term.word.round")}</Term>
				<Term slug="quota">{t("term.word.quota")}</Term>
			</TermLine>
			<ul className="mt-4 max-w-224 divide-y divide-line border-line border-y">
				{bodies.map(({ body, site, rounds, text, textHi }) => (
					<li key={body} className="space-y-1 py-4">
						<h3 lang="en" className="font-semibold">
							{body}
						</h3>
						{text !== undefined && (
							<p className="max-w-text">
								<OwnText text={text} hi={textHi} />
							</p>
						)}
						{rounds !== undefined && (
							<p className="text-quiet text-sm">
								{t.rich("exam.counselling.rounds", { rounds: () => <span lang="en">{rounds}</span> })}
							</p>
						)}
						{site !== undefined && (
							<p>
								<a href={site} rel="noreferrer" className="link inline-flex min-h-9 items-center">
									{new URL(site).hostname}
								</a>
							</p>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/** What the result is, and how long it counts. */
export function ScoreMeaning({ score: { kind, text, textHi, validYears } }: { score: ExamScore }) {
	const t = useTranslations();
	return (
		<section aria-labelledby="score" className="mt-12 lg:mt-16">
			<h2 id="score" className="text-xl">
				{t("exam.field.score")}
			</h2>
			<p className="mt-3 flex flex-wrap gap-2">
				<Tag>
					{kind === "percentile" ? (
						<Term slug="percentile">{t("exam.score.kind.percentile")}</Term>
					) : (
						t(`exam.score.kind.${kind}`)
					)}
				</Tag>
				{validYears !== undefined && <Tag>{t("exam.score.valid", { years: validYears })}</Tag>}
			</p>
			<p className="mt-2 max-w-text">
				<OwnText text={text} hi={textHi} />
			</p>
		</section>
	);
}

/** Where it counts, with the colleges that editors name. */
export function Accepting({
	acceptedBy: { text, textHi },
	colleges,
}: {
	acceptedBy: AcceptedBy;
	colleges: readonly { slug: string; name: string }[];
}) {
	const t = useTranslations();
	return (
		<section aria-labelledby="accepted" className="mt-12 lg:mt-16">
			<h2 id="accepted" className="text-xl">
				{t("exam.field.acceptedBy")}
			</h2>
			<p className="mt-3 max-w-text">
				<OwnText text={text} hi={textHi} />
			</p>
			<CollegeNames colleges={colleges} />
		</section>
	);
}

export function CollegeNames({ colleges }: { colleges: readonly { slug: string; name: string; place?: string }[] }) {
	const paths = usePaths();
	return (
		<ul className="mt-2 gap-x-12 empty:hidden sm:columns-2">
			{colleges.map(({ slug, name, place }) => (
				<li key={slug} className="break-inside-avoid py-1">
					<Link to={paths.college(slug)} className="link">
						{name}
					</Link>
					{place !== undefined && <span className="block text-quiet text-sm">{place}</span>}
				</li>
			))}
		</ul>
	);
}
