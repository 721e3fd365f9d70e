import { expect, test } from "vitest";
import { askPasswordBy, confirmAgain } from "#studio/wire/confirmation.ts";

class Wrong extends Error {}

const confirming = {
	confirm: async ({ password }: { password: string }) => {
		if (password === "away") throw new Error("The content system cannot be reached.");
		if (password !== "right") throw new Wrong("Invalid user credentials.");
	},
	toPrompt: (error: unknown) => (error instanceof Wrong ? { fault: error.message } : undefined),
};

function answering(...answers: (string | undefined)[]) {
	const faults: (string | undefined)[] = [];
	askPasswordBy(async ({ fault }) => {
		faults.push(fault);
		const password = answers.shift();
		return password === undefined ? undefined : { password };
	});
	return faults;
}

test("a wrong password is requested again, with the reason", async () => {
	const faults = answering("wrong", "right");
	expect(await confirmAgain(confirming)).toBe(true);
	expect(faults).toEqual([undefined, "Invalid user credentials."]);
});

test("a sign-in in another tab confirms, and nothing is sent", async () => {
	askPasswordBy(async () => "elsewhere");
	const confirm = async () => {
		throw new Wrong("Nothing was typed.");
	};
	expect(await confirmAgain({ ...confirming, confirm })).toBe(true);
});

test("cancelling does not confirm, and neither does a missing password dialog", async () => {
	answering(undefined);
	expect(await confirmAgain(confirming)).toBe(false);
	askPasswordBy(undefined);
	expect(await confirmAgain(confirming)).toBe(false);
});

test("an error other than a wrong password is passed on unchanged", async () => {
	answering("away");
	await expect(confirmAgain(confirming)).rejects.toThrow("cannot be reached");
	askPasswordBy(undefined);
});
