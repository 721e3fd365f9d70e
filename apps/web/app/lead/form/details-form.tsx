import { type SubmitEvent, useCallback, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { type LeadFormValues, PASSED_ON_VALUE, SHOWN_FIELDS, toHiddenFields } from "#app/lead/form-values.ts";
import type { OutboxLead } from "#app/lead/outbox/outbox.ts";
import { addToOutbox, outboxStore } from "#app/lead/outbox/outbox-store.ts";
import { sendOutbox } from "#app/lead/outbox/use-outbox.ts";
import type { LeadAnswer, LeadProblem, LeadStep } from "#app/lead/step.ts";
import { useStore } from "#app/platform/device-store.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { LeadFields, type LeadForm } from "./lead-fields.tsx";

type DetailsFormProps = {
	form: LeadForm;
	step: Extract<LeadStep, { kind: "details" }>;
	submitted: LeadFormValues;
	openedAt: string;
	onAnswer: (answer: LeadAnswer) => void;
};

/** The whole form, with the age above the contact. With scripts it is sent in place and survives a lost connection. */
export function DetailsForm({ form, step, submitted, openedAt, onAnswer }: DetailsFormProps) {
	const { t, paths } = usePage();
	const { place, collegeName, level } = form;
	const { isBusy, send } = useSendLead(onAnswer);
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
		const { key } = submitted;
		const college = collegeName ?? "";
		const storedAt = new Date().toISOString();
		void send({
			key,
			address: paths.sendLead,
			page: paths.page(place.page.slice(1)),
			college,
			fields,
			keptAt: storedAt,
			state: "sending",
		});
	};
	return (
		<div className="mt-6 space-y-6">
			<LeadNotice college={submitted.isPassedOn === PASSED_ON_VALUE ? collegeName : undefined} level={level} />
			<form method="post" onSubmit={submit} className="space-y-5">
				<HiddenFields
					values={{ ...toHiddenFields(submitted, SHOWN_FIELDS), page: place.page, intent: "lead", openedAt }}
				/>
				{step.problem !== undefined && <LeadProblemNote problem={step.problem} />}
				<LeadFields
					key={step.problem?.kind === "machine" ? "emptied" : "first"}
					form={form}
					submitted={submitted}
					wrong={step.wrong}
					why={step.why}
				/>
				<Button type="submit" isBusy={isBusy}>
					{t(`lead.send.${place.form}`)}
				</Button>
				<WaitsHere requestKey={submitted.key} />
			</form>
		</div>
	);
}

/** Beside the button just pressed; the possible actions are in `OutboxLeads`. */
function WaitsHere({ requestKey }: { requestKey: string }) {
	const { t } = usePage();
	const unsent = useStore(outboxStore);
	const isWaiting = unsent.some(({ key, state }) => key === requestKey && state === "waiting");
	return (
		<p role="status" className="font-semibold empty:hidden">
			{isWaiting && t("lead.kept.toast")}
		</p>
	);
}

function LeadProblemNote({ problem }: { problem: LeadProblem }) {
	const { t } = usePage();
	return (
		<div role="alert" tabIndex={-1} data-asked-now="" className="rounded-md border border-bad-text bg-bad-sunk p-4">
			<p className="font-semibold">{wordsOf(t, problem)}</p>
		</div>
	);
}

function wordsOf(t: Translate, problem: LeadProblem): string {
	switch (problem.kind) {
		case "too-many":
			return t("lead.problem.too-many", { minutes: problem.minutes });
		case "too-soon":
			return t("lead.problem.too-soon", { seconds: problem.seconds });
		case "fields":
		case "away":
		case "changed":
		case "machine":
		case "gone":
			return t(`lead.problem.${problem.kind}`);
	}
}

/** Sends the form by script, so that it is neither lost nor sent twice. */
function useSendLead(onAnswer: (answer: LeadAnswer) => void) {
	const { t } = usePage();
	const [isBusy, setBusy] = useState(false);
	const send = useCallback(
		async (unsent: OutboxLead) => {
			setBusy(true);
			addToOutbox(unsent);
			const answer = await sendOutbox(unsent);
			setBusy(false);
			if (answer === undefined) return void toast.error(t("lead.kept.toast"));
			if (answer.step.kind === "sent") toast.success(t("unsent.sent"), { id: unsent.key });
			onAnswer(answer);
		},
		[onAnswer, t],
	);
	return { isBusy, send };
}

const PARTS = ["what", "why", "who", "howLong", "rights"] as const;

/** The privacy notice has to precede the fields. Its version is in the contract's notices.ts. */
function LeadNotice({ college, level }: { college: string | undefined; level: 2 | 3 }) {
	const { t, paths } = usePage();
	const Heading = `h${level}` as const;
	const texts = {
		what: t("lead.notice.texts.what"),
		why: t("lead.notice.texts.why"),
		who: college === undefined ? t("lead.notice.texts.who") : t("lead.notice.texts.whoWithCollege", { college }),
		howLong: t("lead.notice.texts.howLong"),
		rights: t("lead.notice.texts.rights"),
	};
	return (
		<section className="rounded-lg border border-line bg-sunk p-4 sm:p-5">
			<Heading tabIndex={-1} data-asked-next="" className="text-lg">
				{t("lead.notice.title")}
			</Heading>
			<dl className="mt-3 space-y-2">
				{PARTS.map((part) => (
					<div key={part} className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-4">
						<dt className="font-semibold">{t(`lead.notice.${part}`)}</dt>
						<dd>{texts[part]}</dd>
					</div>
				))}
			</dl>
			<p className="mt-2">
				<a href={paths.page("privacy")} className="link-line">
					{t("lead.notice.more")}
				</a>
			</p>
		</section>
	);
}
