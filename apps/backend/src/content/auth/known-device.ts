import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { attributesOf } from "#backend/content/auth/cookies.ts";
import { digestOf, readToken, signToken } from "#backend/content/auth/tokens.ts";
import { ContentError } from "#backend/content/errors.ts";

const DEVICE_SECONDS = 180 * 86_400;
const NAME_LENGTH = 16;

type Asked = { request: FastifyRequest; email: string; secret: string };

/**
 * The name of this browser, when somebody has signed in to this account from it before: its wrong passwords are counted by
 * themselves, so that strangers who guess at the account keep its owner out on no device of theirs.
 */
export function knownDeviceOf({ request, email, secret }: Asked): string | undefined {
	const token = request.cookies[nameOf(email)];
	if (token === undefined) return undefined;
	try {
		const { account, device } = readToken({ secret, purpose: "device" }, token);
		return account === digestOf(email.toLowerCase()) && typeof device === "string" ? device : undefined;
	} catch (error) {
		if (error instanceof ContentError) return undefined;
		throw error;
	}
}

/** Remembers that somebody signed in to the account from this browser. One cookie an account: several people share a machine. */
export function rememberDevice(reply: FastifyReply, { request, email, secret }: Asked): void {
	const device = knownDeviceOf({ request, email, secret }) ?? randomUUID();
	const claims = { account: digestOf(email.toLowerCase()), device };
	reply.setCookie(nameOf(email), signToken({ secret, purpose: "device" }, claims, DEVICE_SECONDS), {
		...attributesOf(request),
		path: "/auth",
		maxAge: DEVICE_SECONDS,
	});
}

function nameOf(email: string): string {
	return `desk_device_${digestOf(email.toLowerCase()).slice(0, NAME_LENGTH)}`;
}
