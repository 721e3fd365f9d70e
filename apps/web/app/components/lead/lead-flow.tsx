import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CodeForm } from "#app/components/site/code-form.tsx";
import type { LeadPlace } from "#app/lib/lead-place.ts";
import type { LeadAnswer } from "#app/lib/lead-step.ts";
import { PASSED_ON, toHidden } from "#app/lib/said-lead.ts";
import { AgeQuestion } from "./age-question.tsx";
import { DetailsForm } from "./details-form.tsx";
import { GuardianQuestion } from "./guardian-question.tsx";
import { KeptLeads } from "./kept-leads.tsx";
import { LeftAlone } from "./left-alone.tsx";
import { SentNote } from "./sent-note.tsx";
import { UnsentSender } from "./unsent-sender.tsx";
import { answerTo, dropUnsent, readUnsent, subscribeToUnsent } from "./unsent-store.ts";

export type LeadForm = {
	place: LeadPlace;
	/** As visitors read it. */
	collegeName: string | undefined;
	/** Whether the college gets requests from here. */
	isPassedOn: boolean;
	/** Of the headings within. */
	level: 2 | 3;
};

/** A request to be contacted, a question at a time; the first is the age. Every step is a form that needs no scripts. */
export function LeadFlow({ answer, ...form }: LeadForm & { answer: LeadAnswer | undefined }) {
	const [fetched, setFetched] = useState<LeadAnswer>();
	const key = (fetched ?? answer)?.said.key ?? "";
	const sentLater = useSyncExternalStore(
		subscribeToUnsent,
		() => answerTo(key),
		() => undefined,
	);
	const shown = sentLater ?? fetched ?? answer;
	useForgetWaiting(answer);
	return (
		<div ref={useStepFocus(shown)} className="max-w-text">
			<UnsentSender isForm />
			<KeptLeads level={form.level} />
			<Step form={form} answer={shown} onAnswer={setFetched} />
		</div>
	);
}

function Step({
	form,
	answer,
	onAnswer,
}: {
	form: LeadForm;
	answer: LeadAnswer | undefined;
	onAnswer: (answer: LeadAnswer) => void;
}) {
	const { place, collegeName = "", isPassedOn } = form;
	const carried = { collegeName, isPassedOn: isPassedOn ? PASSED_ON : "" };
	if (answer === undefined) return <AgeQuestion isMissing={false} carried={carried} />;
	const { step, said } = answer;
	switch (step.kind) {
		case "age":
			return <AgeQuestion isMissing={step.isMissing} carried={toHidden(said, ["ageBand"])} />;
		case "guardian":
			return <GuardianQuestion step={step} carried={toHidden(said)} />;
		case "code":
			return <CodeForm {...step} problem={step.problem} carried={toHidden(said)} />;
		case "left-alone":
			return <LeftAlone step={step} said={said} form={place.form} />;
		case "details":
			return <DetailsForm form={form} step={step} said={said} onAnswer={onAnswer} />;
		case "sent":
			return <SentNote taken={step} form={place.form} level={form.level} />;
	}
}

/** A request that waited on the device, and was sent by its form from there, is in the form now. */
function useForgetWaiting(answer: LeadAnswer | undefined): void {
	useEffect(() => {
		if (answer === undefined) return;
		const isAway = answer.step.kind === "details" && answer.step.problem?.kind === "away";
		const isKept = readUnsent().some(({ key }) => key === answer.said.key);
		if (isKept && !isAway) dropUnsent(answer.said.key);
	}, [answer]);
}

/** What the keyboard goes on from once a form was answered: what is wrong, else what is asked for next. */
const TARGETS = ["[data-asked-now]", "[aria-invalid=true]", "[data-asked-next]"];

function useStepFocus(answer: LeadAnswer | undefined) {
	const part = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer === undefined) return;
		const found = TARGETS.map((target) => part.current?.querySelector<HTMLElement>(target));
		found.find((each) => each instanceof HTMLElement)?.focus();
	}, [answer]);
	return part;
}
