import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CodeForm } from "#app/components/site/code-form.tsx";
import type { LeadPlace } from "#app/lib/lead-place.ts";
import type { LeadAnswer } from "#app/lib/lead-step.ts";
import { NOTHING_SAID, PASSED_ON, toHidden } from "#app/lib/said-lead.ts";
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

/** A request to be contacted, one form; under 18 a parent's code comes after it. Every step is a form that needs no scripts. */
export function LeadFlow({ answer, ...form }: LeadForm & { answer: LeadAnswer | undefined }) {
	const [fetched, setFetched] = useState<LeadAnswer>();
	const opened = useOpened();
	const key = (fetched ?? answer)?.said.key || opened.key;
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
			<Step form={form} answer={shown ?? firstOf(form)} opened={opened} onAnswer={setFetched} />
		</div>
	);
}

function Step({
	form,
	answer: { step, said },
	opened: { key, openedAt },
	onAnswer,
}: {
	form: LeadForm;
	answer: LeadAnswer;
	opened: Opened;
	onAnswer: (answer: LeadAnswer) => void;
}) {
	const { place } = form;
	switch (step.kind) {
		case "guardian":
			return <GuardianQuestion step={step} carried={toHidden(said)} />;
		case "code":
			return <CodeForm {...step} problem={step.problem} carried={toHidden(said)} />;
		case "left-alone":
			return <LeftAlone step={step} said={said} form={place.form} />;
		case "details":
			return (
				<DetailsForm
					form={form}
					step={step}
					said={{ ...said, key: said.key || key }}
					openedAt={openedAt}
					onAnswer={onAnswer}
				/>
			);
		case "sent":
			return <SentNote taken={step} form={place.form} level={form.level} />;
	}
}

function firstOf({ place: { page }, collegeName = "", isPassedOn }: LeadForm): LeadAnswer {
	const said = { ...NOTHING_SAID, page, collegeName, isPassedOn: isPassedOn ? PASSED_ON : "" };
	return { step: { kind: "details", wrong: [] }, said };
}

type Opened = { key: string; openedAt: string };

/**
 * The page is the same for everybody: when its form was opened, and the key under which it is sent however often, only a browser
 * that runs scripts can tell. Empty until it does.
 */
function useOpened(): Opened {
	const [opened, setOpened] = useState({ key: "", openedAt: "" });
	useEffect(() => setOpened({ key: newKey(), openedAt: new Date().toISOString() }), []);
	return opened;
}

/** Also where a page came by plain http, to which browsers give no `randomUUID`. */
function newKey(): string {
	return crypto.getRandomValues(new Uint32Array(4)).join("-");
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
