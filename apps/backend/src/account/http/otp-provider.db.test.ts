import { FAKE_CLIENT, startOtpProvider } from "@uchit/fakes/otp-provider.ts";
import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, expect, test } from "vitest";
import { createAccountParts } from "#backend/account/parts.ts";
import { closeDatabase } from "#backend/db/client.ts";
import { answerWithProblems } from "#backend/http/problems.ts";
import { openTestDatabase, testEnv } from "#backend/testing/backend.ts";
import { spec } from "../../../../../e2e/support/spec.ts";
import { userRoutes } from "./user.ts";

const provider = await startOtpProvider();
const env = testEnv(process.env.TEST_DATABASE_URL, {
	OTP_PROVIDER_USERINFO_URL: provider.url,
	OTP_PROVIDER_CLIENT_ID: FAKE_CLIENT.id,
	OTP_PROVIDER_CLIENT_SECRET: FAKE_CLIENT.secret,
});
const db = openTestDatabase(env.DATABASE_URL);

const logged: string[] = [];
const app = fastify({ logger: { level: "warn", stream: { write: (line: string) => logged.push(line) } } });
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
answerWithProblems(app);
const given = { db, background: db, env, now: () => new Date(), personalParts: [] };
await app.register(userRoutes, createAccountParts(given, { log: app.log, countDelivery: () => undefined }));
afterAll(async () => {
	await app.close();
	await closeDatabase(db);
	await provider.close();
});

test(`${spec("7.41", "8.19")} a failing provider causes one log line, which repeats neither token nor secret`, async () => {
	provider.misbehave({ status: 500 });
	const token = "a token that nobody may read";
	const reply = await app.inject({ method: "POST", url: "/User/Lookup", payload: { token } });
	expect(reply.statusCode).toBe(503);
	const warnings = logged.filter((line) => line.includes("The provider of one-time passwords cannot be asked"));
	expect(warnings).toHaveLength(1);
	expect(warnings[0]).toContain("it answered 500");
	for (const secret of [token, FAKE_CLIENT.secret]) expect(logged.join("") + reply.body).not.toContain(secret);
});
