import { College } from "@uchit/contract/college.ts";
import { Comparison } from "@uchit/contract/compare.ts";
import { Outcomes } from "@uchit/contract/outcome.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const MADRAS = "indian-institute-of-technology-madras";
const PSG = "psg-college-of-technology";

test("institutions follow the requested order, each once, with all data of their own addresses", async () => {
	const { items, unknown, sources } = await backend.read(Comparison, `/v1/compare?slug=${PSG},${MADRAS}&slug=${PSG}`);
	expect(items.map(({ slug }) => slug)).toEqual([PSG, MADRAS]);
	expect(unknown).toEqual([]);
	const { sources: ofCollege, ...college } = await backend.read(College, `/v1/colleges/${MADRAS}`);
	const { reported, sources: ofOutcomes } = await backend.read(Outcomes, `/v1/colleges/${MADRAS}/outcomes`);
	expect(reported.length).toBeGreaterThan(0);
	expect(items[1]).toEqual({ ...college, reported });
	const ids = sources.map(({ id }) => id);
	for (const { id } of [...ofCollege, ...ofOutcomes]) expect(ids).toContain(id);
	expect(new Set(ids).size).toBe(ids.length);
});

test("names an unknown slug, and still answers the others", async () => {
	const { items, unknown } = await backend.read(Comparison, `/v1/compare?slug=no-such-college,${PSG}`);
	expect(items.map(({ slug }) => slug)).toEqual([PSG]);
	expect(unknown).toEqual(["no-such-college"]);
});

test("refuses no slug and more than ten", async () => {
	const eleven = Array.from({ length: 11 }, (_, place) => `college-${place}`).join(",");
	for (const url of ["/v1/compare", "/v1/compare?slug=", `/v1/compare?slug=${eleven}`]) {
		const reply = await backend.app.inject({ url });
		expect([url, reply.statusCode]).toEqual([url, 400]);
	}
});
