import type { College, Profession } from "@uchit/contract/college.ts";
import type { CollegeFact } from "@uchit/contract/college-fact.ts";
import { councilsOf } from "@uchit/contract/council.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { bodyWords, factWords } from "#app/facts/fact-words.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { placeWords } from "#app/facts/words/place-words.ts";
import { sourceElementId } from "#app/paths.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, Link, LinkLine } from "#app/shell/page/link.tsx";
import { buttonLook } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { AcceptedExam, AdmissionRoute } from "./admission-route.ts";
import type { AnswerContext, OverviewCollege } from "./answer.tsx";
import { AcceptedExams } from "./entry-answer.tsx";

type KnownFacts = Pick<College, "seats" | "cutoffs" | "rankings" | "placements">;

/** Whether no source gives its courses, closing ranks, ranks or salaries; the page then says what to ask and check. */
export function isLittleKnown({ seats, cutoffs, rankings, placements }: KnownFacts): boolean {
	return seats.length + cutoffs.length + rankings.length + placements.length === 0;
}

export function LittleKnown({
	college,
	routes,
	taken,
	sourceName,
}: AnswerContext & { routes: readonly AdmissionRoute[]; taken: readonly AcceptedExam[] }) {
	const { t } = usePage();
	return (
		<div className="mt-4 max-w-text lg:mt-6">
			<h2 className="text-xl">{t("little.heading")}</h2>
			<p className="mt-1">{kindWords(t, college)}</p>
			<ol className="mt-3 space-y-3">
				<Step number={1} title={t("little.check")}>
					<p>
						<Councils college={college} sourceName={sourceName} />
					</p>
				</Step>
				<Step number={2} title={t("little.visit")}>
					<Visit college={college} />
				</Step>
				<Step number={3} title={t("little.entry")}>
					<p>
						{taken.length > 0 ? <AcceptedExams exams={taken} sourceName={sourceName} /> : <Routes routes={routes} />}
					</p>
				</Step>
			</ol>
			<h3 className="mt-6 font-semibold text-base">{t("little.known")}</h3>
			<p>
				<KnownFacts college={college} sourceName={sourceName} />
			</p>
		</div>
	);
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
	return (
		<li className="flex gap-3">
			<span
				aria-hidden="true"
				className="flex size-8 flex-none items-center justify-center rounded-full bg-accent-sunk font-semibold text-accent-text"
			>
				{number}
			</span>
			<div className="min-w-0 flex-1 pt-0.5">
				<h3 className="font-semibold text-base">{title}</h3>
				{children}
			</div>
		</li>
	);
}

/** Questions for any college; those that train to treat patients need a hospital too. */
const QUESTIONS = ["fees", "degree", "seats", "results", "refund"] as const;
const PROFESSIONS_WITHOUT_HOSPITAL: ReadonlySet<Profession> = new Set([
	"pharmacy",
	"veterinary",
	"polytechnic",
	"teaching",
]);

function Visit({ college: { slug, facts, profession } }: Pick<AnswerContext, "college">) {
	const { t, paths } = usePage();
	const [site, phone] = (["website", "phone"] as const).map(
		(field) => facts.find((fact) => fact.field === field)?.value,
	);
	const hasHospital = profession !== undefined && !PROFESSIONS_WITHOUT_HOSPITAL.has(profession);
	const questions = [...QUESTIONS, ...(hasHospital ? (["hospital"] as const) : [])];
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-4">
				{phone !== undefined && (
					<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="link-line-low">
						{t("college.call")}: {phone}
					</a>
				)}
				{site !== undefined && /^https?:\/\//.test(site) && (
					<a href={site} rel="noreferrer nofollow" className="link-line-low">
						{t("little.site")}
					</a>
				)}
				<RouterLink to={paths.askCollege(slug)} className="link-line-low">
					{t("facts.ask")}
				</RouterLink>
			</p>
			<p>{t("little.askHow")}</p>
			<ul className="list-disc pl-5">
				{questions.map((question) => (
					<li key={question}>{t(`little.question.${question}`)}</li>
				))}
			</ul>
		</>
	);
}

