import { ALL_SUBJECTS, findSubject, type Subject } from "@uchit/contract/course.ts";
import { EXAMS } from "@uchit/contract/facet-options.ts";
import type { NamedPlaces, PlacePage } from "@uchit/contract/place.ts";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { CollegeCards } from "#app/college/list/college-cards.tsx";
import { countInstitutions } from "#app/college/list/institution-count.ts";
import { type ListedCollege, toListedColleges } from "#app/college/list/listed-college.ts";
import { withLogos } from "#app/college/pictures.server.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { subjectCategory, subjectName } from "#app/facts/words/subject-words.ts";
import { pathsIn } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { CountedLinks } from "#app/shell/page/counted-links.tsx";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ListData } from "#app/shell/page/structured-data.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { getPlace, listPlacesCalled } from "./data.server.ts";
import { PlaceFigureList } from "./place-figure-list.tsx";
import { PlaceText } from "./place-text.tsx";

type ListedPlace = Omit<PlacePage, "items"> & { items: readonly ListedCollege[] };

export const handle = {
	namespaces: ["college", "college-list", "facts", "facts-facets", "place"],
	common: true,
} satisfies PageHandle;

/** `/colleges/in/{state}`, `/colleges/{category or course}/{state}`, each also with `/{district}`. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
	const { of: subjectSlug = "", state = "", district } = params;
	const subject = findSubject(subjectSlug);
	if (subject === undefined && subjectSlug !== ALL_SUBJECTS) throw data("No such list", { status: 404 });
	const request = context.get(requestContext);
	const page = await getPlace(request, { state, district, subject: subject?.slug });
	if (page !== undefined)
		return {
			kind: "place" as const,
			page: { ...page, items: await withLogos(request, toListedColleges(page.items, languageOf(url.pathname))) },
		};
	if (district !== undefined) throw data("No such place", { status: 404 });
	return { kind: "namesakes" as const, ...(await findNamesakes(request, { called: state, subject, url })) };
}

/** Finds districts by name alone: redirects to the only one, or lists all of them. */
async function findNamesakes(
	request: RequestContext,
	{ called, subject, url }: { called: string; subject: Subject | undefined; url: URL },
): Promise<{ places: NamedPlaces["items"]; subjectSlug: string }> {
	const subjectSlug = subject?.slug ?? ALL_SUBJECTS;
	const places = await listPlacesCalled(request, called, subject?.slug);
	const [first, second] = places;
	if (first === undefined) throw data("No such place", { status: 404 });
	const paths = pathsIn(languageOf(url.pathname));
	if (second === undefined)
		throw redirect(paths.place({ subject: subjectSlug, state: first.state.slug, district: first.district?.slug }), 302);
	return { places, subjectSlug };
}

export default function PlaceOrNamesakes() {
	const loaded = useLoaderData<typeof loader>();
	return loaded.kind === "place" ? (
		<Place page={loaded.page} />
	) : (
		<Namesakes places={loaded.places} subjectSlug={loaded.subjectSlug} />
	);
}

