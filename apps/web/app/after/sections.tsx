import { stateName } from "#app/facts/words/place-words.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { FoldedPart, titleOf } from "./folded-part.tsx";
import type { AfterLoaded } from "./page.server.ts";

export function Answers({
	sections,
	exams,
	ofOneUniversity,
	states,
	state,
}: Pick<AfterLoaded, "sections" | "exams" | "ofOneUniversity" | "states" | "state">) {
	const { t, paths } = usePage();
	const pathOf = {
		scholarships: paths.scholarshipFinder,
		loan: paths.rights("loan"),
		refund: paths.rights("refund"),
		compare: paths.compare(),
		courses: paths.courses,
	};
	return sections.map(({ name, title, text, entrances, course, cost, exams: slugs, site, ours, sources }) => (
		<FoldedPart
			key={name}
			id={name}
			className="max-w-text border-line border-t"
			heading={
				<h2 id={titleOf(name)} className="text-lg">
					{title}
				</h2>
			}
		>
			{text.map((paragraph) => (
				<p key={paragraph} className="mt-2">
					{paragraph}
				</p>
			))}
			{entrances.length > 0 && (
				<Entrances labelledBy={titleOf(name)} entrances={entrances} states={states} state={state} />
			)}
			{sources.length > 0 && (
				<p className="mt-1 text-quiet text-sm">
					<SectionSources sources={sources} />
				</p>
			)}
			<ExamLinks slugs={slugs} exams={exams} ofOneUniversity={ofOneUniversity} />
			<p className="flex flex-wrap gap-x-6">
				{course !== undefined && (
					<Link to={paths.course(course)} className="link inline-flex min-h-11 items-center">
						{t("after.course")}
					</Link>
				)}
				{cost !== undefined && (
					<Link to={paths.collegeTab(cost, "cost")} className="link inline-flex min-h-11 items-center">
						{t("after.workOut")}
					</Link>
				)}
				{ours.map((each) => (
					<Link key={each} to={pathOf[each]} className="link inline-flex min-h-11 items-center">
						{t(`after.ours.${each}`)}
					</Link>
				))}
				{site !== undefined && (
					<a href={site} rel="noopener" className="link inline-flex min-h-11 items-center">
						{t("after.site")}
					</a>
				)}
			</p>
		</FoldedPart>
	));
}

function SectionSources({ sources }: Pick<AfterLoaded["sections"][number], "sources">) {
	const { t } = usePage();
	return (
		<>
			{t("after.read")}{" "}
			{sources.map(({ name, address }) => (
				<a key={address} href={address} lang="en" rel="noopener" className="link">
					{name}
				</a>
			))}
			. {t("after.uncheckedRest")}
		</>
	);
}

type EntrancesProps = Pick<AfterLoaded, "states" | "state"> & {
	labelledBy: string;
	entrances: AfterLoaded["sections"][number]["entrances"];
};

/** The exam or marks by which each state admits, and the states where this is unknown. A chosen state is shown alone. */
function Entrances({ labelledBy, entrances, states, state: chosen }: EntrancesProps) {
	const { t, paths, language } = usePage();
	const isMissing = ({ slug }: { slug: string }) => entrances.every(({ state }) => state !== slug);
	const missing = (chosen !== undefined && isMissing(chosen) ? [chosen] : states.filter(isMissing)).map((each) =>
		stateName(each, language),
	);
	return (
		<>
			<table aria-labelledby={labelledBy} className="mt-3 w-full text-left text-sm">
				<thead className="text-quiet">
					<tr className="border-line border-b">
						<th scope="col" className="w-2/5 py-2 pr-3 font-normal">
							{t("after.stateField")}
						</th>
						<th scope="col" className="py-2 font-normal">
							{t("after.entrance")}
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{entrances.map(({ state: slug, text, exam, site }) => {
						const state = states.find((each) => each.slug === slug);
						return (
							state && (
								<tr key={slug}>
									<th scope="row" className="py-2 pr-3 align-top font-normal">
										{stateName(state, language)}
									</th>
									<td className="py-2 align-top">
										{exam === undefined ? (
											text
										) : (
											<Link to={paths.exam(exam)} className="link">
												{text}
											</Link>
										)}
										{site !== undefined && (
											<a href={site} rel="noopener" className="link block py-2">
												{t("after.site")}
											</a>
										)}
									</td>
								</tr>
							)
						);
					})}
				</tbody>
			</table>
			{missing.length > 0 && (
				<p className="mt-2">{t("after.otherStates", { states: joinWithAnd(missing, language) })}</p>
			)}
		</>
	);
}

export function ClosedPathways({ shut, exams }: Pick<AfterLoaded, "shut" | "exams">) {
	const { t, paths } = usePage();
	return (
		<section aria-labelledby="shut" className="mt-10 max-w-text">
			<h2 id="shut" className="text-xl">
				{t("after.shut")}
			</h2>
			<ul className="mt-2 divide-y divide-line border-line border-y">
				{shut.map(({ name, text, site, exam }) => (
					<li key={name} className="py-2">
						<p>{text}</p>
						{exam !== undefined && (
							<Link to={paths.examTab(exam, "eligibility")} className="link inline-flex min-h-11 items-center">
								{t("after.ruleOf", { exam: exams[exam] ?? exam })}
							</Link>
						)}
						{site !== undefined && (
							<a href={site} rel="noopener" className="link inline-flex min-h-11 items-center">
								{t("after.site")}
							</a>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/** Exams of a single university come last and are marked. */
export function ExamLinks({
	slugs,
	exams,
	ofOneUniversity,
}: { slugs: readonly string[] } & Pick<AfterLoaded, "exams" | "ofOneUniversity">) {
	const { t, paths } = usePage();
	const known = slugs.filter((slug) => exams[slug] !== undefined);
	const own = known.filter((slug) => ofOneUniversity.includes(slug));
	const kinds = [
		["exams", known.filter((slug) => !own.includes(slug))],
		["universityExams", own],
	] as const;
	return kinds.map(
		([kind, found]) =>
			found.length > 0 && (
				<p key={kind} className="flex flex-wrap items-center gap-x-4">
					<span>{t(`after.${kind}`)}</span>
					{found.map((slug) => (
						<Link key={slug} to={paths.exam(slug)} className="link inline-flex min-h-11 items-center">
							{exams[slug]}
						</Link>
					))}
				</p>
			),
	);
}
