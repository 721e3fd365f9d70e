import Button from "@mui/material/Button";
import { type RaRecord, useCanAccess } from "react-admin";
import { ChangedFields } from "#studio/parts/field-difference.tsx";
import { nameOf } from "#studio/parts/name-of.ts";
import { formatComingMoment, toMoment } from "#studio/parts/to-moment.ts";
import { useStep } from "#studio/parts/use-attempt.ts";
import { decideWaiting } from "#studio/wire/actions.ts";

export const PEOPLE_FIELDS = ["user_created.first_name", "user_created.last_name", "user_created.role"];

export function WaitingChange({ change }: { change: RaRecord }) {
	const { canAccess } = useCanAccess({ resource: "waiting_changes", action: "edit" });
	const step = useStep();
	const isSuggested = change.state === "suggested";
	const isOpen = isSuggested || change.state === "waiting" || change.state === "stuck";
	const end = (state: "applied" | "called-off") =>
		step(
			() => decideWaiting(change.id, state),
			state === "applied" ? "Done: readers see the change." : "It is cancelled.",
		);
	return (
		<article>
			<p>
				<strong>{stateOf(change)}</strong>, {isSuggested ? "" : "set "}by {nameOf(change.user_created)} on{" "}
				{toMoment(change.date_created)}: {change.reason}
			</p>
			{typeof change.why === "string" && <p role="note">{change.why}</p>}
			<ChangedFields collection={change.collection} was={change.was ?? {}} changes={change.changes ?? {}} />
			{isSuggested && canAccess === true && (
				<Button variant="contained" size="small" sx={{ mr: 1 }} onClick={() => void end("applied")}>
					Make this change
				</Button>
			)}
			{isOpen && canAccess === true && (
				<Button variant="outlined" size="small" onClick={() => void end("called-off")}>
					{isSuggested ? "Decline it" : change.state === "stuck" ? "Mark as settled" : "Cancel it"}
				</Button>
			)}
		</article>
	);
}

export function stateOf({ state, at, decided_at }: Readonly<Record<string, unknown>>): string {
	switch (state) {
		case "suggested":
			return "Suggested, for an editor to decide";
		case "waiting":
			return `On ${formatComingMoment(at)}`;
		case "stuck":
			return `Needs attention: was to be made on ${formatComingMoment(at)}`;
		case "applied":
			return `Made on ${toMoment(decided_at)}`;
		default:
			return `Cancelled on ${toMoment(decided_at)}`;
	}
}
