import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { FactTable } from "@uchit/contract/fact-import.ts";
import { saveFile } from "@uchit/text/save-file.ts";
import { useEffect, useRef, useState } from "react";
import { PartInput } from "#studio/facts/correction/fact-fields.tsx";
import { DocumentBoxes } from "#studio/facts/source-input.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import type { Mapping } from "./columns.ts";
import { type ImportTable, templateOf } from "./fact-rows.ts";
import { type CellChange, OutcomeTable } from "./outcome-table.tsx";
import { type Outcome, rowsInWords, type TrialRow } from "./outcomes.ts";

type BeginProps = { table: ImportTable; onRead: (name: string, from: Blob | string) => void };

export function ImportStart({ table, onRead }: BeginProps) {
	const [pasted, setPasted] = useState("");
	const save = () => saveFile({ text: templateOf(table), type: "text/csv", name: `${table.id}.csv` });
	return (
		<>
			<p>
				{"columns" in table
					? "Each row is one of them. Leave a cell empty if it is not published. In a list, put | between the entries, and write “any” if all may apply."
					: "Each row is one college, with what the document says about it."}{" "}
				Begin with{" "}
				<button type="button" onClick={save}>
					the template
				</button>{" "}
				or with a table that you have: its columns are matched in the next step. Nothing is changed before you have seen
				what each row does.
			</p>
			<p>
				<label htmlFor="facts-file">
					File (XLSX or CSV, up to {"columns" in table ? "1,000" : "5,000"} rows and 2 MB)
				</label>{" "}
				<input
					id="facts-file"
					type="file"
					accept=".xlsx,.csv,.tsv,.txt,text/csv"
					onChange={({ target }) => {
						const [file] = target.files ?? [];
						if (file !== undefined) onRead(file.name, file);
					}}
					onClick={({ currentTarget }) => {
						// Allows the same file to be chosen again after it was fixed.
						currentTarget.value = "";
					}}
				/>
			</p>
			<details>
				<summary>Paste cells instead</summary>
				<label htmlFor="facts-pasted">Cells copied from a spreadsheet, with their headings</label>
				<br />
				<textarea
					id="facts-pasted"
					rows={6}
					cols={80}
					value={pasted}
					onChange={({ target }) => setPasted(target.value)}
				/>
				<br />
				<Button variant="outlined" disabled={pasted.trim() === ""} onClick={() => onRead("pasted cells", pasted)}>
					Read the pasted cells
				</Button>
			</details>
		</>
	);
}

export type DocumentNamed = { publisher: string; document: string; address: string };
type NamedProps = { document: DocumentNamed; onName: (document: DocumentNamed) => void };

export function NamedDocument({ document, onName }: NamedProps) {
	return (
		<Titled title="The document that all rows come from">
			<div className="columns">
				<DocumentBoxes document={document} onChange={onName} />
			</div>
		</Titled>
	);
}

type SameProps = {
	table: FactTable;
	id: string;
	mapping: Mapping;
	same: Readonly<Record<string, string>>;
	onSay: (same: Readonly<Record<string, string>>) => void;
};

export function SharedValueInput({ table, id, mapping, same, onSay }: SameProps) {
	const part = table.parts.find(({ name }) => name === id);
	if (part === undefined) return null;
	if ((mapping[id] ?? "") !== "") {
		const { choices } = part;
		return choices === undefined ? null : <small>One of: {choices.map(({ name }) => name).join(", ")}</small>;
	}
	return (
		<PartInput
			part={{ ...part, label: "The same in all rows", isOptional: true }}
			counselling={same.counselling}
			value={same[id] ?? ""}
			hasFocus={false}
			onChange={(value) => onSay({ ...same, [id]: value })}
		/>
	);
}

type TriedProps = {
	file: string;
	rows: readonly TrialRow[];
	/** The columns that are read first. */
	first: readonly string[];
	hasDocument: boolean;
	/** Rows are being checked again. */
	isBusy: boolean;
	corrected: ReadonlyMap<number, Outcome>;
	onCorrect: (change: CellChange) => void;
	onBringIn: (rows: readonly TrialRow[]) => void;
};

/** What the rows would do, and the button that does it for those that are right. */
export function TrialSummary({ file, rows, first, hasDocument, isBusy, corrected, onCorrect, onBringIn }: TriedProps) {
	const [isSo, setIsSo] = useState(false);
	const place = useRef<HTMLElement>(null);
	// What was pressed stands above the fold, and its results below.
	useEffect(() => {
		// Some browsers return a promise, which is no way to end an effect.
		place.current?.scrollIntoView({ block: "start" });
	}, []);
	const unusual = rows.filter(({ outcome }) => outcome === "unusual");
	const right = rows.filter(
		({ outcome }) => outcome === "new" || outcome === "changed" || (isSo && outcome === "unusual"),
	);
	const left = rows.filter((row) => !right.includes(row) && row.outcome !== "same");
	return (
		<Titled title="What the rows do" ref={place}>
			{rows.some(({ outcome }) => outcome === "wrong" || outcome === "unusual") && (
				<p>Correct a wrong cell here: its row is checked again when you leave it. Your file stays as it is.</p>
			)}
			<OutcomeTable {...{ file, rows, first, corrected, onCorrect }} />
			{unusual.length > 0 && (
				<FormControlLabel
					control={<Checkbox checked={isSo} onChange={(_event, checked) => setIsSo(checked)} />}
					label={`I checked the unusual rows (${rowsInWords(unusual.length)}): the document says so`}
				/>
			)}
			<p>
				<Button
					variant="contained"
					disabled={right.length === 0 || !hasDocument || isBusy}
					onClick={() => onBringIn(right)}
				>
					Bring in {rowsInWords(right.length)}
				</Button>{" "}
				{!hasDocument && "Name the document above first."}
				{hasDocument && left.length > 0 && `Left out: ${rowsInWords(left.length)}, which stay here to be corrected.`}{" "}
				All of it can be undone in one step.
			</p>
		</Titled>
	);
}
