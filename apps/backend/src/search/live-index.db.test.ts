import { expect, test, vi } from "vitest";
import { readDataVersion } from "#backend/facts/queries/data-version.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { buildIndexOnce } from "#backend/testing/shared-builds.ts";
import { createLiveIndex } from "./live-index.ts";

const backend = useBackend();

test("a change that comes while the index is built has it checked afterwards, not built beside", async () => {
	const built = await buildIndexOnce(backend.db);
	const build = async () => ({ ...built, version: await readDataVersion(backend.db) });
	// Others may correct a fact meanwhile, and then it is built once more.
	await vi.waitFor(async () => {
		const tookMs: number[] = [];
		const index = createLiveIndex(backend.db, (_, ms) => tookMs.push(ms), { build });
		const first = index.get();
		index.onChange({ tags: ["*"] });
		const [one, other] = await Promise.all([first, index.get()]);
		expect(other).toBe(one);
		expect(tookMs).toHaveLength(1);
	}, PATIENCE);
});

test("where a change names its institutions the patched index answers, and what was built anew follows", async () => {
	const built = await buildIndexOnce(backend.db);
	const [college] = built.colleges;
	const version = { now: "of no facts" };
	const caughtUp = vi.fn();
	const build = async () => ({ ...built, version: version.now });
	const index = createLiveIndex(backend.db, () => undefined, { build, onCaughtUp: caughtUp });
	const first = await index.get();
	version.now = await readDataVersion(backend.db);
	index.onChange({ tags: ["colleges", `college:${college?.id}`] });
	const patched = await index.get();
	expect(patched.colleges).not.toBe(first.colleges);
	expect(patched.colleges).toEqual(first.colleges);
	expect(patched.version).toBe("of no facts");
	await vi.waitFor(() => expect(caughtUp).toHaveBeenCalled(), PATIENCE);
	expect((await index.get()).version).not.toBe("of no facts");
});
