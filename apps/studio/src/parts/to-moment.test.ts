import { afterEach, expect, test, vi } from "vitest";
import { momentTyped } from "./to-moment.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
	["Asia/Kolkata", "2026-01-31T03:30:00.000Z"],
	["UTC", "2026-01-31T09:00:00.000Z"],
	["America/New_York", "2026-01-31T14:00:00.000Z"],
])("nine o'clock typed in %s becomes the moment %s", (zone, moment) => {
	vi.stubEnv("TZ", zone);
	expect(momentTyped("2026-01-31T09:00")).toBe(moment);
});

test("empty input gives no moment", () => {
	expect(momentTyped("")).toBe(null);
});
