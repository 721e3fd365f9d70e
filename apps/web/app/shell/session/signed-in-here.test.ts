import { BroadcastChannel } from "next-auth/client/_utils";
import { afterEach, expect, test, vi } from "vitest";
import { hasSignedInHere } from "./signed-in-here.ts";

afterEach(() => vi.unstubAllGlobals());

test("finds the entry that the sign-in library writes for other tabs", () => {
	const storage = new Map<string, string>();
	vi.stubGlobal("window", globalThis);
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => storage.get(key) ?? null,
		setItem: (key: string, value: string) => storage.set(key, value),
	});
	expect(hasSignedInHere()).toBe(false);
	BroadcastChannel().post({ event: "session", data: { trigger: "signout" } });
	expect(hasSignedInHere()).toBe(true);
});

test("a browser with unreadable storage counts as possibly signed in", () => {
	vi.stubGlobal("localStorage", {
		getItem: () => {
			throw new Error("denied");
		},
	});
	expect(hasSignedInHere()).toBe(true);
});
