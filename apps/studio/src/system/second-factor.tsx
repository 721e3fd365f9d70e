import Button from "@mui/material/Button";
import encodeQR from "qr";
import { useState } from "react";
import { Line } from "#studio/parts/line.tsx";
import { textOf } from "#studio/parts/send-form.tsx";
import { makeRecoveryCodes, makeSecret, turnSecondFactorOff, turnSecondFactorOn } from "#studio/wire/account.ts";
import { Section } from "./section.tsx";

/** Sets up the codes of an authenticator app: the secret and a first code, then the codes for a lost phone. */
export function SecondFactorOn({ onDone }: { onDone: () => void }) {
	const [made, setMade] = useState<{ secret: string; address: string }>();
	const [codes, setCodes] = useState<readonly string[]>();
	if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
	if (made === undefined) {
		const note =
			"It is off. If it is on, signing in also asks for a code. Install an authenticator app on your phone first, such as Aegis, FreeOTP or Google Authenticator.";
		return <Section title="Second factor" note={note} button="Begin" send={async () => setMade(await makeSecret())} />;
	}
	const turnOn = async (form: FormData) => {
		await turnSecondFactorOn(made.secret, textOf(form, "otp").trim());
		setCodes(await makeRecoveryCodes());
	};
	const note = "Scan this code with your app, or type the secret below it.";
	return (
		<Section title="Second factor" note={note} button="Turn it on" send={turnOn}>
			<QrCode address={made.address} />
			<p>
				<code>{made.secret}</code>, or <a href={made.address}>open it in an app on this device</a>
			</p>
			<Code />
		</Section>
	);
}

export function SecondFactorOff({ onDone }: { onDone: () => void }) {
	const [codes, setCodes] = useState<readonly string[]>();
	const turnOff = async (form: FormData) => {
		await turnSecondFactorOff(textOf(form, "otp").trim());
		onDone();
	};
	if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
	return (
		<>
			<Section
				title="Second factor"
				note="It is on: signing in asks for a code."
				button="Turn it off"
				done="It is off."
				send={turnOff}
			>
				<Code />
			</Section>
			<Section
				title="Codes for a lost phone"
				note="Eight codes; each lets you sign in once. New codes replace the old ones."
				button="Make new codes"
				send={async () => setCodes(await makeRecoveryCodes())}
			/>
		</>
	);
}

/** Shown once, because the site stores only what it needs to verify them. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	return (
		<section aria-label="Codes for a lost phone">
			<h2>Codes for a lost phone</h2>
			<p>Write them down now: they are not shown again. Each works once, in place of the app’s code.</p>
			<ul className="recovery-codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<Button variant="outlined" onClick={() => void navigator.clipboard.writeText(codes.join("\n"))}>
				Copy them
			</Button>{" "}
			<Button variant="contained" onClick={onDone}>
				I have them
			</Button>
		</section>
	);
}

const QUIET_MODULES = 2;

/** Drawn on this device so that the secret is not sent elsewhere. */
function QrCode({ address }: { address: string }) {
	const rows = encodeQR(address, "raw", { border: QUIET_MODULES });
	const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
	return (
		<svg
			role="img"
			aria-label="The secret as a QR code"
			width={220}
			height={220}
			viewBox={`0 0 ${rows.length} ${rows.length}`}
			shapeRendering="crispEdges"
		>
			<rect width="100%" height="100%" fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}

function Code() {
	const input = { inputMode: "numeric", required: true, autoComplete: "one-time-code" } as const;
	return <Line name="otp" label="The six digits that the app shows" {...input} />;
}
