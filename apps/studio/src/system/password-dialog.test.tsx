// @vitest-environment happy-dom
import { queryByRole } from "@testing-library/dom";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "#studio/parts/testing/render.tsx";
import { confirmAgain, EXPIRY_STORAGE_KEY } from "#studio/wire/confirmation.ts";
import { PasswordDialog } from "./password-dialog.tsx";

let unmount: () => void;
afterEach(() => unmount());

const dialog = () => queryByRole(document.body, "dialog");
const signInElsewhere = () =>
	act(async () => {
		window.dispatchEvent(Object.assign(new Event("storage"), { key: EXPIRY_STORAGE_KEY, newValue: "1" }));
	});

test("a sign-in in another tab closes the dialog of an ended session, and the requests go on", async () => {
	unmount = await render(<PasswordDialog />);
	const confirm = vi.fn();
	let signedIn = Promise.resolve(false);
	await act(async () => {
		signedIn = confirmAgain({ isSignIn: true, confirm, toPrompt: () => undefined });
	});
	expect(dialog()).not.toBeNull();
	await signInElsewhere();
	expect(await signedIn).toBe(true);
	expect(dialog()).toBeNull();
	expect(confirm).not.toHaveBeenCalled();
});

test("a delicate step still needs the password after a sign-in in another tab", async () => {
	unmount = await render(<PasswordDialog />);
	await act(async () => {
		void confirmAgain({ confirm: async () => undefined, toPrompt: () => undefined });
	});
	await signInElsewhere();
	expect(dialog()).not.toBeNull();
});
