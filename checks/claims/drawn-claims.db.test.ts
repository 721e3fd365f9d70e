import { Claims } from "@uchit/contract/claim.ts";
import { afterAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { changeClaim, keyOf } from "./change-claim.ts";
import { DRAWN_KINDS, type DrawnClaim, listTrueClaims } from "./draw-claims.ts";

const backend = useBackend();
const IS_FULL = process.env.PROOF === "full";
/** A full run draws 5,000 true and 5,000 changed claims, the same ones every time. */
const CLAIMS_PER_KIND = IS_FULL ? 834 : 50;
const SEED = IS_FULL ? String(Date.now()) : "2026-11-29";

/** Allows for long names and odd programmes: an unjudged true claim does no harm, a supported false one does. */
const MIN_TRUE = 0.94;
const MAX_FALSE = 0.01;

type Count = { claims: number; right: number };

test.each(DRAWN_KINDS)(
	"%s: true claims are supported, and the same claims with one thing changed are not",
	async (kind) => {
		const all = await listTrueClaims(backend.db, kind, SEED);
		const known = new Set(all.map(keyOf));
		const isTrue = (claim: DrawnClaim) => known.has(keyOf(claim));
		const counts: Record<string, Count> = {};
		const failures: string[] = [];
		for (const [at, claim] of all.slice(0, CLAIMS_PER_KIND).entries()) {
			const other = all[(at * 7 + CLAIMS_PER_KIND) % all.length] ?? claim;
			const changed = changeClaim(claim, { way: at, other, isTrue });
			for (const [name, drawn, isRight] of [
				["true", claim, (verdicts: string[]) => verdicts.includes("supported")] as const,
				...(changed === undefined
					? []
					: [[changed.change, changed.claim, (verdicts: string[]) => !verdicts.includes("supported")] as const]),
			]) {
				const text = sayClaim(drawn, at);
				const verdicts = await judge(text);
				const { claims, right } = counts[name] ?? { claims: 0, right: 0 };
				counts[name] = { claims: claims + 1, right: right + Number(isRight(verdicts)) };
				if (!isRight(verdicts)) failures.push(`${name}: ${text} → ${verdicts.join(", ")}`);
			}
		}
		process.stdout.write(`${kind}, seed ${SEED}: ${JSON.stringify(counts)}\n${failures.slice(0, 12).join("\n")}\n`);
		const { true: trueCount = { claims: 0, right: 0 }, ...others } = counts;
		const wrong = Object.values(others).reduce((sum, { claims, right }) => sum + claims - right, 0);
		const changed = Object.values(others).reduce((sum, { claims }) => sum + claims, 0);
		expect(trueCount.right / trueCount.claims).toBeGreaterThanOrEqual(MIN_TRUE);
		expect(wrong / changed).toBeLessThanOrEqual(MAX_FALSE);
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
	const reply = await backend.post("/v1/claims", { text });
	times.push(performance.now() - began);
	return Claims.parse(reply.json())
		.claims.map(({ kind, verdict, why }) => `${kind ?? "?"} ${verdict} ${why ?? ""}`.trim())
		.flatMap((each) => [each, each.split(" ")[1] ?? ""]);
}

const LISTS: Readonly<Record<string, string>> = { "state-public-university": "State Public Universities" };
const POOLS: Readonly<Record<string, string>> = {
	"all-india": "all India",
	"home-state": "home state",
	"other-state": "other state",
};
const indian = new Intl.NumberFormat("en-IN");

function sayClaim({ kind, college, figure, words }: DrawnClaim, way: number): string {
	const { list = "", year = "", report, level = "", programme, seatType, pool = "", gender = "", round } = words;
	const named = LISTS[list] ?? `${list.slice(0, 1).toUpperCase()}${list.slice(1)}`;
	const ways: Readonly<Record<string, () => string[]>> = {
		rank: () => [
			`${college}: NIRF rank ${figure} in ${named} ${year}`,
			`${college} ranked ${figure} by NIRF ${year} (${named})`,
			`${college} NIRF ${year} ${named} में ${figure} स्थान पर`,
		],
		median: () => {
			const [stage = "", years = ""] = level.split("-");
			const school = `${year}-${String(Number(year) + 1).slice(2)}`;
			const of = `${stage.toUpperCase()} ${years} years, ${school} batch, NIRF ${named} ${report}`;
			const rupees = `Rs ${indian.format(Number(figure))}`;
			return [`${college}: median salary ${rupees} (${of})`, `${college} median package ${rupees}, ${of}`];
		},
		cutoff: () => {
			const seat = `${seatType}, ${POOLS[pool]}, ${gender.replace(/ \(.*/, "")}`;
			const rank = indian.format(Number(figure));
			return [`${college} ${programme}: closing rank ${rank}, ${seat}, round ${round} of JoSAA ${year}`];
		},
		seats: () => [`${college}: ${figure} seats in ${words.course} (${level}), ${words.authority} ${year}`],
		founded: () => [
			`${college}, established in ${figure}`,
			`Estd. ${figure}: ${college}`,
			`${college} की स्थापना ${figure} में हुई`,
		],
		recognition: () => [
			`${college} is approved by ${figure}`,
			`${college} ${figure} approved`,
			`${college} ${figure} से मान्यता प्राप्त`,
		],
	};
	const claims = ways[kind]?.() ?? [];
	return claims[way % claims.length] ?? "";
}
