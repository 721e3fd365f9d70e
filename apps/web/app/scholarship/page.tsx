import type { Scholarship } from "@uchit/contract/scholarship.ts";
import { roundOf, type SCHOLARSHIP_RULES } from "@uchit/contract/scholarship-rules.ts";
import type { ReactNode } from "react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getToday } from "#app/exam/data.server.ts";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { capitalise } from "#app/platform/format/capitalise.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { fitTitle } from "#app/shell/page/fit-words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { getScholarship } from "./data.server.ts";
import {
	amountWords,
	checkWords,
	lakhWords,
	namesOf,
	ruleWords,
	type SchemeTextContext,
	useSchemeTextContext,
} from "./words.ts";

export const handle = { namespaces: ["scholarship"] } satisfies PageHandle;

export async function loader({ context, params: { slug = "" } }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const found = await getScholarship(request, slug);
	if (found === undefined) throw data("No such scholarship", { status: 404 });
	return { ...found, today: getToday(request) };
}

export default function ScholarshipPage() {
	const { t, paths } = usePage();
	const { scholarship: scheme, states, sources, today } = useLoaderData<typeof loader>();
	const speech = useSchemeTextContext(states);
	const amount = amountWords(t, scheme);
	const income =
		ruleWords(speech, scheme, "income") ?? t("scholarship.finder.unknown", { what: t("scholarship.field.income") });
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={fitTitle(scheme.name, t("scholarship.pageTitle", { name: scheme.name }))}
				description={t("scholarship.pageDescribe", { name: scheme.name, amount, income })}
				canonical={paths.scholarship(scheme.slug)}
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("scholarship.heading"), address: paths.scholarships() },
					{ name: scheme.name, address: paths.scholarship(scheme.slug) },
				]}
			/>
			<h1 lang="en" className="text-2xl [overflow-wrap:anywhere] md:text-3xl">
				{scheme.name}
			</h1>
			<p className="mt-3 font-semibold text-xl tabular-nums">{amount}</p>
			<p className="mt-1 text-quiet">{checkWords(speech, scheme)}</p>
			<p className="mt-4 flex flex-wrap gap-3">
				{scheme.site !== undefined && (
					<ButtonLink href={scheme.site} rel="noreferrer nofollow">
						{t("scholarship.openSite")}
					</ButtonLink>
				)}
				<ButtonLink look="quiet" render={<Link to={paths.scholarshipFinder} />}>
					{t("scholarship.testMe")}
				</ButtonLink>
			</p>
			<Facts scheme={scheme} speech={speech} today={today} />
			<Lines scheme={scheme} language={speech.language} sourceName={createSourceNamer(sources)} />
			<Corrections scheme={scheme} speech={speech} />
			<FoldedSources sources={sources} />
		</div>
	);
}

function Facts({ scheme, speech, today }: { scheme: Scholarship; speech: SchemeTextContext; today: string }) {
	const { t, language } = speech;
	const rule = (which: (typeof SCHOLARSHIP_RULES)[number]) => ruleWords(speech, scheme, which);
	const names = namesOf(speech, scheme);
	/** An empty list is not the same as nothing published. */
	const any = scheme.readOn === undefined ? t("scholarship.anyOf") : t("scholarship.read.any");
	const orAny = (named: readonly string[], isKnown: boolean) =>
		named.length > 0 ? joinWithAnd(named, language) : isKnown ? any : undefined;
	const others = (["place", "nirf", "further"] as const).flatMap((which) => rule(which) ?? []);
	const day = scheme.lastDate === undefined ? undefined : formatDate(language, scheme.lastDate);
	const isAhead = scheme.lastDate !== undefined && scheme.lastDate >= today;
	const read = scheme.readOn === undefined ? undefined : formatDate(language, scheme.readOn);
	const noRule = read === undefined ? t("scholarship.noRule") : t("scholarship.read.noRule");
	const isOfAll = scheme.states?.length === 0;
	const facts: [keyof typeof NAMES, ReactNode][] = [
		["provider", scheme.provider && <span lang="en">{scheme.provider}</span>],
		["kind", scheme.providerKind && t(`scholarship.kind.${scheme.providerKind}`)],
		["awards", scheme.awards === undefined ? undefined : formatNumber(scheme.awards)],
		["income", scheme.incomeInr === undefined ? undefined : capitalise(lakhWords(t, scheme.incomeInr))],
		["groups", orAny(names.category, scheme.groups !== undefined)],
		["genders", orAny(names.gender, scheme.genders !== undefined)],
		["states", isOfAll ? t("scholarship.rule.allStates") : orAny(names.state, false)],
		["levels", names.level.length === 0 ? undefined : names.level.join(" · ")],
		["streams", orAny(names.stream, scheme.streams !== undefined)],
		["further", others.length === 0 ? noRule : others.join(" · ")],
		["closes", day && closesWords(t, { day, read, isAhead, isExpected: roundOf(scheme, today) === "expected" })],
	];
	return (
		<dl className="mt-8 max-w-text divide-y divide-line border-line border-y">
			{facts.map(([name, value]) => (
				<div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
					<dt className="text-quiet text-sm sm:text-base">{t(NAMES[name])}</dt>
					<dd className="[overflow-wrap:anywhere]">{value ?? <Unknown reason={t("source.notPublished")} />}</dd>
				</div>
			))}
		</dl>
	);
}

