import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { compressPage } from "../apps/web/server/pages/compression.ts";
import { SITE_PAGES } from "../checks/site-pages.ts";

const SITE = process.env.BASE_URL ?? "http://127.0.0.1:3000";
/** Those that a pull request is most likely to make heavier. */
const USUAL = ["home", "list", "college", "college-cutoffs", "exams", "exam", "predict", "compare", "search"];

type Parts = Record<"classes" | "data" | "icons" | "form" | "text", number>;

/**
 * `npm run bench:pages`, or with names of pages or addresses: what the HTML of the site in BASE_URL is made of, in bytes before compression.
 * A form's bytes are also counted as its classes and icons; the rest is tags and attributes.
 */
await runCommand(async () => {
	const asked = process.argv.slice(2);
	say("page                  bytes  brotli  classes    data   icons    form    text");
	for (const each of asked.length === 0 ? USUAL : asked) {
		const html = await getPage(each.startsWith("/") ? each : pathOf(each));
		const { classes, data, icons, form, text } = partsOf(html);
		const columns = [
			bytesOf(html),
			(await compressPage(Buffer.from(html))).br?.length,
			classes,
			data,
			icons,
			form,
			text,
		];
		say(`${each.padEnd(19)} ${columns.map((count) => String(count).padStart(7)).join(" ")}`);
	}
	return 0;
});

function pathOf(wanted: string): string {
	const found = SITE_PAGES.find(({ name }) => name === wanted);
	if (found === undefined) throw new Error(`No page of the site is called ${wanted}.`);
	return found.path;
}

async function getPage(path: string): Promise<string> {
	const response = await fetch(new URL(path, SITE), { headers: { "accept-encoding": "identity" } });
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.text();
}

/** `data` is what React Router sends again for its hydration. */
function partsOf(html: string): Parts {
	const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
	return {
		classes: bytesOfAll(markup, / class="[^"]*"/g),
		data: bytesOfAll(html, /<script\b[^>]*>window\.__reactRouterContext.*?<\/script>/gs),
		icons: bytesOfAll(markup, /<svg\b.*?<\/svg>/gs),
		form: bytesOfAll(markup, /<form\b.*?<\/form>/gs),
		text: bytesOf(markup.replaceAll(/<[^>]*>/g, "")),
	};
}

function bytesOfAll(html: string, part: RegExp): number {
	return html.match(part)?.reduce((sum, found) => sum + bytesOf(found), 0) ?? 0;
}

function bytesOf(text: string): number {
	return Buffer.byteLength(text);
}
