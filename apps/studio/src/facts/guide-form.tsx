import Button from "@mui/material/Button";
import { type ReactNode, useMemo } from "react";
import { DateInput, type RaRecord, SimpleForm, TextInput, useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { EditorialToolbar } from "#studio/parts/editorial-toolbar.tsx";
import { siteAddress } from "#studio/site.ts";
import { isRecord } from "#studio/wire/refusal.ts";
import { CheckedButtons, CheckedHere } from "./checking.tsx";
import { EventRows } from "./event-rows.tsx";
import type { Guide } from "./guide.ts";
import { ReceiptInput } from "./receipt-input.tsx";
import { Folded } from "./rows.tsx";
import { ShapeInput } from "./shape/shape-input.tsx";
import { fieldsToForm } from "./shape/values.ts";
import { labelOf } from "./shape/words.ts";
import { SourceInput } from "./source-input.tsx";
import { WaitingButton } from "./waiting/waiting-button.tsx";

/** The form of an exam or a country: what its record has in the contract, each field with its receipt beside it. */
export function GuideForm({ guide, folder }: { guide: Guide; folder: string }) {
	const item = useRecordContext<RaRecord>();
	const record = useMemo(() => fieldsToForm(guide.fields, item), [guide, item]);
	return (
		<SimpleForm
			record={record}
			toolbar={
				<EditorialToolbar hasPreview={false} toSent={guide.toSent}>
					{item !== undefined && <WaitingButton record={item} toSent={guide.toSent} />}
					{item !== undefined && <CheckedButtons toSent={guide.toSent} />}
				</EditorialToolbar>
			}
			warnWhenUnsavedChanges
		>
			<OnSite folder={folder} />
			<CheckedHere />
			<Sections names={guide.names.map(({ name }) => name)} />
			{guide.names.map(({ name, column }) => {
				const shape = guide.fields[column];
				if (shape === undefined) return null;
				const input =
					name === "events" && shape.kind === "rows" && shape.of.kind === "part" ? (
						<EventRows source={column} label={labelOf(name)} of={shape.of} />
					) : (
						<ShapeInput source={column} name={name} shape={shape} />
					);
				return (
					<div key={name} className="whole" data-section={name}>
						{guide.proven.has(name) ? (
							<Proven name={name} column={column} mayMiss={guide.missable.has(name)}>
								{input}
							</Proven>
						) : (
							input
						)}
					</div>
				);
			})}
			<SourceInput source="source_id" label="Source of whatever names no other" />
			<DateInput source="written_on" label="The day on which an editor last checked all of it" isRequired />
		</SimpleForm>
	);
}

/** The form is long: each of its fields is a step away. */
function Sections({ names }: { names: readonly string[] }) {
	const open = (name: string) => {
		const section = document.querySelector(`[data-section="${name}"]`);
		section?.scrollIntoView({ block: "center" });
		section?.querySelector<HTMLElement>("input, textarea, summary, button")?.focus({ preventScroll: true });
	};
	return (
		<details>
			<summary>Go to a field</summary>
			<fieldset className="adding" aria-label="Go to a field">
				{names.map((name) => (
					<Button key={name} size="small" onClick={() => open(name)}>
						{labelOf(name)}
					</Button>
				))}
			</fieldset>
		</details>
	);
}

type ProvenProps = { name: string; column: string; mayMiss: boolean; children: ReactNode };

/** A field with its receipt; while nothing stands in it, with why it is absent. */
function Proven({ name, column, mayMiss, children }: ProvenProps) {
	const isAbsent = isEmpty(useWatch({ name: column }));
	return (
		<div className="proven">
			{children}
			<ReceiptInput source={`receipts.${name}`} label={`Receipt of “${labelOf(name)}”`} />
			{mayMiss && isAbsent && (
				<Folded
					source={`missing.${name}`}
					titleOf={() => `Why “${labelOf(name)}” is absent`}
					summaryOf={(value) => `Why it is absent: ${typeof value === "string" && value !== "" ? value : "not said"}`}
				>
					<TextInput source={`missing.${name}`} label="Why it is absent" multiline />
				</Folded>
			)}
		</div>
	);
}

function isEmpty(value: unknown): boolean {
	if (Array.isArray(value)) return value.every(isEmpty);
	if (isRecord(value)) return Object.values(value).every(isEmpty);
	return value === null || value === undefined || value === "" || value === false;
}

/** Leads to the page of what is public. */
function OnSite({ folder }: { folder: string }) {
	const item = useRecordContext<RaRecord>();
	if (item?.status !== "published") return null;
	return (
		<p>
			<a href={siteAddress(`${folder}/${item.slug}`)} target="_blank" rel="noreferrer">
				On the site
			</a>
		</p>
	);
}
