import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { Form, PasswordInput, required, TextInput, useLocation, useLogin } from "react-admin";
import { Entrance } from "#studio/frame/entrance.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { isCodeWanted } from "#studio/wire/actions.ts";

const CODE_IS_WANTED =
	"Type the six digits that your authenticator app shows. Without the phone, type one of your recovery codes.";

/** Rights that could not be read without a session are read again. */
export function useSignIn() {
	const login = useLogin();
	const client = useQueryClient();
	return async (values: object) => {
		client.removeQueries({ queryKey: ["auth"] });
		await login(values);
	};
}

export function SignIn() {
	const begin = useSignIn();
	// Of somebody who just chose a password.
	const state: unknown = useLocation().state;
	const email = isRecord(state) && typeof state.email === "string" ? state.email : undefined;
	const [fault, setFault] = useState<string>();
	const [needsCode, setNeedsCode] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const signIn = async (values: object) => {
		setIsBusy(true);
		setFault(undefined);
		try {
			await begin(values);
		} catch (error) {
			setFault(isCodeWanted(error) && !needsCode ? CODE_IS_WANTED : messageOf(error));
			if (isCodeWanted(error)) setNeedsCode(true);
		} finally {
			setIsBusy(false);
		}
	};
	return (
		<Entrance title="The editors’ desk">
			<Form onSubmit={signIn} noValidate defaultValues={{ email }}>
				{email !== undefined && <p role="status">Your password is set. Sign in with it.</p>}
				{fault !== undefined && <p role="alert">{fault}</p>}
				<TextInput source="email" label="E-mail" type="email" autoComplete="username" validate={required()} />
				<PasswordInput source="password" label="Password" autoComplete="current-password" validate={required()} />
				{needsCode && <TextInput source="otp" label="Code" autoComplete="one-time-code" validate={required()} />}
				<Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
					Sign in
				</Button>
				<details>
					<summary>Forgot your password?</summary>
					<p>Ask an admin of the desk: under Staff they make you a link with which you choose a new one.</p>
				</details>
			</Form>
		</Entrance>
	);
}
