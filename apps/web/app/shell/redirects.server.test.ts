import { expect, test } from "vitest";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { findRedirect } from "./redirects.server.ts";

async function withRules(...rules: { from_path: string; to_path: string; status_code?: number }[]) {
	return trialRequest(
		await startServer((request, reply) => {
			const filter = new URL(request.url ?? "", "http://content.example").searchParams.get("filter") ?? "";
			const wanted: string[] = JSON.parse(filter).from_path._in;
			reply.setHeader("content-type", "application/json");
			reply.end(JSON.stringify({ data: rules.filter(({ from_path }) => wanted.includes(from_path)) }));
		}),
	);
}

test("a moved path redirects, permanently unless the rule sets another status", async () => {
	const request = await withRules(
		{ from_path: "/news/old", to_path: "/news/new" },
		{ from_path: "/a", to_path: "/b", status_code: 302 },
	);
	expect(await findRedirect(request, "/news/old")).toEqual({ to: "/news/new", status: 301 });
	expect(await findRedirect(request, "/a")).toEqual({ to: "/b", status: 302 });
	expect(await findRedirect(request, "/news/other")).toBeUndefined();
	expect([...request.cacheTags]).toEqual(["content:redirects"]);
});

test("a rule also applies in Hindi and stays there; a Hindi rule takes precedence", async () => {
	const plain = { from_path: "/news/old", to_path: "/news/new" };
	expect(await findRedirect(await withRules(plain), "/hi/news/old")).toEqual({ to: "/hi/news/new", status: 301 });
	const own = { from_path: "/hi/news/old", to_path: "/hi/news/apna" };
	expect(await findRedirect(await withRules(plain, own), "/hi/news/old")).toEqual({ to: "/hi/news/apna", status: 301 });
});

test.each(["//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)", "/a"])(
	"a rule that leads from /a to %s is not followed",
	async (to_path) => {
		expect(await findRedirect(await withRules({ from_path: "/a", to_path }), "/a")).toBeUndefined();
	},
);

test("without redirects, or while they are unreadable, a missing page stays missing", async () => {
	const absent = trialRequest(await startServer((_incoming, reply) => reply.writeHead(403).end("{}")));
	expect(await findRedirect(absent, "/a")).toBeUndefined();
	expect(absent.quiet).toEqual([]);
	const away = trialRequest(await startServer((_incoming, reply) => reply.writeHead(503).end()));
	expect(await findRedirect(away, "/a")).toBeUndefined();
	expect(away.quiet).toEqual(["the redirects cannot be read"]);
});
