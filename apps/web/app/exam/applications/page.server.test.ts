import { expect, test, vi } from "vitest";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { loadApplications } from "./page.server.ts";

test("without its exams the tracker says that they are missing, and is not cached as a whole page", async () => {
	const url = await startServer((_, reply) => reply.writeHead(503).end());
	const [limitFreshness, noteShort] = [vi.fn(), vi.fn()];
	const loaded = await loadApplications(trialRequest(url, { limitFreshness, noteShort }));
	expect(loaded).toMatchObject({ exams: [], isShort: true });
	expect(noteShort).toHaveBeenCalledOnce();
	expect(Math.min(...limitFreshness.mock.calls.flat())).toBeLessThanOrEqual(5_000);
});
