/** A page that the device has kept (`service-worker.ts`). */
export type KeptPage = { address: string; title: string; keptAt: Date };

const PAGES = "pages-1";
const MOST_SHOWN = 30;

/** The newest first; none where the browser keeps nothing. */
export async function listKeptPages(siteName: string): Promise<KeptPage[]> {
	if (!("caches" in window)) return [];
	const pages = await caches.open(PAGES);
	const found = await Promise.all(
		(await pages.keys()).map(async (request) => toKept(request, await pages.match(request), siteName)),
	);
	return found
		.flatMap((page) => page ?? [])
		.toSorted((a, b) => b.keptAt.getTime() - a.keptAt.getTime())
		.slice(0, MOST_SHOWN);
}

function toKept({ url }: Request, answer: Response | undefined, siteName: string): KeptPage | undefined {
	const { pathname, search } = new URL(url);
	const title = toText(decodeURIComponent(answer?.headers.get("x-kept-title") ?? ""));
	const keptAt = new Date(Number(answer?.headers.get("x-kept-at") ?? Number.NaN));
	if (title === "" || Number.isNaN(keptAt.getTime())) return undefined;
	const siteEnd = ` – ${siteName}`;
	const own = title.endsWith(siteEnd) ? title.slice(0, -siteEnd.length) : title;
	return { address: pathname + search, title: own, keptAt };
}

function toText(html: string): string {
	return new DOMParser().parseFromString(html, "text/html").body.textContent.trim();
}
