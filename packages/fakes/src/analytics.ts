import { bodyOf, listen } from "#fakes/http-server.ts";

export type AnalyticsService = {
	scriptUrl: string;
	seen: string[];
	site: () => string | undefined;
	close: () => Promise<void>;
};

/** Counts the page that loads it and each later change of address, as such services do. */
const SCRIPT = `(() => {
	const { src, dataset } = document.currentScript;
	const count = () => navigator.sendBeacon(new URL("/count", src), JSON.stringify({ page: location.href, site: dataset.websiteId }));
	const { pushState } = history;
	history.pushState = (...given) => { pushState.apply(history, given); count(); };
	count();
})();
`;

export async function startAnalytics(): Promise<AnalyticsService> {
	const seen: string[] = [];
	let site: string | undefined;
	const server = await listen(async (request, response) => {
		if (request.method === "POST") {
			const received: unknown = JSON.parse(await bodyOf(request));
			const { page, site: known } = Object(received);
			seen.push(String(page));
			site = known === undefined ? undefined : String(known);
			return response.end();
		}
		seen.push("script");
		response.setHeader("content-type", "text/javascript");
		return response.end(SCRIPT);
	});
	return { scriptUrl: `${server.url}/script.js`, seen, site: () => site, close: server.close };
}
