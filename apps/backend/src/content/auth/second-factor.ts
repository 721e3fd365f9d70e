import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AuthParts } from "#backend/content/auth/callers.ts";
import { describeStaffRoute, personOf } from "#backend/content/auth/people.ts";
import { makeRecoveryCodes } from "#backend/content/auth/queries/recovery-codes.ts";
import { endSessionsOf, recordReauthentication } from "#backend/content/auth/queries/sessions.ts";
import { type StaffRow, setOtpSecret, takeOtpStep } from "#backend/content/auth/queries/staff.ts";
import { reauthenticate } from "#backend/content/auth/sign-in.ts";
import { isOtpSecret, newOtpSecret, otpAddress, stepOfCode } from "#backend/content/auth/totp.ts";
import { requireProof, signedInOf, staffOf } from "#backend/content/caller.ts";
import { ContentError } from "#backend/content/errors.ts";

const Password = z.object({ password: z.string().min(1).max(1024).optional() });
const Code = z.object({ otp: z.string().max(20) });
const Enabling = Code.extend({ secret: z.string().refine(isOtpSecret, "a secret that /users/me/tfa/generate gave") });

export const secondFactorRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, { db, env }) => {
	app.post("/users/me/tfa/generate", {
		schema: { ...describeStaffRoute("A secret for an authenticator app"), body: Password },
		handler: async (request, reply) => {
			const signedIn = await signedInOf(request);
			const person = await personOf(db, signedIn.id);
			requireNoSecondFactor(person);
			const { password } = request.body;
			if (password === undefined) requireProof(signedIn);
			else await reauthenticate(db, person, { password, family: signedIn.family });
			const secret = newOtpSecret();
			reply.header("cache-control", "no-store");
			return { data: { secret, otpauth_url: otpAddress({ secret, email: person.email, issuer: env.SITE_NAME }) } };
		},
	});

	app.post("/users/me/tfa/enable", {
		schema: { ...describeStaffRoute("Ask for its codes from now on"), body: Enabling },
		handler: async (request, reply) => {
			const signedIn = await signedInOf(request);
			const person = await personOf(db, signedIn.id);
			requireNoSecondFactor(person);
			requireProof(signedIn);
			const { secret, otp } = request.body;
			const step = stepOfCode(secret, otp);
			if (step === undefined) throw new ContentError("INVALID_OTP");
			await setOtpSecret(db, person.id, secret);
			await takeOtpStep(db, person.id, step);
			await recordReauthentication(db, signedIn.family, "second-factor");
			await endSessionsOf(db, person.id, signedIn.family);
			return reply.code(204).send();
		},
	});

	app.post("/users/me/tfa/recovery", {
		schema: describeStaffRoute("Codes that stand in for the authenticator app, each once; they are told this once"),
		handler: async (request, reply) => {
			const { id } = await staffOf(request);
			requireProof(await signedInOf(request));
			const { otp_secret: secret } = await personOf(db, id);
			if (secret === null) throw new ContentError("INVALID_PAYLOAD", "The second factor is off.");
			reply.header("cache-control", "no-store");
			return { data: { codes: await makeRecoveryCodes(db, id) } };
		},
	});

	app.post("/users/me/tfa/disable", {
		schema: { ...describeStaffRoute("Ask for no codes any more"), body: Code },
		handler: async (request, reply) => {
			const { id } = await staffOf(request);
			const signedIn = await signedInOf(request);
			requireProof(signedIn);
			const person = await personOf(db, id);
			await reauthenticate(db, person, { otp: request.body.otp, family: signedIn.family });
			await setOtpSecret(db, person.id, null);
			await endSessionsOf(db, person.id, signedIn.family);
			return reply.code(204).send();
		},
	});
};

function requireNoSecondFactor({ otp_secret: secret }: StaffRow): void {
	if (secret !== null) throw new ContentError("INVALID_PAYLOAD", "The second factor is on already.");
}
