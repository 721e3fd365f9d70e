import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { newPhone } from "./support/visitor.ts";

const run = promisify(execFile);
const SCRIPT = "scripts/auth-transcript.sh";
const timeout = 120_000;

test("the transcript in the README signs in, and then out", { timeout }, async () => {
	const { stdout } = await run("sh", [SCRIPT], { env: settings({}) });
	expect(stdout).toMatch(/# The session\n[\s\S]*"name":"Asha Rao"/);
	expect(stdout).toMatch(/Signed in and out, and every answer was as it should be\.\n$/);
});

test("an unexpected answer ends the transcript with a failure that names it", { timeout }, async () => {
	const broken = run("sh", [SCRIPT], { env: settings({ BACKEND_URL: process.env.BASE_URL }) });
	await expect(broken).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("Somebody registers") });
});

function settings(over: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return { ...process.env, CODE_FROM: process.env.SMS_ARRIVED_URL, CONTACT: newPhone(), ...over };
}
