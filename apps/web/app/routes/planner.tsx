import { Printer } from "lucide-react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { ClashList } from "#app/components/calendar/clash-list.tsx";
import { SubscribeLinks } from "#app/components/calendar/subscribe-links.tsx";
import { TimeLine } from "#app/components/calendar/time-line.tsx";
import { CollegePicker } from "#app/components/college/college-picker.tsx";
import { KeptPlan } from "#app/components/planner/kept-plan.tsx";
import { PlanColleges } from "#app/components/planner/plan-colleges.tsx";
import { PlanDocuments } from "#app/components/planner/plan-documents.tsx";
import { PlanForm } from "#app/components/planner/plan-form.tsx";
import { PlanMoney } from "#app/components/planner/plan-money.tsx";
import { PlanMonths } from "#app/components/planner/plan-months.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { loadPlan } from "#app/data/planner.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { cleanText } from "#app/lib/address-values.ts";
import { MOST_EXAMS } from "#app/lib/exam-calendar-search.ts";
import { isSpreadOut, MOST_PLANNED_COLLEGES, parsePlan } from "#app/lib/planner-search.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { pathsIn, usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

/** `/planner?exam=cat,xat&college=iim-indore`: the address is the plan. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const plan = parsePlan(url.searchParams);
	const words = cleanText(url.searchParams.get("college-words") ?? "");
	const language = languageOf(url.pathname);
	// A form sends everything one by one: links, and what people share, are shorter.
	if (words === "" && isSpreadOut(url.searchParams)) throw redirect(pathsIn(language).planner(plan));
	return loadPlan(context.get(requestContext), { plan, words, language });
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Planner() {
	const t = useWords();
	const paths = usePaths();
	const loaded = useLoaderData<typeof loader>();
	const { plan, chooser, sources } = loaded;
	const isEmpty = plan.exams.length === 0 && plan.colleges.length === 0;
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("planner.title")}
				description={t("planner.description")}
				canonical={paths.planner()}
				noIndex={!isEmpty}
			/>
			<h1 className="text-3xl">{t("planner.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet print:hidden">{t("planner.description")}</p>
			<Notices loaded={loaded} />
			<KeptPlan plan={plan} />
			{!isEmpty && <Planned loaded={loaded} />}
			<PlanForm
				plan={plan}
				{...chooser}
				colleges={loaded.colleges}
				picker={<CollegePicker key={plan.colleges.join()} name="college" label={t("planner.addCollege")} />}
			/>
			<SourceList sources={sources} />
		</div>
	);
}

/** What of the address is not on the plan. */
function Notices({ loaded: { unknown, tooMany } }: { loaded: Loaded }) {
	const t = useWords();
	return (
		<div role="status" className="max-w-text space-y-1 empty:hidden *:mt-4">
			{unknown.exams.length > 0 && <p>{t("clash.notHeld", { slugs: unknown.exams.join(", ") })}</p>}
			{unknown.colleges.length > 0 && <p>{t("planner.noCollege", { slugs: unknown.colleges.join(", ") })}</p>}
			{tooMany.exams !== undefined && <p>{t("calendar.tooMany", { most: MOST_EXAMS, count: tooMany.exams })}</p>}
			{tooMany.colleges !== undefined && (
				<p>{t("planner.tooManyColleges", { most: MOST_PLANNED_COLLEGES, count: tooMany.colleges })}</p>
			)}
		</div>
	);
}

function Planned({ loaded }: { loaded: Loaded }) {
	const t = useWords();
	const { plan, exams, timeLine, range, pairs, months, documents, colleges, examNames, sources } = loaded;
	const sourceName = sourceNames(sources);
	return (
		<>
			{exams.length > 0 && (
				<>
					<div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2 print:grid-cols-2">
						<TimeLine shape={timeLine} range={range} title={t("planner.timeLine")} />
						<ClashList pairs={pairs} sourceName={sourceName} />
					</div>
					<p className="mt-6 print:hidden [@media(scripting:none)]:hidden">
						<Button look="quiet" onClick={() => window.print()}>
							<Printer size={18} aria-hidden="true" />
							{t("planner.print")}
						</Button>
					</p>
					<SubscribeLinks slugs={plan.exams} />
					<PlanMonths months={months} sourceName={sourceName} />
				</>
			)}
			<PlanColleges colleges={colleges} plan={plan} examNames={examNames} />
			{exams.length > 0 && (
				<>
					<PlanDocuments groups={documents} />
					<PlanMoney exams={exams} sourceName={sourceName} />
				</>
			)}
		</>
	);
}
