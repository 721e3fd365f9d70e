import { useState } from "react";
import { makeSecret, turnSecondFactorOff, turnSecondFactorOn } from "#studio/wire/account.ts";
import { Section, textOf } from "./section.tsx";

/** Sets up the codes of an authenticator app: the password, then the secret and a first code. */
export function SecondFactorOn({ onDone }: { onDone: () => void }) {
	const [made, setMade] = useState<{ secret: string; address: string }>();
	if (made === undefined) {
		const make = async (form: FormData) => setMade(await makeSecret(textOf(form, "password")));
		const note = "It is off. With it, signing in asks for a code of an authenticator app too.";
		return (
			<Section title="Second factor" note={note} button="Begin" send={make}>
				<p>
					<label htmlFor="password">Your password</label>{" "}
					<input id="password" name="password" type="password" required autoComplete="current-password" />
				</p>
			</Section>
		);
	}
	const turnOn = async (form: FormData) => {
		await turnSecondFactorOn(made.secret, textOf(form, "otp").trim());
		onDone();
	};
	return (
		<Section title="Second factor" note="Give this secret to your app." button="Turn it on" send={turnOn}>
			<p>
				<code>{made.secret}</code>, or <a href={made.address}>open it in an app on this device</a>
			</p>
			<Code />
		</Section>
	);
}

export function SecondFactorOff({ onDone }: { onDone: () => void }) {
	const turnOff = async (form: FormData) => {
		await turnSecondFactorOff(textOf(form, "otp").trim());
		onDone();
	};
	return (
		<Section title="Second factor" note="It is on: signing in asks for a code." button="Turn it off" send={turnOff}>
			<Code />
		</Section>
	);
}

function Code() {
	return (
		<p>
			<label htmlFor="otp">The six digits that the app shows</label>{" "}
			<input id="otp" name="otp" inputMode="numeric" required autoComplete="one-time-code" />
		</p>
	);
}
