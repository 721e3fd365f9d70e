import { Printer } from "lucide-react";
import { useEffect } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { ApplicantLine } from "#app/applicant/applicant-line.tsx";
import { FilledForm } from "#app/applicant/filled-form.tsx";
import { CollegePicker } from "#app/college/picker/college-picker.tsx";
import { MAX_EXAMS } from "#app/exam/calendar/search.ts";
import { SubscribeLinks } from "#app/exam/calendar/subscribe-links.tsx";
import { TimeLine } from "#app/exam/calendar/time-line.tsx";
import { ClashList } from "#app/exam/clashes/clash-list.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { pathsIn } from "#app/paths.ts";
import { cleanText } from "#app/platform/address-codec.ts";
import { useIsOnDevice, useStore } from "#app/platform/device-store.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { shortlistStore } from "#app/shell/shortlist/shortlist-store.ts";
import { Button, buttonLook } from "#app/ui/button.tsx";
import { loadPlan } from "./data.server.ts";
import { PlanColleges } from "./plan-colleges.tsx";
import { PlanDocuments } from "./plan-documents.tsx";
import { PlanForm } from "./plan-form.tsx";
import { PlanMoney } from "./plan-money.tsx";
import { PlanMonths } from "./plan-months.tsx";
import { hasRepeatedKeys, MAX_PLANNED_COLLEGES, type Plan, parsePlan, toPlanQuery } from "./search.ts";
import { usePlanStore } from "./store.ts";

export const handle = {
	parameters: ["exam", "college", "college-words"],
	namespaces: ["applicant", "exam", "exam-clashes", "exam-planner", "facts"],
} satisfies PageHandle;

/** `/planner?exam=cat,xat&college=iim-indore`: the address is the only state. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const plan = parsePlan(url.searchParams);
	const words = cleanText(url.searchParams.get("college-words") ?? "");
	const language = languageOf(url.pathname);
	// Forms repeat keys; the redirect shortens the address for sharing.
	if (words === "" && hasRepeatedKeys(url.searchParams)) throw redirect(pathsIn(language).planner(plan));
	return loadPlan(context.get(requestContext), { plan, words, language });
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Planner() {
	const { t, paths } = usePage();
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
			<ApplicantLine changeAt="#choose" />
			<SavedPlan plan={plan} />
			{!isEmpty && <PlanSections loaded={loaded} />}
			<FilledForm
				answersOf={({ exam }): Record<string, string> => (exam === undefined ? {} : { exam })}
				isFilled={!isEmpty}
			>
				<PlanForm
					plan={plan}
					{...chooser}
					colleges={loaded.colleges}
					picker={<CollegePicker key={plan.colleges.join()} name="college" label={t("planner.addCollege")} />}
				/>
			</FilledForm>
			<SourceList sources={sources} />
		</div>
	);
}

function Notices({ loaded: { unknown, tooMany } }: { loaded: Loaded }) {
	const { t } = usePage();
	return (
		<div role="status" className="max-w-text space-y-1 empty:hidden *:mt-4">
			{unknown.exams.length > 0 && <p>{t("clash.notHeld", { slugs: unknown.exams.join(", ") })}</p>}
			{unknown.colleges.length > 0 && <p>{t("planner.noCollege", { slugs: unknown.colleges.join(", ") })}</p>}
			{tooMany.exams !== undefined && <p>{t("calendar.tooMany", { most: MAX_EXAMS, count: tooMany.exams })}</p>}
			{tooMany.colleges !== undefined && (
				<p>{t("planner.tooManyColleges", { most: MAX_PLANNED_COLLEGES, count: tooMany.colleges })}</p>
			)}
		</div>
	);
}

function PlanSections({ loaded }: { loaded: Loaded }) {
	const { t } = usePage();
	const { plan, exams, timeLine, range, pairs, months, documents, colleges, examNames, sources } = loaded;
	const sourceName = createSourceNamer(sources);
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

function SavedPlan({ plan }: { plan: Plan }) {
	const { t, paths } = usePage();
	const { last, setLast } = usePlanStore();
	const isReady = useIsOnDevice();
	const query = toPlanQuery(plan);
	useEffect(() => {
		if (isReady && query !== "") setLast(query);
	}, [isReady, query, setLast]);
	const shortlisted = useShortlisted(plan);
	const before = query === "" && last !== undefined ? parsePlan(new URLSearchParams(last)) : undefined;
	return (
		<p className="mt-4 flex flex-wrap gap-3 empty:hidden print:hidden">
			{before !== undefined && (
				<Link to={paths.planner(before)} className={buttonLook("quiet")}>
					{t("planner.last")}
				</Link>
			)}
			{shortlisted.length > 0 && (
				<Link
					to={paths.planner({ ...plan, colleges: [...plan.colleges, ...shortlisted] })}
					className={buttonLook("quiet")}
				>
					{t("planner.fromShortlist", { count: shortlisted.length })}
				</Link>
			)}
		</p>
	);
}

function useShortlisted({ colleges }: Plan): string[] {
	const { entries } = useStore(shortlistStore);
	const saved = entries.filter(({ isRemoved }) => !isRemoved).map(({ college }) => college);
	return saved.filter((slug) => !colleges.includes(slug)).slice(0, Math.max(0, MAX_PLANNED_COLLEGES - colleges.length));
}
