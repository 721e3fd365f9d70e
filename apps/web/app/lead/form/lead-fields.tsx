import { MAX_CONTACT_LENGTH, MAX_NAME_LENGTH } from "@uchit/contract/account.ts";
import { COMPLAINT_DAYS, LEAD_MESSAGE_LENGTH } from "@uchit/contract/lead.ts";
import type { ContactCode } from "@uchit/contract/problem.ts";
import { useId } from "react";
import { consentsOf } from "#app/lead/consents.ts";
import type { LeadFormValues } from "#app/lead/form-values.ts";
import { CALL_WINDOWS, type LeadPlace, windowValue } from "#app/lead/place.ts";
import type { LeadStep } from "#app/lead/step.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { toAgeBand } from "#app/shell/code/age-band.ts";
import { AgeChoice } from "#app/shell/code/age-choice.tsx";
import { kindOfReach } from "#app/shell/code/code-step.ts";
import { contactWords } from "#app/shell/code/problem-words.ts";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { RadioList } from "#app/ui/radio-list.tsx";

export type LeadForm = {
	place: LeadPlace;
	collegeName: string | undefined;
	isPassedOn: boolean;
	level: 2 | 3;
};

type Shown = Pick<Extract<LeadStep, { kind: "details" }>, "wrong" | "why"> & {
	form: LeadForm;
	submitted: LeadFormValues;
};

/** The minimum fields for an answer, with the submitted values. Nothing is ticked in advance. */
export function LeadFields({ form, submitted, wrong, why }: Shown) {
	const t = useTranslations();
	const { place, collegeName: college = "" } = form;
	const isCall = place.form === "call-back";
	const consentWords = {
		"contact-by-us": t("lead.consent.contact-by-us"),
		"contact-by-college": t("lead.consent.contact-by-college", { college }),
	};
	const ticked = submitted.consent.split(" ");
	return (
		<>
			<AgeChoice why={t("age.why")} chosen={toAgeBand(submitted.ageBand)} isMissing={wrong.includes("ageBand")} />
			{place.form === "contact-us" && <TopicChoice topic={submitted.topic} />}
			<TextField
				label={t("lead.name")}
				name="name"
				autoComplete="name"
				required
				maxLength={MAX_NAME_LENGTH}
				defaultValue={submitted.name}
				error={wrong.includes("name") ? t("lead.wrong.name") : undefined}
			/>
			<ReachField isPhone={isCall} reach={submitted.reach} isWrong={wrong.includes("reach")} why={why} />
			{isCall && (
				<SelectField
					label={t("lead.window")}
					hint={t("lead.windowHint")}
					name="window"
					defaultValue={submitted.window || windowValue(CALL_WINDOWS[0])}
					options={CALL_WINDOWS.map((each) => ({ value: windowValue(each), label: t("lead.windowOf", each) }))}
					error={wrong.includes("window") ? t("lead.wrong.window") : undefined}
				/>
			)}
			<TextArea
				label={messageLabel(t, place.form)}
				hint={isCall ? t("lead.messageOfCallHint") : undefined}
				name="message"
				required={!isCall}
				maxLength={LEAD_MESSAGE_LENGTH}
				defaultValue={submitted.message}
				error={wrong.includes("message") ? t("lead.wrong.message") : undefined}
			/>
			<CheckboxGroup
				legend={t("lead.consents")}
				name="consent"
				isWhole
				options={consentsOf(place, submitted).map((purpose) => ({
					value: purpose,
					label: consentWords[purpose],
					selected: ticked.includes(purpose),
				}))}
				error={wrong.includes("consent") ? t("lead.wrong.consent") : undefined}
			/>
			<EmptyField />
		</>
	);
}

function messageLabel(t: Translate, form: LeadPlace["form"]): string {
	if (form === "call-back") return t("lead.messageOfCall");
	return form === "contact-us" ? t("lead.messageToUs") : t("lead.message");
}

/** A honeypot: hidden from sight, keyboard and screen readers, so that only a program fills it in. */
function EmptyField() {
	const t = useTranslations();
	const id = useId();
	return (
		<div aria-hidden="true" className="absolute -left-[9999px]">
			<label htmlFor={id}>{t("lead.leaveEmpty")}</label>
			<input id={id} name="website" tabIndex={-1} autoComplete="off" />
		</div>
	);
}

/** One contact of the visitor's choice; a call needs a phone number. */
type Reach = { isPhone: boolean; reach: string; isWrong: boolean; why: ContactCode | undefined };

function ReachField({ isPhone, reach, isWrong, why }: Reach) {
	const t = useTranslations();
	const wrongWords = () => {
		if (reach === "") return t("lead.wrong.reach");
		return contactWords(t, why, isPhone ? "phone" : kindOfReach(reach));
	};
	return (
		<TextField
			label={isPhone ? t("code.phone") : t("code.either")}
			hint={isPhone ? t("code.phoneHint") : t("lead.reachHint")}
			name="reach"
			type={isPhone ? "tel" : "text"}
			autoComplete={isPhone ? "tel" : "on"}
			required
			maxLength={MAX_CONTACT_LENGTH}
			defaultValue={reach}
			error={isWrong ? wrongWords() : undefined}
		/>
	);
}

const TOPICS = ["question", "complaint"] as const;

/** A complaint gets a number and must be answered, unlike a question. */
function TopicChoice({ topic }: { topic: string }) {
	const t = useTranslations();
	const id = useId();
	return (
		<fieldset aria-describedby={`${id}hint`}>
			<legend className="font-semibold text-sm">{t("lead.topic")}</legend>
			<RadioList
				name="topic"
				options={TOPICS.map((value) => ({ value, label: t(`lead.topics.${value}`) }))}
				chosen={topic || "question"}
			/>
			<p id={`${id}hint`} className="mt-1 text-quiet text-sm">
				{t("lead.complaintHint", { days: COMPLAINT_DAYS })}
			</p>
		</fieldset>
	);
}
