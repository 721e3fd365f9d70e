import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { attributesOf } from "#backend/content/auth/cookies.ts";
import { digestOf, readToken } from "#backend/content/auth/tokens.ts";
import { ContentError } from "#backend/content/errors.ts";
import { tokens } from "#backend/platform/signed-token.ts";

const DEVICE_SECONDS = 180 * 86_400;
const NAME_LENGTH = 16;

type DeviceRequest = { request: FastifyRequest; email: string; secret: string };

/**
 * The name of this browser, when somebody has signed in to this account from it before: its wrong passwords are counted by
 * themselves, so that strangers who guess at the account keep its owner out on no device of theirs.
 */
export async function knownDeviceOf({ request, email, secret }: DeviceRequest): Promise<string | undefined> {
	const token = request.cookies[nameOf(email)];
	if (token === undefined) return undefined;
	try {
		const { account, device } = await readToken(tokens.device, secret, token);
		return account === digestOf(email.toLowerCase()) ? device : undefined;
	} catch (error) {
		if (error instanceof ContentError) return undefined;
		throw error;
	}
}

/** Remembers that somebody signed in to the account from this browser. One cookie an account: several people share a machine. */
export async function rememberDevice(reply: FastifyReply, { request, email, secret }: DeviceRequest): Promise<void> {
	const device = (await knownDeviceOf({ request, email, secret })) ?? randomUUID();
	const claims = { account: digestOf(email.toLowerCase()), device };
	const token = await tokens.device.sign(secret, claims, { seconds: DEVICE_SECONDS });
	reply.setCookie(nameOf(email), token, {
		...attributesOf(request),
		path: "/auth",
		maxAge: DEVICE_SECONDS,
	});
}

function nameOf(email: string): string {
	return `desk_device_${digestOf(email.toLowerCase()).slice(0, NAME_LENGTH)}`;
}
