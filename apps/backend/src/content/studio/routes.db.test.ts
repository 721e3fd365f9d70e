import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { studioRoutes } from "#backend/content/studio/routes.ts";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const PAGE =
	'<meta name="site-address" content="STUDIO_SITE_ADDRESS"><script nonce="STUDIO_NONCE" src="/studio/assets/a.js"></script>';

async function desk(files: Readonly<Record<string, string>>) {
	const directory = mkdtempSync(join(tmpdir(), "studio-"));
	mkdirSync(join(directory, "assets"));
	for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
	const app = fastify();
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	const env = { ...backend.env, SITE_URL: 'https://uchit.example/?a="b"' };
	await app.register(studioRoutes, { env, directory });
	return app;
}

test("the desk's page has its own policy, with a new nonce each time", async () => {
	const app = await desk({ "index.html": PAGE });
	const [one, other] = [await app.inject("/studio/"), await app.inject("/studio/")];
	const policy = String(one.headers["content-security-policy"]);
	const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
	expect(policy).toContain("script-src 'self';");
	expect(policy).not.toContain("unsafe");
	expect(one.body).toContain(`nonce="${nonce}"`);
	expect(other.body).not.toContain(nonce);
	expect(one.headers["cache-control"]).toBe("no-store");
	expect(one.body).toContain('content="https://uchit.example/?a=&quot;b&quot;"');
	await app.close();
});

test("/studio redirects to /studio/, and the scripts are cached for good", async () => {
	const app = await desk({ "index.html": PAGE, "assets/a.js": "1" });
	expect((await app.inject("/studio")).headers.location).toBe("/studio/");
	const script = await app.inject("/studio/assets/a.js");
	expect(script.statusCode).toBe(200);
	expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
	expect((await app.inject("/studio/assets/../index.html")).statusCode).toBe(404);
	await app.close();
});

test("a desk that is not built answers 503 with the build command", async () => {
	const app = await desk({});
	const reply = await app.inject("/studio/");
	expect([reply.statusCode, reply.body.includes("npm run build")]).toEqual([503, true]);
	await app.close();
});

test("the desk sends an HSTS header over https, and none over plain http", async () => {
	const hstsOf = async (url: string, headers: Record<string, string>) =>
		(await backend.app.inject({ url, headers })).headers["strict-transport-security"];
	for (const url of ["/studio/", "/auth/login", "/v1/colleges?limit=1", "/studio/assets/none.js"]) {
		expect(await hstsOf(url, { "x-forwarded-proto": "https" }), url).toBe("max-age=31536000; includeSubDomains");
		expect(await hstsOf(url, {}), url).toBeUndefined();
	}
});
