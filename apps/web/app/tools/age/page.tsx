import { type SubmitEvent, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { testRule } from "#app/applicant/eligibility/rules.ts";
import { findingWords, ruleWords } from "#app/applicant/eligibility/verdict-words.ts";
import { EMPTY_PERSON } from "#app/applicant/person.ts";
import { listConductedExamRecords } from "#app/exam/clashes/data.server.ts";
import { getToday } from "#app/exam/data.server.ts";
import { toRuledExam } from "#app/exam/eligibility/rules/judge-exams.ts";
import { admissionYear } from "#app/exam/eligibility/rules/window.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer, mergeSources } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { createOptional } from "#app/platform/backend/optional.server.ts";
import { capitalise } from "#app/platform/format/capitalise.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { FewFactsNote } from "#app/shell/page/few-facts-note.tsx";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { ageOn, parseDay } from "./age-on.ts";

/** Without scripts the address reveals personal details. */
export const handle = {
	parameters: ["born"],
	namespaces: ["exam-eligibility", "tools"],
	counted: false,
} satisfies PageHandle;

/** `/tools/age`: the age on the day that an exam's rule names. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const today = getToday(request);
	const optional = createOptional(request);
	const whole = (await optional.load(listConductedExamRecords)) ?? [];
	const rules = whole.map(toRuledExam).flatMap(({ slug, shortName, eligibility = [], events, ruleSources }) => {
		const year = admissionYear(events, today);
		return eligibility.flatMap((rule, place) =>
			rule.kind === "age" ? [{ slug, shortName, rule, year, sourceId: ruleSources[place] ?? "" }] : [],
		);
	});
	const named = new Set(rules.map(({ sourceId }) => sourceId));
	const sources = mergeSources(
		[],
		whole.flatMap((exam) => exam.sources.filter(({ id }) => named.has(id))),
	);
	return { born: parseDay(url.searchParams.get("born") ?? ""), rules, sources, isShort: optional.isShort };
}

type AgeRule = ReturnType<typeof useLoaderData<typeof loader>>["rules"][number];

export default function AgeTool() {
	const { t, paths } = usePage();
	const { born: birthDate, rules, sources, isShort } = useLoaderData<typeof loader>();
	const [born, setBorn] = useState(birthDate);
	// With scripts, the date of birth is never sent.
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		setBorn(parseDay(String(new FormData(event.currentTarget).get("born") ?? "")));
	};
	const nameSource = createSourceNamer(sources);
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={t("tools.age.title")}
				description={t("tools.age.does")}
				canonical={paths.tool("age")}
				noIndex={birthDate !== undefined}
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("tools.title"), address: paths.tools },
					{ name: t("tools.age.name"), address: paths.tool("age") },
				]}
			/>
			<h1 className="text-2xl md:text-3xl">{t("tools.age.name")}</h1>
			{isShort ? (
				<FewFactsNote />
			) : (
				<p className="mt-2 max-w-text text-quiet">{t("tools.age.intro", { count: rules.length })}</p>
			)}
			<p className="mt-2 max-w-text font-semibold [@media(scripting:none)]:hidden">{t("tools.age.private")}</p>
			<form
				method="get"
				action={paths.tool("age")}
				onSubmit={submit}
				autoComplete="off"
				className="mt-6 flex flex-wrap items-end gap-4"
			>
				<TextField name="born" type="date" min="1940-01-01" label={t("tools.age.field")} defaultValue={birthDate} />
				<Button type="submit">{t("tools.age.submit")}</Button>
			</form>
			<ul aria-live="polite" className="mt-8 max-w-text">
				{rules.map((each) => (
					<li key={each.slug} className="border-line border-t py-3">
						<ExamAge ageRule={each} born={born} source={nameSource(each.sourceId)} />
					</li>
				))}
			</ul>
			<p className="mt-4">
				<LinkLine to={paths.eligibility}>{t("tools.age.all")}</LinkLine>
			</p>
			<FoldedSources sources={sources} />
		</div>
	);
}

function ExamAge({ ageRule, born, source }: { ageRule: AgeRule; born: string | undefined; source: string }) {
	const { t, paths, language } = usePage();
	const { slug, shortName, rule, year, sourceId } = ageRule;
	const day = year === undefined ? undefined : `${year}-${rule.onDay}`;
	const age = born === undefined || day === undefined ? undefined : ageOn(born, day);
	const asIs = (name: string) => name;
	const words = capitalise(ruleWords({ t, language, nameState: asIs, nameExam: asIs }, rule));
	const finding =
		born === undefined
			? undefined
			: testRule(rule, { ...EMPTY_PERSON, birthDate: born }, { year, slug, rules: [rule] });
	return (
		<>
			<p>
				<Link to={paths.exam(slug)} className="link font-semibold">
					{shortName}
				</Link>
			</p>
			{age !== undefined && day !== undefined && (
				<p className="font-semibold tabular-nums">{t("tools.age.on", { ...age, day: formatDate(language, day) })}</p>
			)}
			{finding !== undefined && <p>{findingWords(t, finding)}</p>}
			<p className="text-quiet text-sm">
				<SourcedText value={words} source={source} href={sourceHref(sourceId)} />
			</p>
		</>
	);
}
