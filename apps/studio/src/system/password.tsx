import { useLocation, useNavigate } from "react-admin";
import { Entrance } from "#studio/frame/entrance.tsx";
import { Line } from "#studio/parts/line.tsx";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { choosePassword } from "#studio/wire/actions.ts";
import { useSignIn } from "./sign-in.tsx";

const MIN_LENGTH = 12;

export function ChoosePassword() {
	const token = new URLSearchParams(useLocation().search).get("token") ?? "";
	const signIn = useSignIn();
	const navigate = useNavigate();
	const choose = async (form: FormData) => {
		const password = textOf(form, "password");
		const email = await choosePassword(token, password);
		// Who has a second factor types its code on the page of the sign-in.
		await signIn({ email, password }).catch(() => navigate("/login", { state: { email } }));
	};
	return (
		<Entrance title="Choose your password">
			<SendForm isMain button="Set the password" send={choose}>
				<NewPasswordLine name="password" />
			</SendForm>
		</Entrance>
	);
}

export function NewPasswordLine({ name }: { name: string }) {
	return (
		<>
			<Line
				name={name}
				label={`New password, ${MIN_LENGTH} characters or more`}
				{...{ type: "password", autoComplete: "new-password", minLength: MIN_LENGTH, maxLength: 256, required: true }}
			/>
			<p>Not one of the common ones, and no part of your e-mail address or of the site’s name in it.</p>
		</>
	);
}
