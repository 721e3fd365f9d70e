/**
 * Facts for machines (JSON-LD, schema.org). It is data and no script, so that the page's policy does not concern it; no text in
 * it can end the element, since no `<` is left.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
