import Button from "@mui/material/Button";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
	DeleteButton,
	type RaRecord,
	Toolbar,
	useGetIdentity,
	usePermissions,
	useRecordContext,
	useResourceContext,
} from "react-admin";
import { useWatch } from "react-hook-form";
import { WaitingButton } from "#studio/facts/waiting/waiting-button.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { mayChange, mayPublish, maySuggest } from "#studio/rights.ts";
import { previewAddress } from "#studio/site.ts";
import { type Step, stepsFrom } from "#studio/status.ts";
import { createPreviewToken } from "#studio/wire/actions.ts";
import { useMissing } from "#studio/writing/use-missing.tsx";
import { useFaultFocus } from "./fault-focus.ts";
import { useStatusNotice } from "./status-notice.ts";
import { type Question, StepButton } from "./step-button.tsx";

/** The form's `transform`; buttons that also change the status replace it. */
type ToSent = (data: Values, options?: { previousData?: Values }) => Values;
type Values = Record<string, unknown>;
type EditorialToolbarProps = {
	hasPreview?: boolean;
	toSent?: ToSent;
	/** Of what is doubtful, before it is saved. */
	question?: () => Promise<Question | undefined>;
	children?: ReactNode;
};

export function EditorialToolbar({ hasPreview = true, toSent = asItIs, question, children }: EditorialToolbarProps) {
	const record = useRecordContext<RaRecord>();
	const { permissions } = usePermissions();
	const { identity } = useGetIdentity();
	const place = useSaveKey();
	const isTimed = Boolean(useWatch({ name: "publish_at" }));
	const notify = useStatusNotice();
	const missing = useMissing();
	/** On a phone the bar is one line, and the other steps open above it. */
	const [isOpen, setOpen] = useState(false);
	if (!mayChange(permissions, identity?.id, record)) {
		if (record === undefined || !maySuggest(permissions, record)) return null;
		return (
			<Toolbar>
				<WaitingButton record={record} toSent={toSent} isSuggested />
			</Toolbar>
		);
	}
	const steps = stepsFrom(record?.status, mayPublish(permissions));
	const isSchedule = (to: string) => to === "in_review" && isTimed && mayPublish(permissions);
	const strongest = steps.find(({ to }) => (isTimed ? isSchedule(to) : to === "published"));
	const questionOf = (to: string) => {
		if (record?.status === "published") return confirmGone;
		const verb = to === "published" ? "Publish" : isSchedule(to) ? "Schedule" : undefined;
		return verb !== undefined && missing ? () => missing(verb) : question;
	};
	const stepButton = ({ to, label }: Step) => (
		<StepButton
			key={to}
			label={isSchedule(to) ? "Save and schedule" : label}
			question={questionOf(to)}
			{...(to === strongest?.to && ({ variant: "contained" } as const))}
			transform={(data, options) => ({ ...toSent(data, options), status: to })}
			{...(record !== undefined && { mutationOptions: { onSuccess: (saved: RaRecord) => notify(record, saved) } })}
		/>
	);
	return (
		<Toolbar ref={place} className={isOpen ? "all-steps" : undefined}>
			{strongest && stepButton(strongest)}
			<StepButton
				{...{ label: "Save", type: "submit", question, sure: "Save anyway" }}
				variant={strongest === undefined ? "contained" : "outlined"}
			/>
			<Button className="more-steps" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				More
			</Button>
			{steps.filter((step) => step !== strongest).map(stepButton)}
			{children}
			{hasPreview && record !== undefined && <PreviewButton />}
			{record !== undefined && (permissions !== "author" || record.status === "draft") && (
				<DeleteButton mutationMode="pessimistic" />
			)}
		</Toolbar>
	);
}

async function confirmGone() {
	return () => ({ content: "Readers can then no longer open it. You can publish it again at any time." });
}

/** Ctrl+S, or Cmd+S, saves. */
function useSaveKey() {
	const place = useRef<HTMLDivElement>(null);
	useFaultFocus(place);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== "KeyS") return;
			event.preventDefault();
			place.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, []);
	return place;
}

function asItIs(data: Values): Values {
	return data;
}

/** Opens a preview of the saved item through a link that expires after an hour. */
function PreviewButton() {
	const record = useRecordContext<RaRecord>();
	const resource = useResourceContext();
	const attempt = useAttempt();
	if (record === undefined || resource === undefined) return null;
	const open = async () => {
		// Opened before any await, or the browser blocks it as a pop-up.
		const tab = window.open("about:blank", "_blank");
		const isMade = await attempt(async () => {
			const address = previewAddress(await createPreviewToken(resource, record.id));
			if (tab === null) return location.assign(address);
			tab.opener = null;
			tab.location.replace(address);
		});
		if (!isMade) tab?.close();
	};
	return (
		<Button variant="outlined" onClick={() => void open()}>
			Preview what is saved
		</Button>
	);
}
