import type { FastifyReply } from "fastify";

/** What is said when no page of the application can be: it needs nothing but itself. */
const PLAIN_PAGES = {
	400: [
		"This address does not work",
		"It may have been cut off or changed on the way. Check it, or start from the home page.",
	],
	404: ["There is nothing here", "The file may have been part of an older version of this site. Load the page again."],
	405: ["This address cannot be used that way", "Go back and try again, or start from the home page."],
	413: ["That is too much at once", "Go back and send less."],
	500: ["This page could not be made", "The fault is ours. Try again in a minute."],
	503: ["Too many people are here right now", "Try again in ten seconds."],
	504: ["This page took too long", "The fault is ours. Try again in a minute."],
} as const;

type PlainStatus = keyof typeof PLAIN_PAGES;

export function sendPlainPage(reply: FastifyReply, status: number): FastifyReply {
	const known = isPlainStatus(status) ? status : status < 500 ? 400 : 500;
	const [title, text] = PLAIN_PAGES[known];
	if (known === 503) reply.header("retry-after", "10");
	return reply
		.code(status)
		.header("content-type", "text/html; charset=utf-8")
		.header("cache-control", "no-store")
		.send(
			`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
				`<title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">Home page</a></p></html>\n`,
		);
}

function isPlainStatus(status: number): status is PlainStatus {
	return status in PLAIN_PAGES;
}
