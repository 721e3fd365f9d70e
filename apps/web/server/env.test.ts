import { BadSettings } from "@uchit/settings/parse-settings.ts";
import { expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";

const KEY = "a-key-for-the-tests";

test("the key alone is enough to start", () => {
	expect(parseEnv({ BACKEND_KEY: KEY })).toEqual({
		AUTH_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
		NODE_ENV: "production",
		HOST: "127.0.0.1",
		PORT: 3000,
		BACKEND_URL: "http://127.0.0.1:4000",
		CONTENT_URL: "http://127.0.0.1:4000",
		API_URL: "http://127.0.0.1:4000",
		BACKEND_KEY: KEY,
		OTP_PROVIDER_CLIENT_ID: "uchit",
		SESSION_POLL_SECONDS: 0,
		SESSION_POLL_OFFLINE: "off",
		SITE_NAME: "Uchit",
		SITE_URL: "http://localhost:3000",
		CONTACT_PHONES: [],
		SOCIAL_LINKS: [],
		TRUSTED_PROXIES: ["loopback"],
		DISPLAY_RATING: "off",
		PAGES_PER_MINUTE: 600,
		PAGE_CACHE_MB: 256,
		DATA_DIR: ".data",
		IMAGE_HOSTS: [],
		IMAGE_CACHE_MB: 256,
		LOG_LEVEL: "info",
		NETWORK_ENCRYPTED: "off",
	});
});

test("programs with the same key share one cookie secret, and with another key do not", () => {
	const secretOf = (key: string) => parseEnv({ BACKEND_KEY: key }).AUTH_SECRET;
	expect(secretOf(KEY)).toBe(secretOf(KEY));
	expect(secretOf(KEY)).not.toBe(secretOf("another key for the tests"));
});

test("contact settings are read as lists, and an invalid one names the expected form", () => {
	const env = parseEnv({
		BACKEND_KEY: KEY,
		CONTACT_ADDRESS: "1 Road\\nTown",
		CONTACT_PHONES: "+91 11 2345 6789, 011-2345 6780",
		SOCIAL_LINKS: "YouTube = https://youtube.example/@us",
	});
	expect(env).toMatchObject({
		CONTACT_ADDRESS: "1 Road\nTown",
		CONTACT_PHONES: ["+91 11 2345 6789", "011-2345 6780"],
		SOCIAL_LINKS: [{ name: "YouTube", address: "https://youtube.example/@us" }],
	});
	for (const bad of [
		{ CONTACT_PHONES: "call us" },
		{ CONTACT_PHONES: "1234567, 1234568, 1234569" },
		{ SOCIAL_LINKS: "javascript:alert(1)" },
		{ SOCIAL_LINKS: "YouTube=http://youtube.example" },
	]) {
		expect(() => parseEnv({ BACKEND_KEY: KEY, ...bad })).toThrow(Object.keys(bad)[0]);
	}
});

test("picture hosts are read as origins, with https unless the setting names another scheme", () => {
	const { IMAGE_HOSTS } = parseEnv({ BACKEND_KEY: KEY, IMAGE_HOSTS: "Pictures.example, http://127.0.0.1:8080/" });
	expect(IMAGE_HOSTS).toEqual(["https://pictures.example", "http://127.0.0.1:8080"]);
	for (const bad of ["pictures.example/folder", "a b", "*", "https://me:secret@pictures.example", "ftp://x.example"]) {
		expect(() => parseEnv({ BACKEND_KEY: KEY, IMAGE_HOSTS: bad })).toThrow("IMAGE_HOSTS: expected hosts with commas");
	}
});

test("an empty setting counts as unset, and addresses lose their trailing slash", () => {
	const env = parseEnv({
		BACKEND_KEY: KEY,
		PORT: "",
		SITE_URL: "https://uchit.example/",
		GRIEVANCE_CONTACT: "A. Rao, 1 Example Road",
		BACKEND_URL: "https://api:1//",
	});
	expect(env).toMatchObject({ PORT: 3000, SITE_URL: "https://uchit.example", BACKEND_URL: "https://api:1" });
});

test.each([
	[{}, "BACKEND_KEY: expected at least 16 characters that only our own programs know"],
	[{ BACKEND_KEY: KEY, AUTH_SECRET: "short" }, "AUTH_SECRET: expected at least 32 characters that only the site knows"],
	[
		{ BACKEND_KEY: KEY, OIDC_ISSUER: "https://accounts.example" },
		"OIDC_CLIENT_ID: expected beside OIDC_ISSUER, and only there",
	],
	[{ BACKEND_KEY: "short" }, "BACKEND_KEY: expected at least 16 characters that only our own programs know"],
	[{ BACKEND_KEY: KEY, PORT: "http" }, "PORT: expected a port, 0 to 65535"],
	[{ BACKEND_KEY: KEY, PORT: "70000" }, "PORT: expected a port, 0 to 65535"],
	[{ BACKEND_KEY: KEY, PAGE_CACHE_MB: "0" }, "PAGE_CACHE_MB: expected a whole number of megabytes, 1 or more"],
	[
		{ BACKEND_KEY: KEY, BACKEND_URL: "ftp://x" },
		"BACKEND_URL: expected an address that begins with http:// or https://",
	],
	[
		{ BACKEND_KEY: KEY, CONTENT_URL: "nowhere" },
		"CONTENT_URL: expected an address that begins with http:// or https://",
	],
	[
		{ BACKEND_KEY: KEY, SITE_URL: "https://uchit.example" },
		"GRIEVANCE_CONTACT: expected who answers complaints, by name and address, where SITE_URL is an address for the public",
	],
	[{ BACKEND_KEY: KEY, NODE_ENV: "live" }, "NODE_ENV: expected one of production, development, test"],
])("refuses %j by name", (source, message) => {
	expect(() => parseEnv(source)).toThrow(new BadSettings(message));
});

test("the web of a public site refuses an unencrypted backend on another machine, unless its network encrypts", () => {
	const open = { BACKEND_KEY: KEY, SITE_URL: "https://uchit.example", GRIEVANCE_CONTACT: "A. Rao, 1 Example Road" };
	expect(() => parseEnv({ ...open, BACKEND_URL: "http://api:1" })).toThrow(/^BACKEND_URL: expected https:/);
	expect(() => parseEnv({ ...open, BACKEND_URL: "http://api:1", NETWORK_ENCRYPTED: "on" })).not.toThrow();
	expect(() => parseEnv({ ...open, CONTENT_URL: "http://content:1" })).toThrow(/^CONTENT_URL: expected https:/);
	expect(() => parseEnv({ ...open, BACKEND_URL: "https://api:1" })).not.toThrow();
});