function closesWords(
	t: Translate,
	{ day, read, isAhead, isExpected }: { day: string; read: string | undefined; isAhead: boolean; isExpected: boolean },
) {
	if (read !== undefined)
		return isAhead ? t("scholarship.read.dateAhead", { day, read }) : t("scholarship.read.datePast", { day, read });
	if (isExpected) return t("scholarship.dateExpected", { day });
	return isAhead ? t("scholarship.dateAhead", { day }) : t("scholarship.datePast", { day });
}

const NAMES = {
	provider: "scholarship.fact.provider",
	kind: "scholarship.fact.kind",
	awards: "scholarship.fact.awards",
	income: "scholarship.fact.income",
	groups: "scholarship.fact.groups",
	genders: "scholarship.fact.genders",
	states: "scholarship.fact.states",
	levels: "scholarship.fact.levels",
	streams: "scholarship.fact.streams",
	further: "scholarship.fact.further",
	closes: "scholarship.fact.closes",
} as const;

type LinesProps = { scheme: Scholarship; language: Language; sourceName: (id: string) => string };

/** Quotes the provider's text word for word, and says that the rest was not checked. */
function Lines({ scheme, language, sourceName }: LinesProps) {
	const { t } = usePage();
	const { readOn } = scheme;
	if (readOn !== undefined)
		return <p className="mt-6 max-w-text">{t("scholarship.read.note", { day: formatDate(language, readOn) })}</p>;
	if (scheme.lines.length === 0) return <p className="mt-6 max-w-text">{t("scholarship.uncheckedNote")}</p>;
	return (
		<section aria-labelledby="lines" className="mt-8 max-w-text">
			<h2 id="lines" className="text-xl">
				{t("scholarship.linesHeading")}
			</h2>
			{scheme.lines.map(({ field, where, line, sourceId }) => {
				const values = { field: t(`scholarship.fact.${field}`) };
				return (
					<figure key={sourceId} className="mt-3">
						<blockquote lang="en" className="border-line border-l-4 pl-3">
							<SourcedText value={`“${line}”`} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
						</blockquote>
						<figcaption className="mt-1 text-quiet text-sm">
							{where === "own" ? t("scholarship.lineOwn", values) : t("scholarship.lineCopy", values)}
						</figcaption>
					</figure>
				);
			})}
			<p className="mt-3">{t("scholarship.restUnchecked")}</p>
		</section>
	);
}

function Corrections({
	scheme: { corrected, why },
	speech: { t, language },
}: {
	scheme: Scholarship;
	speech: SchemeTextContext;
}) {
	if (corrected.length === 0 || why === undefined) return null;
	const fields = joinWithAnd(
		corrected.map((field) => t(`scholarship.fact.${field}`)),
		language,
	);
	return (
		<p className="mt-4 max-w-text text-quiet">
			{t("scholarship.corrected", { fields })} <span lang="en">{why}.</span>
		</p>
	);
}
