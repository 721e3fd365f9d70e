import { useId } from "react";
import { AgeChoice } from "#app/components/site/age-choice.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { type Translate, useWords } from "#app/i18n/translate.ts";
import { toAgeBand } from "#app/lib/age-band.ts";
import { consentsOf } from "#app/lib/lead-consents.ts";
import { CALL_WINDOWS, type LeadPlace, windowValue } from "#app/lib/lead-place.ts";
import type { LeadField } from "#app/lib/lead-step.ts";
import type { SaidLead } from "#app/lib/said-lead.ts";
import type { LeadForm } from "./lead-flow.tsx";
import { ReachField } from "./reach-field.tsx";
import { TopicChoice } from "./topic-choice.tsx";

type Shown = { form: LeadForm; said: SaidLead; wrong: readonly LeadField[] };

/** The least that an answer needs, with what was written before. Nothing is ticked beforehand. */
export function LeadFields({ form, said, wrong }: Shown) {
	const t = useWords();
	const { place, collegeName: college = "" } = form;
	const isCall = place.form === "call-back";
	const consentWords = {
		"contact-by-us": t("lead.consent.contact-by-us"),
		"contact-by-college": t("lead.consent.contact-by-college", { college }),
	};
	const ticked = said.consent.split(" ");
	return (
		<>
			<AgeChoice why={t("age.why")} said={toAgeBand(said.ageBand)} isMissing={wrong.includes("age")} />
			{place.form === "contact-us" && <TopicChoice topic={said.topic} />}
			<TextField
				label={t("lead.name")}
				name="name"
				autoComplete="name"
				required
				maxLength={100}
				defaultValue={said.name}
				error={wrong.includes("name") ? t("lead.wrong.name") : undefined}
			/>
			<ReachField isPhone={isCall} reach={said.reach} isWrong={wrong.includes("reach")} />
			{isCall && (
				<SelectField
					label={t("lead.window")}
					hint={t("lead.windowHint")}
					name="window"
					defaultValue={said.window || windowValue(CALL_WINDOWS[0])}
					options={CALL_WINDOWS.map((each) => ({ value: windowValue(each), label: t("lead.windowOf", each) }))}
					error={wrong.includes("window") ? t("lead.wrong.window") : undefined}
				/>
			)}
			<TextArea
				label={messageLabel(t, place.form)}
				hint={isCall ? t("lead.messageOfCallHint") : undefined}
				name="message"
				required={!isCall}
				maxLength={5000}
				defaultValue={said.message}
				error={wrong.includes("message") ? t("lead.wrong.message") : undefined}
			/>
			<CheckboxGroup
				legend={t("lead.consents")}
				name="consent"
				isWhole
				options={consentsOf(place, said).map((purpose) => ({
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

/** Out of sight, and out of the way of the keyboard and of screen readers: only a program fills it in. */
function EmptyField() {
	const t = useWords();
	const id = useId();
	return (
		<div aria-hidden="true" className="absolute -left-[9999px]">
			<label htmlFor={id}>{t("lead.leaveEmpty")}</label>
			<input id={id} name="website" tabIndex={-1} autoComplete="off" />
		</div>
	);
}
