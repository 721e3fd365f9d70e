import { MAX_CONTACT_LENGTH, type OtpPurpose } from "@uchit/contract/account.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { FailedSend } from "./code-step.ts";
import { sendProblemWords } from "./problem-words.ts";
import { PuzzleFields } from "./puzzle-fields.tsx";

type ContactFormProps = {
	kind: "phone" | "email";
	purpose: OtpPurpose;
	/** Whether it is the visitor's own contact: their browser may then fill it in. */
	isOwn: boolean;
	notSent: FailedSend | undefined;
	look?: "primary" | "quiet";
	carried?: Readonly<Record<string, string>>;
};

export function ContactForm({ kind, purpose, isOwn, notSent, look = "primary", carried = {} }: ContactFormProps) {
	const t = useTranslations();
	const unsentForm = notSent?.written.kind === kind ? notSent : undefined;
	const known = kind === "phone" ? "tel" : "email";
	return (
		<form method="post" className="space-y-4">
			<HiddenFields values={{ ...carried, intent: "send", purpose, kind }} />
			<PuzzleFields notSent={unsentForm} />
			<TextField
				label={labelOf(t, kind, isOwn)}
				hint={kind === "phone" ? t("code.phoneHint") : undefined}
				name="contact"
				type={known}
				autoComplete={isOwn ? known : "off"}
				required
				maxLength={MAX_CONTACT_LENGTH}
				defaultValue={unsentForm?.written.value}
				error={unsentForm && sendProblemWords(t, unsentForm.problem, kind)}
			/>
			<Button type="submit" look={look}>
				{t("code.send")}
			</Button>
		</form>
	);
}

function labelOf(t: Translate, kind: "phone" | "email", isOwn: boolean): string {
	if (isOwn) return kind === "phone" ? t("code.phone") : t("code.email");
	return kind === "phone" ? t("code.theirPhone") : t("code.theirEmail");
}
