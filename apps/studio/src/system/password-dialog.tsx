import Dialog from "@mui/material/Dialog";
import { type FormEvent, useEffect, useState } from "react";
import { textOf } from "#studio/parts/send-form.tsx";
import { type AskPassword, askPasswordBy } from "#studio/wire/confirmation.ts";

type PasswordPrompt = { fault: string | undefined; answer: (password: string | undefined) => void };

/** Asks for the password again before what guards somebody's account changes. */
export function PasswordDialog() {
	const [prompt, setPrompt] = useState<PasswordPrompt>();
	useEffect(() => {
		const openDialog: AskPassword = (fault) => new Promise((answer) => setPrompt({ fault, answer }));
		askPasswordBy(openDialog);
		return () => askPasswordBy(undefined);
	}, []);
	const close = (password?: string) => {
		prompt?.answer(password);
		setPrompt(undefined);
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		// Not also the form of the page below, to which events of React rise.
		event.stopPropagation();
		close(textOf(new FormData(event.currentTarget), "again"));
	};
	return (
		<Dialog open={prompt !== undefined} onClose={() => close()} aria-labelledby="again-title">
			<form onSubmit={submit} style={{ padding: 24 }}>
				<h2 id="again-title">Your password again</h2>
				<p>You typed it some minutes ago, and this step needs it once more.</p>
				{prompt?.fault !== undefined && <p role="alert">{prompt.fault}</p>}
				<p>
					<label htmlFor="again">Password</label>{" "}
					<input id="again" name="again" type="password" required autoComplete="current-password" />
				</p>
				<button type="submit">Go on</button>{" "}
				<button type="button" onClick={() => close()}>
					Leave it
				</button>
			</form>
		</Dialog>
	);
}
