import { expect, test } from "vitest";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { spec } from "../../../../e2e/support/spec.ts";
import { getNewsChannel } from "./news-channel.server.ts";

const ICON = "0b9c7d52-1f9e-4a1e-8a53-9f1d2c3b4a5e";
const DRAWING = "5f0c7d52-1f9e-4a1e-8a53-9f1d2c3b4a5e";
const LINK = "https://channel.example/uchit";
const UNREACHABLE_BACKEND = { url: "http://127.0.0.1:9", key: "a key of 16 letters" };

function startContent(fields: Record<string, unknown> | null, seen: string[] = []): Promise<string> {
	return startServer((request, reply) => {
		const isOfFiles = request.url?.startsWith("/files?") === true;
		if (!isOfFiles) seen.push(`${request.method} ${request.url}`);
		reply.setHeader("content-type", "application/json");
		reply.end(JSON.stringify({ data: isOfFiles ? [{ id: DRAWING }] : fields }));
	});
}

test(`${spec("2.98", "3.6", "3.7", "3.8", "7.32", "7.33", "7.34")} an icon and a link make a news channel, read from these fields`, async () => {
	const seen: string[] = [];
	const request = trialRequest(
		await startContent({ news_external_channel_icon: ICON, news_external_channel_link: LINK }, seen),
	);
	expect(await getNewsChannel(request)).toEqual({ icon: ICON, isDrawing: false, link: LINK });
	expect(seen).toEqual(["GET /items/blog_config?fields=news_external_channel_icon,news_external_channel_link"]);
	expect(request.cacheTags).toEqual(new Set(["content:blog_config", "content:directus_files"]));
});

test("recognises an SVG icon", async () => {
	const fields = { news_external_channel_icon: DRAWING, news_external_channel_link: LINK };
	expect(await getNewsChannel(trialRequest(await startContent(fields)))).toMatchObject({ isDrawing: true });
});

test.each([
	[spec("2.99"), "no icon", { news_external_channel_icon: null, news_external_channel_link: LINK }],
	[spec("2.100"), "no link", { news_external_channel_icon: ICON }],
	[
		"",
		"a link that is a script",
		{ news_external_channel_icon: ICON, news_external_channel_link: "javascript:alert(1)" },
	],
	["", "an icon that is a path", { news_external_channel_icon: "../x", news_external_channel_link: LINK }],
	["", "nothing configured", null],
])("%s there is no news channel with %s", async (_spec, _name, fields) => {
	const request = trialRequest(await startContent(fields));
	expect(await getNewsChannel(request)).toBeUndefined();
	expect(request.quiet).toEqual([]);
});

test("a foreign content system gets one request a minute for the channel, however many pages are built", async () => {
	const seen: string[] = [];
	const request = trialRequest(await startContent({ news_external_channel_icon: ICON }, seen), {
		backend: UNREACHABLE_BACKEND,
	});
	await getNewsChannel(request, 0);
	await getNewsChannel(request, 59_999);
	expect(seen).toHaveLength(1);
	await getNewsChannel(request, 60_000);
	expect(seen).toHaveLength(2);
});

test(`${spec("8.15", "8.20")} an outage is logged once, by name, and the site shows no channel`, async () => {
	const request = trialRequest(await startServer((_incoming, reply) => reply.writeHead(503).end("away")));
	expect(await getNewsChannel(request, 0)).toBeUndefined();
	expect(await getNewsChannel(request, 60_000)).toBeUndefined();
	expect(request.quiet).toEqual(["the news channel's configuration cannot be read"]);
	expect(request.errors).toEqual([]);
});
