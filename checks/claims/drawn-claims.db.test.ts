import { Claims } from "@uchit/contract/claim.ts";
import { afterAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { changeClaim, keyOf } from "./change-claim.ts";
import { DRAWN_KINDS, type DrawnClaim, listTrueClaims } from "./draw-claims.ts";
import { sayClaim } from "./say-claim.ts";

const backend = useBackend();
const IS_FULL = process.env.PROOF === "full";
/** Of 5,000 true claims and 5,000 changed ones some in every run, always the same. */
const OF_KIND = IS_FULL ? 834 : 50;
const SEED = IS_FULL ? String(Date.now()) : "2026-11-29";

/** What long names and odd programmes cost: a true claim that is not judged is no harm, a false one that is supported is. */
const LEAST_TRUE = 0.94;
const MOST_FALSE = 0.01;

type Count = { claims: number; right: number };

test.each(DRAWN_KINDS)(
	"%s: true claims are supported, and the same claims with one thing changed are not",
	async (kind) => {
		const all = await listTrueClaims(backend.db, kind, SEED);
		const known = new Set(all.map(keyOf));
		const isTrue = (claim: DrawnClaim) => known.has(keyOf(claim));
		const counts: Record<string, Count> = {};
		const failures: string[] = [];
		for (const [at, claim] of all.slice(0, OF_KIND).entries()) {
			const other = all[(at * 7 + OF_KIND) % all.length] ?? claim;
			const changed = changeClaim(claim, { way: at, other, isTrue });
			for (const [name, said, isRight] of [
				["true", claim, (verdicts: string[]) => verdicts.includes("supported")] as const,
				...(changed === undefined
					? []
					: [[changed.change, changed.claim, (verdicts: string[]) => !verdicts.includes("supported")] as const]),
			]) {
				const text = sayClaim(said, at);
				const verdicts = await judge(text);
				const { claims, right } = counts[name] ?? { claims: 0, right: 0 };
				counts[name] = { claims: claims + 1, right: right + Number(isRight(verdicts)) };
				if (!isRight(verdicts)) failures.push(`${name}: ${text} → ${verdicts.join(", ")}`);
			}
		}
		process.stdout.write(`${kind}, seed ${SEED}: ${JSON.stringify(counts)}\n${failures.slice(0, 12).join("\n")}\n`);
		const { true: held = { claims: 0, right: 0 }, ...others } = counts;
		const wrong = Object.values(others).reduce((sum, { claims, right }) => sum + claims - right, 0);
		const changed = Object.values(others).reduce((sum, { claims }) => sum + claims, 0);
		expect(held.right / held.claims).toBeGreaterThanOrEqual(LEAST_TRUE);
		expect(wrong / changed).toBeLessThanOrEqual(MOST_FALSE);
	},
	600_000,
);

const times: number[] = [];

afterAll(() => {
	const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
	process.stdout.write(`p95 of ${times.length} claims: ${p95.toFixed(1)} ms\n`);
});

async function judge(text: string): Promise<string[]> {
	const began = performance.now();
	const reply = await backend.app.inject({
		method: "POST",
		url: "/v1/claims",
		headers: { authorization: `Bearer ${backend.env.BACKEND_KEY}` },
		payload: { text },
	});
	times.push(performance.now() - began);
	return Claims.parse(reply.json())
		.claims.map(({ kind, verdict, why }) => `${kind ?? "?"} ${verdict} ${why ?? ""}`.trim())
		.flatMap((each) => [each, each.split(" ")[1] ?? ""]);
}
