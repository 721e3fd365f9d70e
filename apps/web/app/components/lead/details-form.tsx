import { type SubmitEvent, useSyncExternalStore } from "react";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { LeadAnswer, LeadStep } from "#app/lib/lead-step.ts";
import { PASSED_ON, type SaidLead, toHidden } from "#app/lib/said-lead.ts";
import { usePaths } from "#app/paths.ts";
import { LeadFields } from "./lead-fields.tsx";
import type { LeadForm } from "./lead-flow.tsx";
import { LeadNotice } from "./lead-notice.tsx";
import { LeadProblemNote } from "./lead-problem-note.tsx";
import { nothingUnsent, readUnsent, subscribeToUnsent } from "./unsent-store.ts";
import { useSendLead } from "./use-send-lead.ts";

const SHOWN = ["ageBand", "name", "reach", "message", "window", "topic", "consent"] as const;

/** All that is asked, the age above the contact, and where the answer goes. With scripts it is sent in place, and outlives a lost connection. */
export function DetailsForm({
	form,
	step,
	said,
	openedAt,
	onAnswer,
}: {
	form: LeadForm;
	step: Extract<LeadStep, { kind: "details" }>;
	said: SaidLead;
	/** Only a browser that runs scripts can tell; empty until it does. */
	openedAt: string;
	onAnswer: (answer: LeadAnswer) => void;
}) {
	const t = useWords();
	const paths = usePaths();
	const { place, collegeName, level } = form;
	const { isBusy, send } = useSendLead(onAnswer);
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
		const { key } = said;
		const college = collegeName ?? "";
		const keptAt = new Date().toISOString();
		void send({
			key,
			address: paths.sendLead,
			page: paths.page(place.page.slice(1)),
			college,
			fields,
			keptAt,
			state: "sending",
		});
	};
	return (
		<div className="mt-6 space-y-6">
			<LeadNotice college={said.isPassedOn === PASSED_ON ? collegeName : undefined} level={level} />
			<form method="post" onSubmit={submit} className="space-y-5">
				<HiddenFields values={{ ...toHidden(said, SHOWN), page: place.page, intent: "lead", openedAt }} />
				{step.problem !== undefined && <LeadProblemNote problem={step.problem} />}
				<LeadFields
					key={step.problem?.kind === "machine" ? "emptied" : "first"}
					form={form}
					said={said}
					wrong={step.wrong}
				/>
				<Button type="submit" isBusy={isBusy}>
					{t(`lead.send.${place.form}`)}
				</Button>
				<WaitsHere requestKey={said.key} />
			</form>
		</div>
	);
}

/** Beside the button, where somebody looks who has just pressed it; what can be done stands in `KeptLeads`. */
function WaitsHere({ requestKey }: { requestKey: string }) {
	const t = useWords();
	const unsent = useSyncExternalStore(subscribeToUnsent, readUnsent, nothingUnsent);
	const isWaiting = unsent.some(({ key, state }) => key === requestKey && state === "waiting");
	return (
		<p role="status" className="font-semibold empty:hidden">
			{isWaiting && t("lead.kept.toast")}
		</p>
	);
}