function Place({ page }: { page: ListedPlace }) {
	const { t, paths, language } = usePage();
	const { state, district, subject, figures, districts, items, sources } = page;
	const place = placeName(t, language, page);
	const name = subject && subjectName(t, subject.slug);
	const subjectSlug = subject?.slug ?? ALL_SUBJECTS;
	const at = { subject: subjectSlug, state: state.slug, district: district?.slug };
	const sourceName = createSourceNamer(sources);
	const heading =
		name === undefined
			? t("list.heading.state", { state: place })
			: t("list.heading.both", { category: name, state: place });
	const filtered = paths.colleges({
		state: [state.slug],
		district: district === undefined ? [] : [`${state.slug}/${district.slug}`],
		...(subject !== undefined && { [subject.facet]: [subject.value] }),
	});
	const allIn = (where: { district?: string | undefined }) =>
		paths.place({ subject: ALL_SUBJECTS, state: state.slug, ...where });
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={name === undefined ? t("place.title.all", { place }) : t("place.title.of", { place, subject: name })}
				description={t("place.describe", { heading, institutions: countInstitutions(t, figures) })}
				canonical={paths.place(at)}
				noIndex={!page.isIndexable}
			/>
			<ListData items={items.map(({ name, slug }) => ({ name, to: paths.college(slug) }))} />
			<Breadcrumbs isShort steps={steps()} />
			<div data-category={subjectCategory(subjectSlug)} className="category-ground">
				<h1 className="text-2xl [overflow-wrap:anywhere] md:text-3xl">{heading}</h1>
			</div>
			<PlaceFigureList figures={figures} sourceName={sourceName} />
			<PlaceText heading={heading} page={page} examName={(exam) => examName(t, exam)} />
			<CountedLinks
				title={t("place.districts")}
				links={districts.map((each) => ({
					key: each.slug,
					name: stateName(each, language),
					count: each.count,
					to: paths.place({ subject: subjectSlug, state: state.slug, district: each.slug }),
				}))}
				note={
					page.noDistrict > 0 && districts.length > 0 ? t("place.noDistrict", { count: page.noDistrict }) : undefined
				}
			/>
			<CountedLinks
				title={t("place.subjects")}
				links={page.subjects.map(({ slug, count }) => ({
					key: slug,
					name: subjectName(t, slug) ?? slug,
					count,
					to: paths.place({ ...at, subject: slug }),
				}))}
			/>
			<Section id="colleges" title={t("place.colleges")} className="mt-10">
				<p className="mt-1 text-quiet text-sm">{t("place.collegesNote")}</p>
				<CollegeCards colleges={items} sourceName={sourceName} level={3} className="mt-4" />
				<p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
					<ButtonLink render={<Link to={filtered} />}>{t("place.all", { count: figures.total })}</ButtonLink>
					{subject !== undefined && (
						<LinkLine to={allIn({ district: district?.slug })}>{t("place.wider", { place })}</LinkLine>
					)}
				</p>
			</Section>
			<FoldedSources sources={sources} />
		</div>
	);

	function steps() {
		const inState =
			district === undefined
				? []
				: [{ name: headingIn(stateName(state, language)), address: paths.place({ ...at, district: undefined }) }];
		return [
			{ name: t("list.heading.all"), address: paths.colleges() },
			...inState,
			{ name: heading, address: paths.place(at) },
		];
	}

	function headingIn(within: string): string {
		return name === undefined
			? t("list.heading.state", { state: within })
			: t("list.heading.both", { category: name, state: within });
	}
}

function Namesakes({ places, subjectSlug }: { places: NamedPlaces["items"]; subjectSlug: string }) {
	const { t, paths, language } = usePage();
	const [first] = places;
	const called = first?.district ?? first?.state;
	const heading = t("place.namesakes", { name: called === undefined ? "" : stateName(called, language) });
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={heading} noIndex />
			<h1 className="text-3xl">{heading}</h1>
			<p className="mt-2 text-quiet">{t("place.namesakesNote")}</p>
			<ul className="mt-6 max-w-text divide-y divide-line border-line border-y">
				{places.map(({ state, district, count }) => (
					<li key={`${state.slug} ${district?.slug}`}>
						<LinkLine to={paths.place({ subject: subjectSlug, state: state.slug, district: district?.slug })}>
							{t("place.counted", { place: placeName(t, language, { state, district }), count })}
						</LinkLine>
					</li>
				))}
			</ul>
		</div>
	);
}

function examName(t: Translate, slug: string): string {
	const exam = EXAMS.find((each) => each.slug === slug);
	return exam === undefined ? slug : t(`facet.exam.${exam.slug}`);
}

/** "Bihar", or "Patna, Bihar". */
function placeName(
	t: Translate,
	language: Language,
	{ state, district }: Pick<PlacePage, "state" | "district">,
): string {
	const within = stateName(state, language);
	return district === undefined
		? within
		: t("place.inDistrict", { district: stateName(district, language), state: within });
}
