import { useEffect, useState } from "react";
import { EMPTY_LEAD_FORM, type LeadFormValues, PASSED_ON_VALUE, toHiddenFields } from "#app/lead/form-values.ts";
import { OutboxLeads } from "#app/lead/outbox/outbox-leads.tsx";
import { OutboxSender } from "#app/lead/outbox/outbox-sender.tsx";
import { answerStore, outboxStore, removeFromOutbox } from "#app/lead/outbox/outbox-store.ts";
import type { LeadPlace } from "#app/lead/place.ts";
import type { LeadAnswer, LeadStep } from "#app/lead/step.ts";
import { useStore } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { CodeForm } from "#app/shell/code/code-form.tsx";
import { kindOfReach } from "#app/shell/code/code-step.ts";
import { ContactForm } from "#app/shell/code/contact-form.tsx";
import { sendProblemWords } from "#app/shell/code/problem-words.ts";
import { PuzzleFields } from "#app/shell/code/puzzle-fields.tsx";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { Button } from "#app/ui/button.tsx";
import { DetailsForm } from "./details-form.tsx";
import type { LeadForm } from "./lead-fields.tsx";
import { SentNote } from "./sent-note.tsx";

/** A contact request in one form; under 18 a parent's code follows. Every step works without scripts. */
export function LeadFlow({ answer, ...form }: LeadForm & { answer: LeadAnswer | undefined }) {
	const [fetched, setFetched] = useState<LeadAnswer>();
	const opened = useOpened();
	const key = (fetched ?? answer)?.said.key || opened.key;
	const sentLater = useStore(answerStore).get(key);
	const shown = sentLater ?? fetched ?? answer;
	useForgetWaiting(answer);
	return (
		<div ref={useArrivalFocus<HTMLDivElement>(shown, TARGETS)} className="max-w-text">
			<OutboxSender isForm />
			<OutboxLeads level={form.level} />
			<Step form={form} answer={shown ?? createInitialAnswer(form)} opened={opened} onAnswer={setFetched} />
		</div>
	);
}

type StepProps = { form: LeadForm; answer: LeadAnswer; opened: Opened; onAnswer: (answer: LeadAnswer) => void };

function Step({ form, answer: { step, said }, opened: { key, openedAt }, onAnswer }: StepProps) {
	const { place } = form;
	switch (step.kind) {
		case "guardian":
			return <GuardianQuestion step={step} carried={toHiddenFields(said)} />;
		case "code":
			return <CodeForm {...step} problem={step.problem} carried={toHiddenFields(said)} />;
		case "left-alone":
			return <DoNotContactNotice step={step} submitted={said} form={place.form} />;
		case "details":
			return (
				<DetailsForm
					form={form}
					step={step}
					submitted={{ ...said, key: said.key || key }}
					openedAt={openedAt}
					onAnswer={onAnswer}
				/>
			);
		case "sent":
			return <SentNote taken={step} form={place.form} level={form.level} />;
	}
}

function createInitialAnswer({ place: { page }, collegeName = "", isPassedOn }: LeadForm): LeadAnswer {
	const values = { ...EMPTY_LEAD_FORM, page, collegeName, isPassedOn: isPassedOn ? PASSED_ON_VALUE : "" };
	return { step: { kind: "details", wrong: [] }, said: values };
}

type Opened = { key: string; openedAt: string };

/** The page is cached for everyone, so only scripts can set the time of opening and the idempotency key. Empty until then. */
function useOpened(): Opened {
	const [opened, setOpened] = useState({ key: "", openedAt: "" });
	useEffect(() => setOpened({ key: newKey(), openedAt: new Date().toISOString() }), []);
	return opened;
}

/** `randomUUID` is not available on plain http. */
function newKey(): string {
	return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Removes the waiting request once its form takes it over. */
function useForgetWaiting(answer: LeadAnswer | undefined): void {
	useEffect(() => {
		if (answer === undefined) return;
		const isAway = answer.step.kind === "details" && answer.step.problem?.kind === "away";
		const isStored = outboxStore.read().some(({ key }) => key === answer.said.key);
		if (isStored && !isAway) removeFromOutbox(answer.said.key);
	}, [answer]);
}

/** What gets the focus after an answer: the first error, else the next question. */
const TARGETS = ["[data-asked-now]", "[aria-invalid=true]", "[data-asked-next]"];

/** Under 18, a parent or guardian confirms by a code; nothing about the visitor is sent or stored before. */
function GuardianQuestion({
	step: { isAgain, notSent },
	carried,
}: {
	step: Extract<LeadStep, { kind: "guardian" }>;
	carried: Readonly<Record<string, string>>;
}) {
	const t = useTranslations();
	return (
		<div className="mt-4 space-y-5">
			{isAgain && (
				<p role="alert" className="font-semibold text-bad-text">
					{t("lead.guardian.again")}
				</p>
			)}
			<p>{t("lead.guardian.why")}</p>
			<p>{t("lead.guardian.agrees")}</p>
			<div className="grid items-end gap-8 sm:grid-cols-2">
				<ContactForm kind="phone" purpose="lead-guardian" isOwn={false} notSent={notSent} carried={carried} />
				<ContactForm
					kind="email"
					purpose="lead-guardian"
					isOwn={false}
					notSent={notSent}
					carried={carried}
					look="quiet"
				/>
			</div>
		</div>
	);
}

/** The contact's owner opted out, so a code has to show that the request is theirs. */
function DoNotContactNotice({
	step: { notSent },
	submitted,
	form,
}: {
	step: Extract<LeadStep, { kind: "left-alone" }>;
	submitted: LeadFormValues;
	form: LeadPlace["form"];
}) {
	const t = useTranslations();
	const kind = form === "call-back" ? "phone" : kindOfReach(submitted.reach);
	return (
		<form method="post" className="mt-6 space-y-4">
			<HiddenFields
				values={{ ...toHiddenFields(submitted), intent: "send", purpose: "lead", kind, contact: submitted.reach }}
			/>
			<PuzzleFields notSent={notSent} />
			<p role="alert" tabIndex={-1} data-asked-now="">
				{t("lead.leftAlone.why", { contact: submitted.reach })}
			</p>
			{notSent !== undefined && (
				<p className="font-semibold text-bad-text">{sendProblemWords(t, notSent.problem, kind)}</p>
			)}
			<Button type="submit">{t("code.send")}</Button>
		</form>
	);
}
