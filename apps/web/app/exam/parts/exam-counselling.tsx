import type { AcceptedBy, Counselling, ExamScore } from "@uchit/contract/exam-record.ts";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, Link, LinkLine } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";

export function ExamCounselling({ bodies }: { bodies: readonly Counselling[] }) {
	const { t } = usePage();
	return (
		<Section id="counselling" title={t("exam.tab.counselling")} className="mt-10">
			<CounsellingSteps />
			<TermLine>
				<Term slug="counselling">{t("exam.tab.counselling")}</Term>
				<Term slug="choice-filling">{t("term.word.choice-filling")}</Term>
				<Term slug="seat-allotment">{t("term.word.seat-allotment")}</Term>
				<Term slug="round">{t("term.word.round")}</Term>
				<Term slug="quota">{t("term.word.quota")}</Term>
			</TermLine>
			<p className="mt-6 max-w-text font-semibold">{t("exam.counselling.note")}</p>
			<ul className="mt-2 max-w-224 divide-y divide-line border-line border-y">
				{bodies.map(({ body, bodyHi, site, rounds, roundsHi, text, textHi }) => (
					<li key={body} className="space-y-1 py-4">
						<h3 className="font-semibold">
							<OwnText text={body} hi={bodyHi} />
						</h3>
						{text !== undefined && (
							<p className="max-w-text">
								<OwnText text={text} hi={textHi} />
							</p>
						)}
						{rounds !== undefined && (
							<p className="text-quiet text-sm">
								{t.rich("exam.counselling.rounds", { rounds: () => <OwnText text={rounds} hi={roundsHi} /> })}
							</p>
						)}
						{site !== undefined && (
							<p>
								<a href={site} rel="noreferrer" className="link-line-low">
									{new URL(site).hostname}
								</a>
							</p>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}

const STEPS = ["register", "choices", "allotment", "accept", "report"] as const;

function CounsellingSteps() {
	const { t } = usePage();
	return (
		<>
			<h3 className="mt-3 font-semibold">{t("examPage.after.steps")}</h3>
			<ol className="mt-2 max-w-text list-decimal space-y-1.5 pl-5">
				{STEPS.map((step) => (
					<li key={step}>{t(`examPage.after.step.${step}`)}</li>
				))}
			</ol>
		</>
	);
}

export function AfterTheExam({ exam: { slug, score, counselling = [] } }: { exam: ExamPage["exam"] }) {
	const { t, paths } = usePage();
	if (score === undefined && counselling.length === 0) return null;
	return (
		<Section id="after" title={t("examPage.after.heading")} className="mt-10">
			{score !== undefined && <ScoreMeaning score={score} level={3} />}
			{counselling.length > 0 && (
				<>
					<p className="mt-4">{t("examPage.after.whose")}</p>
					<ul lang="en" className="max-w-text list-disc pl-5">
						{counselling.map(({ body }) => (
							<li key={body}>{body}</li>
						))}
					</ul>
					<p>
						<LinkLine to={paths.examTab(slug, "counselling")}>{t("examPage.after.more")}</LinkLine>
					</p>
				</>
			)}
		</Section>
	);
}

type ScoreMeaningProps = { score: ExamScore; level?: 2 | 3 };

export function ScoreMeaning({ score: { kind, text, textHi, validYears }, level = 2 }: ScoreMeaningProps) {
	const { t } = usePage();
	const Heading = `h${level}` as const;
	return (
		<section aria-labelledby="score" className={level === 2 ? "mt-12 lg:mt-16" : "mt-3"}>
			<Heading id="score" className={level === 2 ? "text-xl" : "font-semibold"}>
				{t("exam.field.score")}
			</Heading>
			<p className="mt-2 flex flex-wrap gap-2">
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

export function AcceptingColleges({
	exam: { slug, colleges: available },
	acceptedBy: { text, textHi },
	colleges,
}: {
	exam: ExamPage["exam"];
	acceptedBy: AcceptedBy;
	colleges: readonly { slug: string; name: string }[];
}) {
	const { t, paths } = usePage();
	return (
		<Section id="accepted" title={t("exam.field.acceptedBy")} className="mt-10">
			<p className="mt-3 max-w-text">
				<OwnText text={text} hi={textHi} />
			</p>
			{available.total > 0 && (
				<p className="mt-3">
					<ButtonLink look="quiet" render={<Link to={paths.colleges({ exam: [slug] })} />}>
						{t("exam.cutoffs.all", { count: available.total })}
					</ButtonLink>
				</p>
			)}
			{colleges.length > 0 && (
				<details className="open-on-paper mt-2">
					<summary className="link-line">{t("examPage.colleges.named", { count: colleges.length })}</summary>
					<CollegeNames colleges={colleges} />
				</details>
			)}
		</Section>
	);
}

export function CollegeNames({ colleges }: { colleges: readonly { slug: string; name: string; place?: string }[] }) {
	const { paths } = usePage();
	return (
		<ul className="mt-2 gap-x-12 empty:hidden sm:columns-2">
			{colleges.map(({ slug, name, place }) => (
				<li key={slug} className="break-inside-avoid py-1">
					<InlineLink to={paths.college(slug)}>{name}</InlineLink>
					{place !== undefined && <span className="block text-quiet text-sm">{place}</span>}
				</li>
			))}
		</ul>
	);
}
