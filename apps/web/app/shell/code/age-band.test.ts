import { expect, test } from "vitest";
import { FORGET_CONSENT } from "#app/platform/analytics.ts";
import { FORGET_AGE, toAgeBand, toAgeCookies } from "./age-band.ts";

test("a device remembers only the age band, for half a year; under 18 it forgets a consent to be counted", () => {
	const cookie = "age-band=18-or-over; Max-Age=15811200; Path=/; Secure; SameSite=Lax";
	expect(toAgeCookies("18-or-over", true)).toEqual([cookie]);
	expect(toAgeCookies("under-18", false)).toEqual([
		"age-band=under-18; Max-Age=15811200; Path=/; SameSite=Lax",
		FORGET_CONSENT,
	]);
	expect(FORGET_AGE).toBe("age-band=; Max-Age=0; Path=/; SameSite=Lax");
});

test.each([null, "", "17", "UNDER-18", {}])("%j is no age band", (value) => {
	expect(toAgeBand(value)).toBeUndefined();
	expect(toAgeBand("under-18")).toBe("under-18");
});
