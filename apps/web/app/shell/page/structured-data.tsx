import { useOrigin } from "./page-head.tsx";

/**
 * Facts for machines (JSON-LD, schema.org). It is data and no script, so that the page's policy does not concern it; no text in
 * it can end the element, since no `<` is left.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The way from the home page to a page, as schema.org describes it. */
export function breadcrumbData(origin: string, steps: readonly { name: string; address: string }[]) {
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map(({ name, address }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: origin + address,
		})),
	};
}

/** What a page lists, in its order and under its links, as schema.org describes a list; nothing of an empty one. */
export function ListData({ items }: { items: readonly { name: string; to: string }[] }) {
	const origin = useOrigin();
	if (items.length === 0) return null;
	return <StructuredData data={listData(items.map(({ name, to }) => ({ name, address: origin + to })))} />;
}

/** The same as data alone, with whole addresses. */
export function listData(items: readonly { name: string; address: string }[]) {
	return {
		"@type": "ItemList",
		numberOfItems: items.length,
		itemListElement: items.map(({ name, address }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			url: address,
		})),
	};
}
