import { findingWords } from "#app/applicant/eligibility/verdict-words.ts";
import { Figure, SourcedText } from "#app/facts/figure.tsx";
import { levelWords } from "#app/facts/level-words.ts";
import { COVERED_CHARGES } from "#app/facts/words/fee-kind.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { FoldedPart, titleOf } from "./folded-part.tsx";
import type { AfterLoaded, LoadedPathway } from "./page.server.ts";
import { VerdictTag } from "./pathway-list.tsx";
import { ExamLinks } from "./sections.tsx";
import type { PathwayVerdicts } from "./your-marks.tsx";

type PathwayContext = Pick<AfterLoaded, "exams" | "ofOneUniversity" | "state" | "isShort"> & {
	sourceName: (id: string) => string;
	sayRule: (rule: LoadedPathway["rules"][number]["rule"]) => string;
	judged: PathwayVerdicts | undefined;
};

export function Pathways({ doors, ...shown }: PathwayContext & Pick<AfterLoaded, "doors">) {
	const { t } = usePage();
	return (
		<section aria-labelledby="doors" className="mt-10">
			<h2 id="doors" className="text-xl">
				{t("after.doors")}
			</h2>
			<p className="mt-1 max-w-text text-quiet">{t("after.payUnmeasured")}</p>
			{doors.map((door) => (
				<PathwaySection key={door.slug} door={door} {...shown} />
			))}
		</section>
	);
}

function PathwaySection({
	door,
	exams,
	ofOneUniversity,
	state,
	isShort,
	sourceName,
	sayRule,
	judged,
}: PathwayContext & { door: LoadedPathway }) {
	const { t, paths } = usePage();
	// In the short view, figures may be absent because they were not loaded.
	const isLoaded = !isShort || door.figures !== undefined || door.course === undefined;
	const list =
		door.facet === undefined || door.course === undefined
			? undefined
			: paths.colleges({ [door.facet]: [door.course], ...(state && { state: [state.slug] }) });
	return (
		<FoldedPart
			id={door.slug}
			className="max-w-text border-line border-t"
			heading={
				<h3 id={titleOf(door.slug)} className="text-lg">
					{door.name} <VerdictTag verdict={judged?.get(door.slug)?.verdict} />
				</h3>
			}
		>
			<p className="mt-1">{t("after.wants", { wants: door.wants })}</p>
			<PersonalVerdict name={door.slug} judged={judged} sayRule={sayRule} />
			<Rules door={door} exams={exams} sourceName={sourceName} sayRule={sayRule} />
			<p className="mt-1">{t("after.next", { next: door.next })}</p>
			<Colleges door={door} sourceName={sourceName} />
			{isLoaded && <Pay door={door} sourceName={sourceName} />}
			{isLoaded && door.figures === undefined && <p className="mt-1 text-quiet">{t("after.uncounted")}</p>}
			<ExamLinks slugs={door.exams} exams={exams} ofOneUniversity={ofOneUniversity} />
			{door.exams.map((slug) => (
				<PersonalVerdict key={slug} name={slug} title={exams[slug]} judged={judged} sayRule={sayRule} />
			))}
			<p className="flex flex-wrap gap-x-6">
				{list !== undefined && (
					<Link to={list} className="link inline-flex min-h-11 items-center">
						{t("after.list")}
					</Link>
				)}
				{list !== undefined && door.facet !== undefined && door.course !== undefined && (
					<Link
						to={paths.colleges({
							[door.facet]: [door.course],
							ownership: ["government"],
							...(state && { state: [state.slug] }),
						})}
						className="link inline-flex min-h-11 items-center"
					>
						{t("after.government")}
					</Link>
				)}
				{door.course !== undefined && (
					<Link to={paths.course(door.course)} className="link inline-flex min-h-11 items-center">
						{t("after.course")}
					</Link>
				)}
				{door.site !== undefined && (
					<a href={door.site} rel="noopener" className="link inline-flex min-h-11 items-center">
						{t("after.site")}
					</a>
				)}
			</p>
		</FoldedPart>
	);
}

