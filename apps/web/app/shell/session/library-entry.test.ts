import { BroadcastChannel } from "next-auth/client/_utils";
import { afterEach, expect, test, vi } from "vitest";
import { hasSignedInHere } from "./library-entry.ts";

afterEach(() => vi.unstubAllGlobals());

test("what the sign-in library tells other tabs is what we look for", () => {
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

test("a browser that lets nobody read its storage may have been signed in", () => {
	vi.stubGlobal("localStorage", {
		getItem: () => {
			throw new Error("denied");
		},
	});
	expect(hasSignedInHere()).toBe(true);
});
