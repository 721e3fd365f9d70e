import { expect, test } from "vitest";
import * as z from "zod";
import { BadSettings, parseSettings } from "./parse-settings.ts";
import { settingsTable } from "./table.ts";

const read = (variables: Record<string, string>) => parseSettings(z.object(settingsTable), variables);

test("the settings need no values", () => {
	expect(read({ PORT: "", PATH: "/bin" })).toMatchObject({ PORT: 3000, SITE_NAME: "Uchit", DATA_DIR: ".data" });
});

test.each([
	["PORT", "70000", "PORT: expected a port, 1 to 65535"],
	["METRICS_PORT", "0", "METRICS_PORT: expected a port, 1 to 65535"],
	["PORT", "http", "PORT: expected a port, 1 to 65535"],
	["BACKEND_URL", "localhost:4000", "BACKEND_URL: expected an address that begins with http:// or https://"],
	["DATABASE_URL", "mysql://a/b", "DATABASE_URL: expected the address of a PostgreSQL database"],
	["BACKEND_KEY", "short", "BACKEND_KEY: expected at least 16 characters"],
	["CONTENT_SECRET", "short", "CONTENT_SECRET: expected at least 32 characters"],
	["ACCESS_TOKEN_SECONDS", "soon", "ACCESS_TOKEN_SECONDS: expected a whole number of seconds"],
	["PAGE_CACHE_MB", "0", "PAGE_CACHE_MB: expected a whole number of megabytes"],
	["UPLOAD_MAX_MB", "much", "UPLOAD_MAX_MB: expected a whole number of megabytes"],
	["PERSONAL_KEYS", "secret", "PERSONAL_KEYS: expected keys such as k1:"],
	["LOOKUP_KEY", "secret", "LOOKUP_KEY: expected 64 hexadecimal digits"],
	["AUTH_SECRET", "short", "AUTH_SECRET: expected at least 32 characters"],
	["SMTP_URL", "mail.example", "SMTP_URL: expected an address that begins with smtp://"],
	["SESSION_POLL_SECONDS", "-1", "SESSION_POLL_SECONDS: expected a whole number of seconds, 0 to 86400"],
	["IMAGE_CACHE_MB", "0", "IMAGE_CACHE_MB: expected a whole number of megabytes"],
	["ROLE", "king", "ROLE: expected one of all, web, api, worker"],
	["DRAIN_SECONDS", "-1", "DRAIN_SECONDS: expected a whole number of seconds, 0 or more"],
	["OTP_COUNTRIES", "India", "OTP_COUNTRIES: expected prefixes of phone numbers such as +91,+44"],
	["OTP_ABROAD_PER_DAY", "many", "OTP_ABROAD_PER_DAY: expected a whole number of codes, 0 or more"],
	["LOG_LEVEL", "loud", "LOG_LEVEL: expected one of fatal, error"],
])("a bad %s (%s) is named with the expected form", (name, value, message) => {
	expect(() => read({ [name]: value })).toThrow(message);
});

test("all bad settings are reported together, and no value is repeated", () => {
	const bad = () => read({ PORT: "secret-word", BACKEND_KEY: "secret-word" });
	expect(bad).toThrow(BadSettings);
	expect(bad).toThrow(/^PORT: .*\nBACKEND_KEY: /);
	expect(bad).not.toThrow(/secret-word/);
});
