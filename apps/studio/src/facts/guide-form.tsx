import Button from "@mui/material/Button";
import { isRecord } from "@uchit/text/is-record.ts";
import { useMemo, useState } from "react";
import { type RaRecord, TextInput, useRecordContext } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import { DayInput } from "#studio/parts/day-input.tsx";
import { EditorialToolbar } from "#studio/parts/editorial-toolbar.tsx";
import { ListedForm } from "#studio/parts/fault-list.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { siteAddress } from "#studio/site.ts";
import { CheckedButtons, CheckedHere } from "./checking.tsx";
import { useOrderQuestion } from "./event-order.tsx";
import { EventRows } from "./event-rows.tsx";
import { type Guide, judgeGuide } from "./guide.ts";
import { ReceiptInput } from "./receipt-input.tsx";
import { Folded } from "./rows.tsx";
import { fieldsToForm } from "./shape/form-values.ts";
import { ShapeInput } from "./shape/shape-input.tsx";
import { labelOf } from "./shape/words.ts";
import { SourceInput } from "./source-input.tsx";
import { WaitingButton } from "./waiting/waiting-button.tsx";

export function GuideForm({ guide, folder }: { guide: Guide; folder: string }) {
	const item = useRecordContext<RaRecord>();
	const record = useMemo(() => fieldsToForm(guide.fields, item), [guide, item]);
	const isFirst = ({ title }: { title: string }) => Number(item !== undefined && title === guide.changing);
	const parts = guide.parts.toSorted((one, other) => isFirst(other) - isFirst(one));
	return (
		<ListedForm
			record={record}
			resolver={judgeGuide}
			toolbar={<GuideToolbar item={item} toSent={guide.toSent} />}
			warnWhenUnsavedChanges
		>
			<OnSite folder={folder} />
			<CheckedHere />
			{item?.status !== "published" && guide.mayBegin && (
				<p>A draft needs only a name. Boxes with * have to be filled before it is published.</p>
			)}
			<GoToPart parts={parts} />
			{parts.map(({ title, names }) => (
				<section key={title} className="form-part" data-part={title} aria-label={title}>
					<h2>{title}</h2>
					{names.map((each) => (
						<FieldOf key={each.name} guide={guide} {...each} />
					))}
					<DocumentsOf guide={guide} names={names.filter(({ name }) => guide.proven.has(name))} />
				</section>
			))}
			<SourceInput source="source_id" label="Document for everything that names none of its own" />
			<DayInput source="written_on" label="Day on which an editor last checked everything" isRequired />
		</ListedForm>
	);
}

/** `item` as it is stored: the form has every field. */
function GuideToolbar({ item, toSent }: Pick<Guide, "toSent"> & { item: RaRecord | undefined }) {
	const question = useOrderQuestion();
	return (
		<EditorialToolbar hasPreview={false} {...{ toSent, question }}>
			{item !== undefined && <WaitingButton record={item} toSent={toSent} />}
			{item !== undefined && <CheckedButtons {...{ toSent, question }} />}
		</EditorialToolbar>
	);
}

function GoToPart({ parts }: { parts: Guide["parts"] }) {
	const go = (title: string) => {
		const part = document.querySelector(`[data-part="${title}"]`);
		part?.scrollIntoView({ block: "start" });
		part?.querySelector<HTMLElement>("input, textarea, summary, button")?.focus({ preventScroll: true });
	};
	return (
		<nav className="form-parts" aria-label="Parts of the form">
			{parts.map(({ title }) => (
				<Button key={title} size="small" onClick={() => go(title)}>
					{title}
				</Button>
			))}
		</nav>
	);
}

function FieldOf({ guide, name, column }: { guide: Guide; name: string; column: string }) {
	const shape = guide.fields[column];
	const isPublic = useRecordContext<RaRecord>()?.status === "published";
	// Readers know the address: it stands above the form.
	if (shape === undefined || (name === "slug" && isPublic)) return null;
	if (name === "events" && shape.kind === "rows" && shape.element.kind === "part")
		return <EventRows source={column} label={labelOf(name)} part={shape.element} />;
	return <ShapeInput source={column} name={name} shape={shape} />;
}

type Names = Guide["parts"][number]["names"];

/** One quiet control for all fields of a part; it opens by itself where something in it is refused. */
function DocumentsOf({ guide, names }: { guide: Guide; names: Names }) {
	const [receipts, missing]: unknown[] = useWatch({ name: ["receipts", "missing"] });
	const { errors } = useFormState();
	const [wantsOpen, setOpen] = useState(false);
	const isIn = (values: unknown) => names.filter(({ name }) => isRecord(values) && !isEmpty(values[name])).length;
	const isOpen = wantsOpen || isIn(errors.receipts) + isIn(errors.missing) > 0;
	const [named, explained] = [isIn(receipts), isIn(missing)];
	if (names.length === 0) return null;
	return (
		<details className="documents" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>
				{named === 0 ? "Documents" : `Documents: named for ${named} of ${names.length}`}
				{explained > 0 && `; ${explained} explained as missing`}
			</summary>
			{isOpen &&
				names.map(({ name, column }) => (
					<DocumentOf key={name} name={name} column={column} mayMiss={guide.missable.has(name)} />
				))}
		</details>
	);
}

type ProvenProps = { name: string; column: string; mayMiss: boolean };

function DocumentOf({ name, column, mayMiss }: ProvenProps) {
	const isAbsent = isEmpty(useWatch({ name: column }));
	return (
		<div className="proven">
			<ReceiptInput source={`receipts.${name}`} label={`Document for “${labelOf(name)}”`} />
			{mayMiss && isAbsent && (
				<Folded
					source={`missing.${name}`}
					titleOf={() => `Why “${labelOf(name)}” is missing`}
					summaryOf={(value) =>
						`Why it is missing: ${typeof value === "string" && value !== "" ? value : "not stated"}`
					}
				>
					<TextInput source={`missing.${name}`} label="Why it is missing" multiline />
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

const OnSite = ofItem(({ status, slug }, { folder }: { folder: string }) =>
	status !== "published" ? null : (
		<p>
			<a href={siteAddress(`${folder}/${slug}`)} target="_blank" rel="noreferrer">
				On the site
			</a>
		</p>
	),
);
