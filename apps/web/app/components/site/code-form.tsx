import { OTP_DIGITS, OTP_LIFE_SECONDS, OTP_TRIES, type OtpPurpose } from "@uchit/contract/account-options.ts";
import type { ClipboardEvent } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { CodeProblem, SentCode } from "#app/lib/code-step.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { codeProblemWords } from "./problem-words.ts";
import { ResendButton } from "./resend-button.tsx";

/** Asks for the code that was sent to a contact. */
export function CodeForm({
	purpose,
	sent: { contact, sentTo },
	problem,
	back,
	carried = {},
}: {
	purpose: OtpPurpose;
	sent: SentCode;
	problem: CodeProblem | undefined;
	/** Where another contact is given; without it the same page asks for one, and is sent what is carried. */
	back?: string;
	/** What was said before, where the form alone has it. */
	carried?: Readonly<Record<string, string>>;
}) {
	const t = useWords();
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
					maxLength={OTP_DIGITS}
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
					<button type="submit" className="link inline-flex min-h-11 items-center">
						{t("code.other")}
					</button>
				</form>
			) : (
				<p>
					<a href={back} className="link inline-flex min-h-11 items-center">
						{t("code.other")}
					</a>
				</p>
			)}
		</div>
	);
}

/** A code is often copied with a space in its middle, and would be cut off at the sixth character. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
	event.preventDefault();
	event.currentTarget.value = event.clipboardData.getData("text").replaceAll(/\D/g, "").slice(0, OTP_DIGITS);
}
