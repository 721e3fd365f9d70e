import { useOrigin } from "./page-head.tsx";

/**
 * Facts for machines (JSON-LD, schema.org). They are data, not a script, so the page's policy does not apply; no text
 * in it can end the element, since every `<` is escaped.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

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

export function ListData({ items }: { items: readonly { name: string; to: string }[] }) {
	const origin = useOrigin();
	if (items.length === 0) return null;
	return <StructuredData data={listData(items.map(({ name, to }) => ({ name, address: origin + to })))} />;
}

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
