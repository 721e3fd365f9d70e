import { RANKING_DOCUMENTS } from "@uchit/contract/ranking-document.ts";
import { receiptGroups } from "@uchit/contract/receipt.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getOutcomes } from "#app/college/data.server.ts";
import { loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { SourceList } from "#app/facts/source-list.tsx";
import { mergeSources, sourceNames } from "#app/facts/sources.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { FactReceipts } from "./fact-receipts.tsx";

export const handle = { namespaces: ["college", "facts"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "sources");
	const { reported, sources } = await getOutcomes(request, college.slug);
	const { facts, rankings, seats } = college;
	return { told: { facts, rankings, seats }, reported, sources: mergeSources(college.sources, sources) };
}

export default function CollegeSources() {
	const { slug } = useCollege();
	const { told, reported, sources } = useLoaderData<typeof loader>();
	return (
		<>
			<FactReceipts
				slug={slug}
				groups={receiptGroups(told, reported, RANKING_DOCUMENTS)}
				sourceName={sourceNames(sources)}
			/>
			<SourceList sources={sources} isWhole />
		</>
	);
}
