import { useState } from "react";
import { Link, useLocation } from "react-admin";
import { Entrance } from "#studio/frame/entrance.tsx";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { choosePassword } from "#studio/wire/actions.ts";

const SHORTEST = 12;

export function ChoosePassword() {
	const token = new URLSearchParams(useLocation().search).get("token") ?? "";
	const [isDone, setIsDone] = useState(false);
	const choose = async (form: FormData) => {
		await choosePassword(token, textOf(form, "password"));
		setIsDone(true);
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
			<SendForm isMain button="Set the password" send={choose}>
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
			</SendForm>
		</Entrance>
	);
}
