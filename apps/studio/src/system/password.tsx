import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-admin";
import { Entrance } from "#studio/frame/entrance.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { choosePassword } from "#studio/wire/actions.ts";

const SHORTEST = 12;

/** Where a one-time link leads: choosing a password. */
export function ChoosePassword() {
	const token = new URLSearchParams(useLocation().search).get("token") ?? "";
	const [fault, setFault] = useState<string>();
	const [isDone, setIsDone] = useState(false);
	const choose = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const password = String(new FormData(event.currentTarget).get("password"));
		setFault(undefined);
		try {
			await choosePassword(token, password);
			setIsDone(true);
		} catch (error) {
			setFault(messageOf(error));
		}
	};
	if (isDone) {
		return (
			<Entrance title="Your password is set">
				<p>
					<Link to="/login">Sign in</Link> with your e-mail and this password.
				</p>
			</Entrance>
		);
	}
	return (
		<Entrance title="Choose your password">
			{fault !== undefined && <p role="alert">{fault}</p>}
			<form onSubmit={(event) => void choose(event)}>
				<p>
					<label htmlFor="password">New password, {SHORTEST} characters or more</label>
					<br />
					<input
						id="password"
						name="password"
						type="password"
						autoComplete="new-password"
						minLength={SHORTEST}
						maxLength={256}
						required
					/>
				</p>
				<Button type="submit" variant="contained">
					Set the password
				</Button>
			</form>
		</Entrance>
	);
}
