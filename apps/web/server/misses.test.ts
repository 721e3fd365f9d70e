import { NO_ANSWER_TAG } from "@uchit/contract/miss.ts";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { createMisses, missOf } from "./misses.ts";

const NOT_FOUND = { status: 404, tags: [] };
const NO_ANSWER = { status: 200, tags: [NO_ANSWER_TAG] };
const FOUND = { status: 200, tags: ["colleges"] };

afterEach(() => vi.unstubAllGlobals());

test.each([
	[NOT_FOUND, "/hi/exams/cuet?utm=1", { kind: "address", words: "/exams/cuet" }],
	[NOT_FOUND, "/top-100-mba-colleges", { kind: "address", words: "/top-100-mba-colleges" }],
	[NOT_FOUND, "/wp-login.php", undefined],
	[NOT_FOUND, "/report/a8f3c91bd02e77aa", undefined],
	[NOT_FOUND, "/report/Kq8f-3c91b_d02e", undefined],
	[NOT_FOUND, "/call/9876543210", undefined],
	[NO_ANSWER, "/search?q=%20B.Arch%20%20in%20Kyoto ", { kind: "search", words: "b.arch in kyoto" }],
	[NO_ANSWER, "/search?q=98765%2043210", undefined],
	[NO_ANSWER, "/search?q=me%40example.org", undefined],
	[NO_ANSWER, "/search?q=", undefined],
])("the outcome %o at %s counts as %o", (page, url, miss) => {
	expect(missOf(page, url)).toEqual(miss);
});

test.each([undefined, 401, 429, 503])("a report that fails (%s) is sent again with the next", async (status) => {
	const sent: unknown[] = [];
	vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
		sent.push(JSON.parse(body));
		if (sent.length > 1) return new Response(null, { status: 204 });
		if (status === undefined) throw new TypeError("The connection is closed.");
		return new Response(null, { status });
	});
	const given = { backend: { url: "http://backend", key: "k" }, log: pino({ level: "silent" }) };
	const misses = createMisses({ ...given, everyMs: 20 });
	misses.note(NOT_FOUND, { url: "/exams/cuet", headers: {} });
	await vi.waitFor(() => expect(sent).toHaveLength(2));
	expect(sent[1]).toEqual([{ kind: "address", words: "/exams/cuet", count: 1 }]);
	await misses.close();
});

test("a report that the backend cannot read is not sent again", async () => {
	let sent = 0;
	vi.stubGlobal("fetch", async () => {
		sent++;
		return new Response(null, { status: 400 });
	});
	const misses = createMisses({ backend: { url: "http://backend", key: "k" }, log: pino({ level: "silent" }) });
	misses.note(NOT_FOUND, { url: "/exams/cuet", headers: {} });
	await misses.close();
	await misses.close();
	expect(sent).toBe(1);
});

test("unfound searches and addresses are reported together, as words only, and never for visitors under 18", async () => {
	const sent: unknown[] = [];
	vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
		sent.push(JSON.parse(body));
		return new Response(null, { status: 204 });
	});
	const misses = createMisses({ backend: { url: "http://backend", key: "k" }, log: pino({ level: "silent" }) });
	const ask = (url: string, cookie?: string) => ({ url, headers: cookie === undefined ? {} : { cookie } });
	misses.note(NO_ANSWER, ask("/search?q=Kyoto"));
	misses.note(NO_ANSWER, ask("/search?q=kyoto", "age-band=18-or-over"));
	misses.note(NO_ANSWER, ask("/search?q=kyoto", "a=b; age-band=under-18"));
	misses.note(FOUND, ask("/search?q=goa"));
	misses.note(NOT_FOUND, ask("/exams/cuet"));
	await misses.close();
	expect(sent).toEqual([
		[
			{ kind: "search", words: "kyoto", count: 2 },
			{ kind: "address", words: "/exams/cuet", count: 1 },
		],
	]);
});
