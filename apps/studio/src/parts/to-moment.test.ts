import { afterEach, expect, test, vi } from "vitest";
import { formatComingMoment, momentTyped, toDay, toMoment, toTyped } from "./to-moment.ts";

afterEach(() => vi.unstubAllEnvs());

test.each(["Asia/Kolkata", "UTC", "America/New_York"])(
	"a browser in %s reads and writes the times of India",
	(zone) => {
		vi.stubEnv("TZ", zone);
		expect(momentTyped("2026-01-31T09:00")).toBe("2026-01-31T03:30:00.000Z");
		expect(toTyped("2026-01-31T03:30:00.000Z")).toBe("2026-01-31T09:00");
		expect(toMoment("2026-11-30T22:45:00Z")).toBe("1 Dec 2026, 4:15 am");
		expect(toDay("2026-11-30T22:45:00Z")).toBe("1 Dec 2026");
		expect(formatComingMoment("2026-11-30T22:45:00Z")).toMatch(/^Tuesday,? 1 December,? 2026 at 4:15 am$/);
	},
);

test("empty input gives no moment, and no moment an empty input", () => {
	expect(momentTyped("")).toBe(null);
	expect(toTyped(null)).toBe("");
});
