import { BadSettings } from "@uchit/settings/parse-settings.ts";
import { expect, test } from "vitest";
import { parseEnv } from "#backend/env.ts";

const good = {
	DATABASE_URL: "postgres://u:secret-word@localhost/uchit",
	BACKEND_KEY: "0123456789abcdef",
	CONTENT_SECRET: "0123456789abcdef0123456789abcdef",
	PERSONAL_KEYS: `k1:${"0f".repeat(32)}`,
	LOOKUP_KEY: "0f".repeat(32),
};

test("an outside provider cannot be set without its secret", () => {
	const url = { OTP_PROVIDER_USERINFO_URL: "https://provider.example/userInfo" };
	expect(() => parseEnv({ ...good, ...url })).toThrow(/^OTP_PROVIDER_CLIENT_SECRET: expected the secret by which/);
	expect(parseEnv({ ...good, ...url, OTP_PROVIDER_CLIENT_SECRET: "known" })).toMatchObject(url);
});

test("watching other sites' pages requires a contact address", () => {
	expect(parseEnv(good)).toMatchObject({ WATCH: "off" });
	expect(() => parseEnv({ ...good, WATCH: "on" })).toThrow(/^WATCH_CONTACT: expected an address that hosts/);
	expect(() => parseEnv({ ...good, WATCH: "on", WATCH_CONTACT: "us" })).toThrow(/^WATCH_CONTACT: expected/);
	for (const WATCH_CONTACT of ["facts@uchit.example", "https://uchit.example/contact"]) {
		expect(parseEnv({ ...good, WATCH: "on", WATCH_CONTACT })).toMatchObject({ WATCH: "on", WATCH_CONTACT });
	}
});

test("an unset value gets its default", () => {
	expect(parseEnv({ ...good, PORT: "" })).toMatchObject({ PORT: 4000, HOST: "127.0.0.1", LOG_LEVEL: "info" });
});

test.each([
	["PORT", "70000", /^PORT: expected a port, 0 to 65535$/],
	["PORT", "http", /^PORT: expected a port, 0 to 65535$/],
	["DATABASE_URL", "mysql://secret-word", /^DATABASE_URL: expected the address of a PostgreSQL database/],
	["DATABASE_URL", undefined, /^DATABASE_URL: expected the address of a PostgreSQL database/],
	["BACKEND_KEY", "secret-word", /^BACKEND_KEY: expected at least 16 characters/],
	["CONTENT_SECRET", "secret-word", /^CONTENT_SECRET: expected at least 32 characters/],
	["STUDIO_ORIGINS", "desk.example.org", /^STUDIO_ORIGINS: expected origins such as https:/],
	["SITE_URL", "uchit.example", /^SITE_URL: expected an address that begins with http:/],
	["CONTENT_URL", "localhost:8055", /^CONTENT_URL: expected an address that begins with http:/],
	["ACCESS_TOKEN_SECONDS", "0", /^ACCESS_TOKEN_SECONDS: expected a whole number of seconds/],
	["PERSONAL_KEYS", "k1:secret-word", /^PERSONAL_KEYS: expected keys such as k1:/],
	["PERSONAL_KEYS", `k1:${"0f".repeat(32)},k1:${"f0".repeat(32)}`, /^PERSONAL_KEYS: expected keys of which no two/],
	["PERSONAL_KEYS", undefined, /^PERSONAL_KEYS: expected keys such as k1:/],
	["LOOKUP_KEY", "secret-word", /^LOOKUP_KEY: expected 64 hexadecimal digits/],
	["SMS_GATEWAY_URL", "gateway.example", /^SMS_GATEWAY_URL: expected an address that begins with http:/],
	["SMTP_URL", "https://mail.example", /^SMTP_URL: expected an address that begins with smtp:/],
	["OTP_PROVIDER_USERINFO_URL", "provider", /^OTP_PROVIDER_USERINFO_URL: expected an address that begins with http:/],
	["OTP_COUNTRIES", "+91,secret-word", /^OTP_COUNTRIES: expected prefixes of phone numbers such as \+91,\+44$/],
	["OTP_ABROAD_PER_DAY", "-1", /^OTP_ABROAD_PER_DAY: expected a whole number of codes, 0 or more$/],
	["UPLOAD_MAX_MB", "much", /^UPLOAD_MAX_MB: expected a whole number of megabytes/],
	["ROLE", "web", /^ROLE: expected one of all, api, worker$/],
	["DRAIN_SECONDS", "soon", /^DRAIN_SECONDS: expected a whole number of seconds/],
	["LOG_LEVEL", "loud", /^LOG_LEVEL: expected one of fatal, error, warn/],
])("a bad %s (%s) is reported with the expected format", (name, value, message) => {
	expect(() => parseEnv({ ...good, [name]: value })).toThrow(message);
	expect(() => parseEnv({ ...good, [name]: value })).toThrow(BadSettings);
});