function kindWords(t: Translate, { profession, categories }: OverviewCollege): string {
	if (profession !== undefined) return t(`little.kind.${profession}`);
	const slug = categories[0]?.slug;
	switch (slug) {
		case "engineering":
		case "management":
		case "law":
		case "commerce":
		case "sciences":
		case "arts":
		case "architecture":
			return t(`little.kind.${slug}`);
		default:
			return t("little.kind.unknown");
	}
}

function KnownFacts({ college, sourceName }: AnswerContext) {
	const { t, paths, language } = usePage();
	const { slug, aisheCode, sourceId, place, facts } = college;
	const newest = (field: CollegeFact["field"]) => facts.find((fact) => fact.field === field);
	const ofFact = (fact: CollegeFact | undefined) =>
		fact && (
			<SourcedText
				value={[factWords(t, fact), fact.year].filter(Boolean).join(", ")}
				source={sourceName(fact.sourceId)}
				href={paths.receipt(slug, receiptIds.fact(fact.field))}
			/>
		);
	const [affiliated, established, owner] = (["affiliated-to", "established", "ownership"] as const).map(newest);
	const where = placeWords(place, language);
	const list = () => (
		<SourcedText
			value={aisheCode === undefined ? t("little.otherList") : `AISHE ${aisheCode}`}
			source={sourceName(sourceId)}
			href={paths.receipt(slug, sourceElementId(sourceId))}
		/>
	);
	return (
		<>
			{where === undefined ? t.rich("little.listed", { list }) : t.rich("little.listedIn", { place: where, list })}
			{owner !== undefined && <> {t.rich("little.owner", { owner: () => ofFact(owner) })}</>}
			{affiliated !== undefined && <> {t.rich("little.affiliated", { university: () => ofFact(affiliated) })}</>}
			{established !== undefined && <> {t.rich("little.established", { year: () => ofFact(established) })}</>}
		</>
	);
}

function Councils({ college, sourceName }: AnswerContext) {
	const { t, paths } = usePage();
	const { slug, facts, profession, categories } = college;
	const found = facts.filter(({ field }) => field === "recognised-by");
	const isFound = (council: string) => found.some(({ value }) => value === council || value === "national-importance");
	const open = councilsOf(profession, categories).filter(({ council }) => !isFound(council));
	return (
		<>
			{found.map(({ value, printed, sourceId }) => (
				<span key={`${value} ${sourceId}`}>
					{t.rich("little.foundIn", {
						list: () => (
							<SourcedText
								value={`${bodyWords(t, value)}, ${printed}`}
								source={sourceName(sourceId)}
								href={paths.receipt(slug, receiptIds.recognition(value))}
							/>
						),
					})}{" "}
				</span>
			))}
			{open.length > 0 && t("little.checkHow")}{" "}
			{open.map(({ council, address }, index) => (
				<span key={council}>
					{index > 0 && " · "}
					<a href={address} rel="noreferrer nofollow" className="link">
						{t(`little.council.${council}`)}
					</a>
				</span>
			))}
		</>
	);
}

function Routes({ routes }: { routes: readonly AdmissionRoute[] }) {
	const { t, paths } = usePage();
	if (routes.length === 0) return t("little.noRoute");
	return (
		<>
			{routes.every(({ isNational }) => isNational) ? t("little.byNational") : t("little.byState")}{" "}
			{routes.map(({ slug, shortName }, index) => (
				<span key={slug}>
					{index > 0 && " · "}
					<InlineLink to={paths.exam(slug)}>{shortName}</InlineLink>
				</span>
			))}
		</>
	);
}

/** On a page with so few facts the only request is for a review. Links to the fee notice if there is no cost page. */
export function InvitedReview({ slug }: { slug: string }) {
	const { t, paths } = usePage();
	return (
		<Section
			id="invited"
			title={t("little.invite.heading")}
			className="mt-10 max-w-text rounded-lg bg-sunk p-4 print:hidden"
			headingClass="text-lg"
		>
			<p className="mt-1">{t("little.invite.what")}</p>
			<p className="mt-3">
				<Link to={paths.writeReview({ college: slug })} className={buttonLook("primary")}>
					{t("little.invite.link")}
				</Link>
			</p>
			<p className="mt-1">
				<LinkLine to={paths.sendDocument(slug)}>{t("little.invite.fees")}</LinkLine>
			</p>
		</Section>
	);
}
