import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { buildIndexOnce } from "#backend/testing/shared-builds.ts";
import { createLiveIndex } from "./live-index.ts";

const backend = useBackend();

test("a change that comes while the index is built has it checked afterwards, not built beside", async () => {
	const tookMs: number[] = [];
	const index = createLiveIndex(backend.db, (_, ms) => tookMs.push(ms), { build: buildIndexOnce });
	const first = index.get();
	index.onChange({ tags: ["*"] });
	const [one, other] = await Promise.all([first, index.get()]);
	expect(other).toBe(one);
	expect(tookMs).toHaveLength(1);
});
