import Button from "@mui/material/Button";
import { useState } from "react";
import { Form, Login, PasswordInput, required, TextInput, useLogin } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { isCodeWanted } from "#studio/wire/actions.ts";

const CODE_IS_WANTED = "Type the six digits that your authenticator app shows.";

/** E-mail and password; the code of the second factor only when it is asked for. */
export function SignIn() {
	return (
		<Login>
			<SignInForm />
		</Login>
	);
}

function SignInForm() {
	const login = useLogin();
	const [fault, setFault] = useState<string>();
	const [needsCode, setNeedsCode] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const signIn = async (values: object) => {
		setIsBusy(true);
		setFault(undefined);
		try {
			await login(values);
		} catch (error) {
			setFault(isCodeWanted(error) && !needsCode ? CODE_IS_WANTED : messageOf(error));
			if (isCodeWanted(error)) setNeedsCode(true);
		} finally {
			setIsBusy(false);
		}
	};
	return (
		<Form onSubmit={signIn} noValidate>
			<main style={{ width: 300, padding: 16 }}>
				<h1>The editors’ desk</h1>
				{fault !== undefined && <p role="alert">{fault}</p>}
				<TextInput source="email" label="E-mail" type="email" autoComplete="username" validate={required()} />
				<PasswordInput source="password" label="Password" autoComplete="current-password" validate={required()} />
				{needsCode && (
					<TextInput
						source="otp"
						label="Code"
						autoComplete="one-time-code"
						slotProps={{ htmlInput: { inputMode: "numeric" } }}
						validate={required()}
					/>
				)}
				<Button type="submit" variant="contained" fullWidth disabled={isBusy}>
					Sign in
				</Button>
				<details>
					<summary>Forgot your password?</summary>
					<p>Ask an admin of the desk: under Staff they make you a link with which you choose a new one.</p>
				</details>
			</main>
		</Form>
	);
}
