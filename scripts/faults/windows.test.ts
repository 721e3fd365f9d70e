import { expect, test } from "vitest";
import type { Sample } from "#scripts/faults/load.ts";
import { figuresOf } from "#scripts/faults/windows.ts";

function sample(from: number, ms: number, status: number): Sample {
	return { sort: "cached", from, ms, status };
}

test("failed requests are counted, and an outage lasts from the first failed request to the end of the last", () => {
	const first = { samples: [sample(0, 5, 200), sample(1_000, 10, 502), sample(3_000, 500, 0), sample(4_000, 7, 200)] };
	const second = { samples: [sample(9_000, 9, 200), { ...sample(9_000, 9, 500), sort: "lead" as const }] };
	expect(figuresOf("cached", [first, second])).toEqual({
		requests: 5,
		failed: 2,
		failedFor: 2.5,
		p50: 7,
		p99: 9,
		longest: 9,
		failures: "502 × 1, nothing × 1",
	});
	expect(figuresOf("uncached", [first])).toMatchObject({ requests: 0, failed: 0, failedFor: 0, p99: 0 });
});
