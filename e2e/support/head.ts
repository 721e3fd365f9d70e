export type Head = {
	title: string;
	description: string;
	canonical: string;
	picture: string;
	isHidden: boolean;
	facts: unknown[];
};

export function readHead(html: string): Head {
	const first = (pattern: RegExp) => unescapeHtml(pattern.exec(html)?.[1] ?? "");
	const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
	return {
		title: first(/<title>([^<]*)/),
		description: first(/<meta name="description" content="([^"]*)"/),
		canonical: first(/<link rel="canonical" href="([^"]*)"/),
		picture: first(/<meta property="og:image" content="([^"]*)"/),
		isHidden: /<meta name="robots" content="noindex"/.test(html),
		facts: [...scripts].map(([, json = ""]) => JSON.parse(json)),
	};
}

export function unescapeHtml(html: string): string {
	const named: Readonly<Record<string, string>> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };
	return html.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (entity, name) => named[name] ?? entity);
}
