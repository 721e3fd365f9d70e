import Button from "@mui/material/Button";
import { MERGE } from "@uchit/contract/correction.ts";
import { CreateButton, Link, type RaRecord, SaveButton, TextInput, TopToolbar, useCanAccess } from "react-admin";
import { CollegeName } from "#studio/parts/college-name.tsx";
import type { FactLines } from "#studio/parts/facts.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { nameIn } from "./choices-of.ts";
import { WaitingMerge } from "./correction/compared-colleges.tsx";
import { CorrectionCreate } from "./correction/correction-form.tsx";
import { addressOfAdding, inWords, LISTED_KINDS, STATES, STEPS, stateInWords } from "./correction/words.ts";
import { SourceName } from "./source-name.tsx";

/** Corrections are public at once and survive every load. Each has its own source and reason. */
export const corrections = queueScreen({
	name: "corrections",
	label: "Corrections",
	represent: factOf,
	named: { source: "field", label: "What" },
	states: { by: "state", of: STATES },
	since: { source: "created_at", label: "Made", as: "day" },
	sort: "-id",
	filters: [{ source: "field", label: "What", choices: LISTED_KINDS }],
	actions: <CorrectionActions />,
	columns: {
		college_id: { as: "college" },
		value: { label: "Was → is", isUnsorted: true, render: changeOf },
		says: { label: "A newer file says", isUnsorted: true, render: disagreement },
	},
	facts: factsOf,
	steps: STEPS,
	also: <SaveButton label="Save the reason" variant="text" icon={null} />,
	more: ({ field, state, college_id: stays, value: goes }) => (
		<>
			{field === MERGE && state === "proposed" && <WaitingMerge stays={String(stays)} goes={String(goes)} />}
			<TextInput source="reason" label="Why (only the desk sees this)" isRequired multiline />
		</>
	),
	create: CorrectionCreate,
});

function CorrectionActions() {
	const { canAccess } = useCanAccess({ resource: "corrections", action: "create" });
	if (canAccess !== true) return null;
	return (
		<TopToolbar>
			<Button component={Link} to="/merge" size="small">
				Two institutions are one
			</Button>
			<Button component={Link} to="/new-facts" size="small">
				New facts of one document
			</Button>
			<CreateButton />
		</TopToolbar>
	);
}

function factsOf(correction: RaRecord): FactLines {
	const { college_id: college, source_id: source, created_at: made } = correction;
	const later = disagreement(correction);
	return {
		College: <CollegeName isLink />,
		What: factOf(correction),
		"Was → is": changeOf(correction),
		Source: <SourceName />,
		Next: <Link to={addressOfAdding({ college, source })}>Another fact from this document</Link>,
		State: `${stateInWords(correction)}, made ${toMoment(made)}`,
		"A newer file says": later !== "" && `${later}. The correction still applies. Undo it if the newer file is right.`,
	};
}

function factOf({ field, about, was }: Readonly<Record<string, unknown>>): string {
	return [nameIn(LISTED_KINDS, field), field === MERGE ? was : about].filter((part) => part !== "").join(" · ");
}

function changeOf({ field, was, value }: Readonly<Record<string, unknown>>): string {
	if (field === MERGE) return `“${was}” (${value}) is the same institution`;
	return `${inWords(field, was)} → ${inWords(field, value)}`;
}

function disagreement({ field, says }: Readonly<Record<string, unknown>>): string {
	if (says === null || says === undefined) return "";
	return says === "" ? "It no longer has this fact" : inWords(field, says);
}
