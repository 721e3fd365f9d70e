import { RANKING_DOCUMENTS } from "@uchit/contract/ranking-document.ts";
import { receiptGroups } from "@uchit/contract/receipt-groups.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getOutcomes } from "#app/college/data.server.ts";
import { loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { listWatchedPages } from "#app/data/data.server.ts";
import { LastCheckNote, matchWatchedPages } from "#app/facts/last-check-note.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { createSourceNamer, mergeSources } from "#app/facts/sources.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { FactReceipts } from "./fact-receipts.tsx";

export const handle = { namespaces: ["college", "college-sources", "data", "facts"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "sources");
	const { reported, sources } = await getOutcomes(request, college.slug);
	const { facts, rankings, seats } = college;
	const named = mergeSources(college.sources, sources);
	const looks = matchWatchedPages(named, await listWatchedPages(request));
	return { known: { facts, rankings, seats }, reported, sources: named, looks };
}

export default function CollegeSources() {
	const { slug } = useCollege();
	const { known, reported, sources, looks } = useLoaderData<typeof loader>();
	return (
		<>
			<FactReceipts
				slug={slug}
				groups={receiptGroups(known, reported, RANKING_DOCUMENTS)}
				sourceName={createSourceNamer(sources)}
			/>
			<SourceList sources={sources} isWhole noteOf={({ id }) => <LastCheckNote page={looks[id]} />} />
			<OwnCollege slug={slug} />
		</>
	);
}

/** The way in for somebody of the college itself. */
function OwnCollege({ slug }: { slug: string }) {
	const { t, paths } = usePage();
	return (
		<Section id="own-college" title={t("ownCollege.heading")} className="mt-10" headingClass="text-lg">
			<p className="mt-2 max-w-text text-quiet">{t("ownCollege.note")}</p>
			<LinkLine to={paths.answerReviews(slug)}>{t("ownCollege.link")}</LinkLine>
		</Section>
	);
}
