import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { saveFile } from "@uchit/text/save-file.ts";
import { useState } from "react";
import { toFaultFile } from "./fact-rows.ts";
import { OUTCOME_NAMES, OUTCOMES, type Outcome, rowsInWords, type TrialRow } from "./outcomes.ts";

const MAX_SHOWN = 200;
const DOUBTFUL: ReadonlySet<Outcome> = new Set(["wrong", "unusual"]);

/** `place`: the outcome among whose rows the corrected one stays. */
export type CellChange = { line: number; heading: string; value: string; place: Outcome };

type Props = {
	file: string;
	rows: readonly TrialRow[];
	first?: readonly string[];
	/** Lines that were corrected here, with their place: they stay there and can be corrected again. */
	corrected?: ReadonlyMap<number, Outcome>;
	onCorrect?: (change: CellChange) => void;
};

/** What each row of a file would do, in the file's own words; the columns that it is about stand `first`, where they are in sight. */
export function OutcomeTable({ file, rows, first = [], corrected = new Map(), onCorrect }: Props) {
	const [only, setOnly] = useState<Outcome>();
	const counts = OUTCOMES.map((outcome) => ({ outcome, of: rows.filter((row) => row.outcome === outcome) }));
	const wrong = counts.flatMap(({ outcome, of }) => (outcome === "wrong" ? of : []));
	const placeOf = ({ line, outcome }: TrialRow) => corrected.get(line) ?? outcome;
	const order = (row: TrialRow) => OUTCOMES.indexOf(placeOf(row));
	const listed = rows
		.filter((row) => only === undefined || row.outcome === only || placeOf(row) === only)
		.toSorted((a, b) => order(a) - order(b));
	const headings = [...new Set([...first.filter(Boolean), ...Object.keys(rows[0]?.cells ?? {})])];
	const save = () =>
		saveFile({
			...{ name: `wrong rows of ${file.replace(/\.\w+$/, "")}.csv`, type: "text/csv" },
			text: toFaultFile(wrong.map(({ cells, says }) => ({ cells, reason: says }))),
		});
	return (
		<>
			<fieldset className="adding">
				<legend>Rows</legend>
				<Button
					size="small"
					variant={only === undefined ? "contained" : "outlined"}
					aria-pressed={only === undefined}
					onClick={() => setOnly(undefined)}
				>
					All {rows.length.toLocaleString("en-IN")}
				</Button>
				{counts.map(({ outcome, of }) => (
					<Button
						key={outcome}
						size="small"
						variant={only === outcome ? "contained" : "outlined"}
						aria-pressed={only === outcome}
						disabled={of.length === 0}
						onClick={() => setOnly(outcome)}
					>
						{OUTCOME_NAMES[outcome]} {of.length.toLocaleString("en-IN")}
					</Button>
				))}
				{wrong.length > 0 && (
					<Button size="small" onClick={save}>
						Download what is wrong ({rowsInWords(wrong.length)})
					</Button>
				)}
			</fieldset>
			<Box component="section" className="outcomes by-row" aria-label="What each row does" tabIndex={0}>
				<table>
					<thead>
						<tr>
							<th scope="col">Row</th>
							<th scope="col">Outcome</th>
							<th scope="col">What</th>
							{headings.map((heading) => (
								<th key={heading} scope="col">
									{heading}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{listed.slice(0, MAX_SHOWN).map((row) => (
							<tr key={row.line} data-outcome={row.outcome}>
								<td>{row.line}</td>
								<th scope="row">{OUTCOME_NAMES[row.outcome]}</th>
								<td>{row.says}</td>
								{headings.map((heading) => (
									<td key={heading}>
										{onCorrect !== undefined && DOUBTFUL.has(placeOf(row)) ? (
											<CellInput
												label={`${heading}, row ${row.line}`}
												cell={row.cells[heading] ?? ""}
												onCorrect={(value) => onCorrect({ line: row.line, heading, value, place: placeOf(row) })}
											/>
										) : (
											row.cells[heading]
										)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</Box>
			{listed.length > MAX_SHOWN && (
				<p>
					The first {MAX_SHOWN} of {listed.length.toLocaleString("en-IN")} are shown.
				</p>
			)}
		</>
	);
}

type CellProps = { label: string; cell: string; onCorrect: (value: string) => void };

/** Checked when it is left, or at Enter. */
function CellInput({ label, cell, onCorrect }: CellProps) {
	return (
		<input
			aria-label={label}
			defaultValue={cell}
			onBlur={({ target }) => onCorrect(target.value)}
			onKeyDown={({ key, currentTarget }) => key === "Enter" && onCorrect(currentTarget.value)}
		/>
	);
}
