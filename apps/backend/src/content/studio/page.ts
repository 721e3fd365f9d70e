import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeXml } from "@uchit/text/escape-xml.ts";
import type { FastifyReply } from "fastify";

const NONCE_BYTES = 16;
/** Placeholders of the built page for values that only this service knows (apps/studio/index.html, vite.config.ts). */
const NONCE = /STUDIO_NONCE/g;
const SITE_ADDRESS = /STUDIO_SITE_ADDRESS/g;

/** Sends the desk's page with its own content policy: its styles are made at run time, and are allowed by a nonce. */
export async function sendStudioPage(
	reply: FastifyReply,
	{ directory, siteUrl }: { directory: string; siteUrl: string },
): Promise<FastifyReply> {
	const html = await read(join(directory, "index.html"));
	reply.header("cache-control", "no-store").header("x-robots-tag", "noindex").type("text/html; charset=utf-8");
	if (html === undefined) return reply.code(503).send(NOT_BUILT);
	const nonce = randomBytes(NONCE_BYTES).toString("base64");
	return reply
		.header("content-security-policy", policyFor(nonce))
		.header("referrer-policy", "no-referrer")
		.send(html.replace(NONCE, nonce).replace(SITE_ADDRESS, () => escapeXml(siteUrl)));
}

const NOT_BUILT = "<!doctype html><title>Not built</title><p>The desk is not built yet: npm run build.</p>\n";

/** Allows no other site. Chosen pictures that are not yet sent are shown from memory (`blob:`). */
function policyFor(nonce: string): string {
	return [
		"default-src 'none'",
		"script-src 'self'",
		`style-src 'self' 'nonce-${nonce}'`,
		"img-src 'self' data: blob:",
		"connect-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

async function read(file: string): Promise<string | undefined> {
	try {
		return await readFile(file, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
}