/** The verdict on a course or an exam by the visitor's marks and age; empty if open, which the mark already shows. */
function PersonalVerdict({
	name,
	title,
	judged,
	sayRule,
}: Pick<PathwayContext, "judged" | "sayRule"> & { name: string; title?: string | undefined }) {
	const { t } = usePage();
	const found = judged?.get(name);
	if (found === undefined || found.verdict === "open") return null;
	return (
		<div className="mt-1 border-line border-l-4 pl-3">
			{title !== undefined && (
				<p>
					<strong>{title}</strong> <VerdictTag verdict={found.verdict} />
				</p>
			)}
			{found.reasons.map(({ rule, finding }) => (
				<p key={rule.kind}>
					{sayRule(rule)} · {findingWords(t, finding)}
				</p>
			))}
			{found.verdict === "shut" && (
				<a href="#shut" className="link inline-flex min-h-11 items-center">
					{t("after.reopens")}
				</a>
			)}
		</div>
	);
}

function Colleges({
	door: { figures, isWhole },
	sourceName,
}: { door: LoadedPathway } & Pick<PathwayContext, "sourceName">) {
	const { t } = usePage();
	if (figures === undefined) return null;
	const { ownership, seats, indiaSeats, fees } = figures;
	const source = (sourceId: string) => ({ source: sourceName(sourceId), href: sourceHref(sourceId) });
	return (
		<ul className="mt-1 list-disc pl-5">
			{ownership !== undefined && (
				<li>
					<SourcedText
						value={t("after.owners", {
							known: ownership.known,
							government: ownership.government,
							aided: ownership.aided,
							private: ownership.private,
						})}
						{...source(ownership.sourceId)}
					/>
				</li>
			)}
			{seats !== undefined && !isWhole && (
				<li>
					<SourcedText
						value={t("after.seatsBy", {
							seats: seats.seats,
							government: seats.government,
							year: String(seats.year),
							india: indiaSeats ?? 0,
							isState: indiaSeats !== undefined && indiaSeats !== seats.seats ? "yes" : "no",
						})}
						{...source(seats.sourceId)}
					/>
				</li>
			)}
			<li>
				{fees === undefined ? (
					t("after.feesUnknown")
				) : (
					<SourcedText
						value={t("after.fees", {
							known: fees.known,
							middle: formatRupees(fees.middle),
							covers: COVERED_CHARGES[fees.covers],
							year: String(fees.year),
						})}
						{...source(fees.sourceId)}
					/>
				)}
			</li>
		</ul>
	);
}

function Rules({
	door,
	exams,
	sourceName,
	sayRule,
}: { door: LoadedPathway } & Pick<PathwayContext, "exams" | "sourceName" | "sayRule">) {
	const { t, paths } = usePage();
	const own = door.own?.map((rule) => <li key={rule.kind}>{sayRule(rule)}</li>);
	if (door.ruleExam === undefined) return own && <ul className="mt-1 list-disc pl-5">{own}</ul>;
	return (
		<>
			{own && <ul className="mt-1 list-disc pl-5">{own}</ul>}
			{own && <p className="mt-1">{t("after.ruleFor", { exam: exams[door.ruleExam] ?? door.ruleExam })}</p>}
			<ul className="mt-1 list-disc pl-5">
				{door.rules.map(({ rule, sourceId, isChecked }) => (
					<li key={rule.kind}>
						<SourcedText value={sayRule(rule)} source={sourceName(sourceId)} href={sourceHref(sourceId)} />{" "}
						{!isChecked && t("after.unchecked")}
					</li>
				))}
			</ul>
			<Link to={paths.examTab(door.ruleExam, "eligibility")} className="link inline-flex min-h-11 items-center">
				{t("after.rule")}
			</Link>
		</>
	);
}

function Pay({ door: { figures }, sourceName }: { door: LoadedPathway } & Pick<PathwayContext, "sourceName">) {
	const { t } = usePage();
	const salary = figures?.salary;
	if (salary === undefined) return <p className="mt-1">{t("after.payUnknown")}</p>;
	return (
		<p className="mt-1">
			{t("after.pay")}{" "}
			<Figure
				value={formatRupees(salary.middle)}
				year={salary.cohort}
				source={sourceName(salary.sourceId)}
				href={sourceHref(salary.sourceId)}
			/>
			. {t("after.payOf", { known: salary.known, level: levelWords(t, salary.level) })}
		</p>
	);
}
