import type { PageContent } from "@uchit/contract/watch.ts";
import { type FetchOptions, PageVisit } from "./fetch-page.ts";
import { differenceOf, type PageCheck, readPage, type Validators } from "./rules/page-content.ts";

export type KnownPage = Validators & { address: string; content: PageContent | null };

/** Linked documents whose size is requested: a list that grows under the same name is a change. */
const MAX_SIZES = 8;

export async function checkPage(
	{ address, content: before, ...validators }: KnownPage,
	options: FetchOptions,
): Promise<PageCheck> {
	const visit = new PageVisit(options);
	const known = before === null ? { etag: null, lastModified: null } : validators;
	const fetched = await visit.fetch(address, known);
	if (fetched.kind !== "read" && fetched.kind !== "unchanged") return { outcome: fetched.kind, reason: fetched.reason };
	if (fetched.kind === "unchanged" && before === null) return { outcome: "unreachable", reason: "answers 304 unasked" };
	const read = fetched.kind === "read" ? readPage(fetched.page) : before;
	if (read === null) throw new Error(`Reading ${address} returned nothing`);
	const content = { ...read, documents: await withSizes(visit, address, read.documents) };
	const difference = before === null ? undefined : differenceOf(before, content);
	return {
		outcome: difference === undefined ? "unchanged" : "changed",
		content,
		validators: fetched.kind === "read" ? fetched.validators : validators,
		...(difference !== undefined && { difference }),
	};
}

async function withSizes(
	visit: PageVisit,
	address: string,
	documents: PageContent["documents"],
): Promise<PageContent["documents"]> {
	const own = documents.filter((each) => hostOf(each.address) === hostOf(address)).slice(0, MAX_SIZES);
	const sizes = new Map<string, number>();
	for (const { address: each } of own) {
		const size = await visit.sizeOf(each);
		if (size !== undefined) sizes.set(each, size);
	}
	return documents.map(({ address: each, bytes }) => {
		const size = sizes.get(each) ?? bytes;
		return { address: each, ...(size !== undefined && { bytes: size }) };
	});
}

function hostOf(address: string): string {
	return new URL(address).host.replace(/^www\./, "");
}
