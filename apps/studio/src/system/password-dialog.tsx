import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import {
	type AskPassword,
	askPasswordBy,
	EXPIRY_STORAGE_KEY,
	type PasswordAnswer,
	type PasswordPrompt,
	type Typed,
} from "#studio/wire/confirmation.ts";
import { TextDialog } from "#studio/writing/text/text-dialog.tsx";

type OpenPrompt = PasswordPrompt & { answer: (answer: PasswordAnswer) => void };

/** Asks for the password before a delicate step, or over the page whose session has ended. */
export function PasswordDialog() {
	const [prompt, setPrompt] = useState<OpenPrompt>();
	const [typed, setTyped] = useState<Typed>({ password: "" });
	useEffect(() => {
		const openDialog: AskPassword = (asking) => {
			// With a code the password is sent again.
			if (asking.needsCode !== true) setTyped({ password: "" });
			return new Promise((answer) => setPrompt({ ...asking, answer }));
		};
		askPasswordBy(openDialog);
		return () => askPasswordBy(undefined);
	}, []);
	useEffect(() => {
		if (prompt?.isSignIn !== true) return;
		const check = ({ key, newValue }: StorageEvent) => {
			if (key !== EXPIRY_STORAGE_KEY || newValue === null) return;
			prompt.answer("elsewhere");
			setPrompt(undefined);
		};
		window.addEventListener("storage", check);
		return () => window.removeEventListener("storage", check);
	}, [prompt]);
	const close = (answer?: Typed) => {
		prompt?.answer(answer);
		setPrompt(undefined);
	};
	if (prompt === undefined) return null;
	const { isSignIn, needsCode = false, fault } = prompt;
	return (
		<TextDialog
			title={isSignIn ? "Sign in again" : "Your password again"}
			done={isSignIn ? "Sign in" : "Go on"}
			onDone={() => close(typed)}
			onClose={() => close()}
		>
			<p>
				{isSignIn
					? "Your session has ended. What you typed stays in the form behind this."
					: "You typed it some minutes ago, and this step needs it once more."}
			</p>
			{fault !== undefined && <p role="alert">{fault}</p>}
			<TextField
				label="Password"
				type="password"
				required
				autoFocus
				autoComplete="current-password"
				value={typed.password}
				onChange={({ target }) => setTyped({ ...typed, password: target.value })}
			/>
			{needsCode && (
				<TextField
					label="Code"
					required
					autoFocus
					autoComplete="one-time-code"
					helperText="The six digits that your authenticator app shows, or a recovery code."
					value={typed.otp ?? ""}
					onChange={({ target }) => setTyped({ ...typed, otp: target.value })}
				/>
			)}
		</TextDialog>
	);
}
