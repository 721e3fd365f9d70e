import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";
import { readDataVersion } from "#backend/facts/queries/data-version.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { buildIndexOnce } from "#backend/testing/shared-builds.ts";
import { createLiveIndex } from "./live-index.ts";

const backend = useBackend();

test("a change during a build makes the index recheck its version, without a parallel build", async () => {
	const built = await buildIndexOnce(backend.db);
	const build = async () => ({ ...built, version: await readDataVersion(backend.db) });
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

test("a change that names its institutions is answered by a patched index, and a full rebuild follows", async () => {
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
	await vi.waitFor(() => expect(caughtUp).toHaveBeenCalled(), PATIENCE);
	expect((await index.get()).version).toBe(version.now);
});

test("a change that names no institution is answered by the last index until the next is built", async () => {
	const built = await buildIndexOnce(backend.db);
	const isBuilt = Promise.withResolvers<void>();
	const old = { ...built, version: "of no facts" };
	let builds = 0;
	const build = async () => {
		builds += 1;
		if (builds === 1) return old;
		await isBuilt.promise;
		return { ...built, version: await readDataVersion(backend.db) };
	};
	const caughtUp = vi.fn();
	const index = createLiveIndex(backend.db, () => undefined, { build, onCaughtUp: caughtUp });
	expect(await index.get()).toBe(old);
	index.onChange({ tags: ["*"] });
	expect(await index.get()).toBe(old);
	isBuilt.resolve();
	await vi.waitFor(() => expect(caughtUp).toHaveBeenCalled(), PATIENCE);
	expect((await index.get()).version).not.toBe(old.version);
});

test("a change undone while its index is built is answered at once by the index without it", async () => {
	const { TEST_DATABASE_URL: url = "" } = process.env;
	const built = await buildIndexOnce(backend.db);
	const db = openDatabase({ url, onIdleError: () => undefined, connections: 1 });
	const isBuilt = Promise.withResolvers<void>();
	let builds = 0;
	const build = async () => {
		builds += 1;
		if (builds > 1) await isBuilt.promise;
		return { ...built, version: await readDataVersion(db) };
	};
	const index = createLiveIndex(db, () => undefined, { build });
	await db.execute(sql`BEGIN`);
	const first = await index.get();
	await db.execute(
		sql`UPDATE loads SET loaded_at = loaded_at + interval '1 day' WHERE dataset = (SELECT min(dataset) FROM loads)`,
	);
	index.onChange({ tags: ["*"] });
	expect(await index.get()).toBe(first);
	await vi.waitFor(() => expect(builds).toBe(2), PATIENCE);
	await db.execute(sql`ROLLBACK`);
	index.onChange({ tags: ["*"] });
	expect(await index.get()).toBe(first);
	isBuilt.resolve();
	await vi.waitFor(async () => expect(await index.get()).not.toBe(first), PATIENCE);
	await closeDatabase(db);
});

test("changes reported before and during a failed build appear in a later answer", async () => {
	const built = await buildIndexOnce(backend.db);
	const [college] = built.colleges;
	if (college === undefined) throw new Error("No institution is indexed");
	const wrong = {
		...built,
		version: "of no facts",
		colleges: [{ ...college, name: "Wrong" }, ...built.colleges.slice(1)],
	};
	const notified = Promise.withResolvers<void>();
	const builds = [
		async () => wrong,
		async () => {
			await notified.promise;
			throw new Error("The database cannot be reached");
		},
	];
	const build = () => (builds.shift() ?? (async () => built))();
	const index = createLiveIndex(backend.db, () => undefined, { build });
	expect((await index.get()).colleges[0]?.name).toBe("Wrong");
	index.onChange({ tags: ["*"] });
	const failing = index.get();
	index.onChange({ tags: ["colleges", `college:${college.id}`] });
	notified.resolve();
	expect((await failing).colleges[0]?.name).toBe("Wrong");
	await vi.waitFor(async () => expect((await index.get()).colleges[0]?.name).toBe(college.name), PATIENCE);
});
