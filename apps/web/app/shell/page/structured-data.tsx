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

/** Institutions in the order of a page's list, as schema.org describes one. */
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
