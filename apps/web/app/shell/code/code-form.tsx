import {
	OTP_DIGITS,
	OTP_LIFE_SECONDS,
	OTP_RESEND_SECONDS,
	OTP_TRIES,
	type OtpPurpose,
} from "@uchit/contract/account.ts";
import { latinDigits } from "@uchit/contract/typed-number.ts";
import { type ClipboardEvent, useEffect, useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { CodeProblem, SentCode } from "./code-step.ts";
import { codeProblemWords } from "./problem-words.ts";

const MAX_TYPED_CODE_LENGTH = 4 * OTP_DIGITS;

type CodeFormProps = {
	purpose: OtpPurpose;
	sent: SentCode;
	problem: CodeProblem | undefined;
	/** The page for another contact; without it this page has that form, which receives `carried`. */
	back?: string;
	carried?: Readonly<Record<string, string>>;
};

export function CodeForm({ purpose, sent: { contact, sentTo }, problem, back, carried = {} }: CodeFormProps) {
	const t = useTranslations();
	const about = { purpose, kind: contact.kind, contact: contact.value };
	const rules = { digits: OTP_DIGITS, minutes: OTP_LIFE_SECONDS / 60, tries: OTP_TRIES };
	return (
		<div className="space-y-5">
			<p>{t("code.sent", { contact: sentTo })}</p>
			<form method="post" className="space-y-4">
				<HiddenFields values={{ ...carried, intent: "verify", ...about, sentTo }} />
				<TextField
					label={t("code.label")}
					hint={t("code.rules", rules)}
					name="code"
					inputMode="numeric"
					autoComplete="one-time-code"
					required
					maxLength={MAX_TYPED_CODE_LENGTH}
					data-asked-next=""
					onPaste={pasteDigits}
					error={problem && codeProblemWords(t, problem)}
				/>
				<Button type="submit">{t("code.check")}</Button>
			</form>
			<form method="post">
				<HiddenFields values={{ ...carried, intent: "send", ...about, sentTo }} />
				<ResendButton />
			</form>
			{back === undefined ? (
				<form method="post">
					<HiddenFields values={{ ...carried, intent: "back" }} />
					<button type="submit" className="link-line">
						{t("code.other")}
					</button>
				</form>
			) : (
				<p>
					<a href={back} className="link-line">
						{t("code.other")}
					</a>
				</p>
			)}
		</div>
	);
}

/** Copied codes often contain a space, and would be cut at the sixth character. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
	event.preventDefault();
	event.currentTarget.value = latinDigits(event.clipboardData.getData("text"))
		.replaceAll(/\D/g, "")
		.slice(0, OTP_DIGITS);
}

function ResendButton() {
	const t = useTranslations();
	const secondsLeft = useCountdown(OTP_RESEND_SECONDS);
	return (
		<Button type="submit" look="quiet" disabled={secondsLeft > 0}>
			{secondsLeft > 0 ? t("code.againIn", { seconds: secondsLeft }) : t("code.again")}
		</Button>
	);
}

function useCountdown(seconds: number): number {
	const [left, setLeft] = useState(0);
	useEffect(() => {
		const end = Date.now() + seconds * 1000;
		const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
		tick();
		const timer = setInterval(tick, 1000);
		return () => clearInterval(timer);
	}, [seconds]);
	return left;
}
