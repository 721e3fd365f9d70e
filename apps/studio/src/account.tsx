import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { Title, useNotify } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import {
	type Myself,
	makeSecret,
	nameMyself,
	readMyself,
	turnSecondFactorOff,
	turnSecondFactorOn,
} from "#studio/wire/account.ts";

/** What everybody changes of themselves: the name that stands in the history, and the second factor. */
export function AccountPage() {
	const [myself, setMyself] = useState<Myself>();
	const [fault, setFault] = useState<string>();
	const read = useCallback(() => {
		readMyself().then(setMyself, (error: unknown) => setFault(messageOf(error)));
	}, []);
	useEffect(read, [read]);
	return (
		<>
			<Title title="Your account" />
			{fault !== undefined && <p role="alert">{fault}</p>}
			{myself !== undefined && (
				<>
					<Names myself={myself} />
					{myself.hasSecondFactor ? <SecondFactorOff onDone={read} /> : <SecondFactorOn onDone={read} />}
				</>
			)}
		</>
	);
}

function Names({ myself }: { myself: Myself }) {
	const save = (form: FormData) => nameMyself({ firstName: textOf(form, "first"), lastName: textOf(form, "last") });
	return (
		<Section title="Your name" note="It stands beside each change that you make." button="Save the name" send={save}>
			<p>
				<label htmlFor="first">First name</label>{" "}
				<input id="first" name="first" defaultValue={myself.firstName} maxLength={100} autoComplete="given-name" />
			</p>
			<p>
				<label htmlFor="last">Last name</label>{" "}
				<input id="last" name="last" defaultValue={myself.lastName} maxLength={100} autoComplete="family-name" />
			</p>
		</Section>
	);
}

function SecondFactorOn({ onDone }: { onDone: () => void }) {
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

function SecondFactorOff({ onDone }: { onDone: () => void }) {
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

type SectionProps = {
	title: string;
	note: string;
	button: string;
	send: (form: FormData) => Promise<void>;
	children: ReactNode;
};

function Section({ title, note, button, send, children }: SectionProps) {
	const notify = useNotify();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		try {
			await send(new FormData(event.currentTarget));
			notify("Done.");
		} catch (error) {
			notify(messageOf(error), { type: "error" });
		}
	};
	return (
		<section aria-label={title}>
			<h2>{title}</h2>
			<p>{note}</p>
			<form onSubmit={(event) => void submit(event)}>
				{children}
				<button type="submit">{button}</button>
			</form>
		</section>
	);
}

function textOf(form: FormData, name: string): string {
	return String(form.get(name) ?? "");
}
