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
 * Returns the id of this browser if somebody has signed in to this account from it before. Its wrong passwords are
 * counted separately, so guesses by strangers do not lock the owner out on their own devices.
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

/** Remembers the browser after a sign-in to the account. One cookie per account: several people share a machine. */
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