test("a bad value is not repeated, since it may be a secret", () => {
	expect(() => parseEnv({ ...good, BACKEND_KEY: "secret-word" })).not.toThrow(/secret-word/);
});

test("all faults are reported at once", () => {
	expect(() => parseEnv({})).toThrow(/DATABASE_URL: .*\nBACKEND_KEY: /);
});

test("uploaded files go to the data directory unless they have their own", () => {
	expect(parseEnv({ ...good, DATA_DIR: "/data" }).FILES_DIR).toBe("/data/files");
	expect(parseEnv({ ...good, FILES_DIR: "/files" }).FILES_DIR).toBe("/files");
});

test("origins are stored in the format that browsers send", () => {
	const { STUDIO_ORIGINS } = parseEnv({
		...good,
		STUDIO_ORIGINS: "https://Desk.example.org/studio, http://localhost:3000",
	});
	expect(STUDIO_ORIGINS).toEqual(["https://desk.example.org", "http://localhost:3000"]);
});

test("CONTENT_URL is set only if it is not the backend's own address", () => {
	const at = (CONTENT_URL: string) => parseEnv({ ...good, PORT: "4000", CONTENT_URL }).CONTENT_URL;
	expect(at("")).toBeUndefined();
	expect(at("http://127.0.0.1:4000/")).toBeUndefined();
	expect(at("https://content.example/")).toBe("https://content.example");
});

test("a public site does not start without the gateways that send its codes; a local one does", () => {
	const open = { ...good, SITE_URL: "https://uchit.example" };
	const sms = { SMS_GATEWAY_URL: "https://gateway.example/messages" };
	const mail = { SMTP_URL: "smtps://mail.example" };
	expect(() => parseEnv(open)).toThrow(
		/^SMS_GATEWAY_URL: expected the gateway .*log\nSMTP_URL: expected the mail server/,
	);
	expect(() => parseEnv({ ...open, ...mail })).toThrow(
		/^SMS_GATEWAY_URL: expected the gateway .* SITE_URL is an address/,
	);
	expect(() => parseEnv({ ...open, ...sms })).toThrow(/^SMTP_URL: expected the mail server/);
	expect(parseEnv({ ...open, ...sms, ...mail })).toMatchObject(sms);
	for (const SITE_URL of ["https://localhost:3000", "http://127.0.0.1:3000", "https://[::1]", undefined]) {
		expect(() => parseEnv({ ...good, SITE_URL })).not.toThrow();
	}
});

test("a public site reaches no other machine unencrypted, unless its network encrypts", () => {
	const open = {
		...good,
		SITE_URL: "https://uchit.example",
		SMS_GATEWAY_URL: "https://gateway.example/messages",
		SMTP_URL: "smtps://mail.example",
	};
	const plain = "postgres://u:p@primary:5432/uchit";
	for (const name of ["DATABASE_URL", "DATABASE_READ_URL"]) {
		expect(() => parseEnv({ ...open, [name]: plain })).toThrow(new RegExp(`^${name}: expected https:.* sslmode`));
		expect(() => parseEnv({ ...open, [name]: `${plain}?sslmode=require` })).toThrow(/sslmode=verify-full/);
		expect(() => parseEnv({ ...open, [name]: `${plain}?sslmode=verify-full` })).not.toThrow();
		expect(() => parseEnv({ ...open, [name]: plain, NETWORK_ENCRYPTED: "on" })).not.toThrow();
		expect(() => parseEnv({ ...good, [name]: plain })).not.toThrow();
	}
	expect(() => parseEnv({ ...open, SMTP_URL: "smtp://mail.example:587?requireTLS=true" })).not.toThrow();
	const inTheClear = {
		CONTENT_URL: "http://content.example",
		SMS_GATEWAY_URL: "http://sms.example",
		SMTP_URL: "smtp://mail",
	};
	for (const [name, address] of Object.entries(inTheClear)) {
		expect(() => parseEnv({ ...open, [name]: address })).toThrow(new RegExp(`^${name}: expected https:`));
	}
});
