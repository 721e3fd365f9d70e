import { AFTER_PAGES, type AfterPage } from "@uchit/contract/after.ts";
import type { Category } from "@uchit/contract/category.ts";
import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ruleWords } from "#app/applicant/eligibility/verdict-words.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { capitalise } from "#app/platform/format/capitalise.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { FewFactsNote } from "#app/shell/page/few-facts-note.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { loadAfter } from "./page.server.ts";
import { PathwayList } from "./pathway-list.tsx";
import { Pathways } from "./pathways.tsx";
import { Answers, ClosedPathways } from "./sections.tsx";
import { usePathwayVerdicts, YourMarks } from "./your-marks.tsx";

export const handle = {
	parameters: ["state"],
	namespaces: ["after", "applicant", "college", "exam-eligibility"],
} satisfies PageHandle;

/** `/after-12`, `/after-12/pcm`, `/after-10`, `/after-diploma`: courses that are open after a class, with the rules. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const path = url.pathname.replace(/\/$/, "");
	const page = AFTER_PAGES.find((each) => path.endsWith(`/after-${each}`));
	if (page === undefined) throw data("No such page", { status: 404 });
	const state = url.searchParams.get("state") ?? "";
	return loadAfter(context.get(requestContext), { page, language: languageOf(url.pathname), state });
}

/** Whose drawing each page has. */
const CATEGORY_OF = {
	"10": "education",
	"12": "general-degree",
	"12/pcm": "engineering",
	"12/pcb": "medical",
	"12/commerce": "commerce",
	"12/arts": "arts",
	diploma: "engineering",
} as const satisfies Record<AfterPage, Category["slug"]>;

const STREAMS = ["12/pcm", "12/pcb", "12/commerce", "12/arts"] as const;

export default function After() {
	const { t, paths, language } = usePage();
	const loaded = useLoaderData<typeof loader>();
	const { page, state, states, doors, sources, writtenOn } = loaded;
	const judged = usePathwayVerdicts(loaded);
	const heading = t(`after.heading.${page}`);
	const sourceName = createSourceNamer(sources);
	const asIs = (name: string) => name;
	const sayRule = (rule: EligibilityRule) =>
		capitalise(ruleWords({ t, language, nameState: asIs, nameExam: asIs }, rule));
	const others =
		page === "12" ? STREAMS : (["12", ...STREAMS, "10", "diploma"] as const).filter((each) => each !== page);
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={heading}
				description={t(`after.describe.${page}`)}
				canonical={paths.after(page)}
				noIndex={state !== undefined}
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("after.tools"), address: paths.tools },
					{ name: heading, address: paths.after(page) },
				]}
			/>
			<div data-category={CATEGORY_OF[page]} className="category-ground">
				<h1 className="text-2xl md:text-3xl">{heading}</h1>
			</div>
			{page === "12" && <RelatedPages pages={others} label={t("after.streams")} />}
			<p className="mt-2 max-w-text">{t(`after.lead.${page}`)}</p>
			{page.startsWith("12") && (
				<p>
					<Link to={paths.likesFrom(page, state?.slug)} className="link inline-flex min-h-11 items-center">
						{t("after.likes")}
					</Link>
				</p>
			)}
			<YourMarks page={page} doors={doors} judged={judged} />
			{loaded.isShort && <FewFactsNote />}
			<PathwayList doors={doors} state={state} isShort={loaded.isShort} sourceName={sourceName} judged={judged} />
			{states.length > 0 && (
				<AddressForm action={paths.after(page)} className="mt-4 flex max-w-text flex-wrap items-end gap-4">
					<SelectField
						name="state"
						label={t("after.stateField")}
						defaultValue={state?.slug ?? ""}
						options={[
							{ value: "", label: t("after.india") },
							...states.map((each) => ({ value: each.slug, label: stateName(each, language) })),
						]}
					/>
					<Button type="submit">{t("after.show")}</Button>
				</AddressForm>
			)}
			<p className="mt-8 max-w-text text-quiet">{t("after.written", { day: formatDate(language, writtenOn) })}</p>
			<div className="mt-4">
				<Answers {...loaded} />
			</div>
			<Pathways {...loaded} {...{ sourceName, sayRule, judged }} />
			<ClosedPathways shut={loaded.shut} exams={loaded.exams} />
			{page !== "12" && <RelatedPages pages={others} label={t("after.others")} />}
			<FoldedSources sources={sources} />
		</div>
	);
}

function RelatedPages({ pages, label }: { pages: readonly (typeof AFTER_PAGES)[number][]; label: string }) {
	const { t, paths } = usePage();
	return (
		<nav aria-label={label} className="mt-3">
			<ul className="flex flex-wrap gap-x-6">
				{pages.map((each) => (
					<li key={each}>
						<Link to={paths.after(each)} className="link inline-flex min-h-11 items-center">
							{t(`after.short.${each}`)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
