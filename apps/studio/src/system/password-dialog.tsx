import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { type AskPassword, askPasswordBy } from "#studio/wire/confirmation.ts";
import { TextDialog } from "#studio/writing/text/text-dialog.tsx";

type PasswordPrompt = { fault: string | undefined; answer: (password: string | undefined) => void };

export function PasswordDialog() {
	const [prompt, setPrompt] = useState<PasswordPrompt>();
	useEffect(() => {
		const openDialog: AskPassword = (fault) => new Promise((answer) => setPrompt({ fault, answer }));
		askPasswordBy(openDialog);
		return () => askPasswordBy(undefined);
	}, []);
	const [typed, setTyped] = useState("");
	const close = (password?: string) => {
		prompt?.answer(password);
		setTyped("");
		setPrompt(undefined);
	};
	if (prompt === undefined) return null;
	return (
		<TextDialog title="Your password again" done="Go on" onDone={() => close(typed)} onClose={() => close()}>
			<p>You typed it some minutes ago, and this step needs it once more.</p>
			{prompt.fault !== undefined && <p role="alert">{prompt.fault}</p>}
			<TextField
				label="Password"
				type="password"
				required
				autoFocus
				autoComplete="current-password"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
		</TextDialog>
	);
}
