import Button from "@mui/material/Button";
import { MAX_IMPORTED, type MatchedCollege, type TableImport } from "@uchit/contract/fact-import.ts";
import { MAX_ROWS_IMPORTED } from "@uchit/contract/row-import.ts";
import type { TableRow } from "@uchit/text/read-table.ts";
import { useRef, useState } from "react";
import { useNotify } from "react-admin";
import { useCounsellings } from "#studio/facts/correction/fact-fields.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { Titled } from "#studio/parts/titled.tsx";
import { useLeave } from "#studio/parts/use-is-mounted.ts";
import { sendFacts } from "#studio/wire/actions.ts";
import { ColumnMapping } from "./column-mapping.tsx";
import { guessMapping, lastMapping, type Mapping, rememberMapping } from "./columns.ts";
import {
	columnsOf,
	type ImportTable,
	type ReadFactRow,
	readFactRows,
	VALUE_PREFIX,
	whatIsMissing,
} from "./fact-rows.ts";
import {
	type DocumentNamed,
	ImportStart,
	NamedDocument,
	SharedValueInput,
	TrialSummary,
} from "./facts-import-parts.tsx";
import { type MatchedName, NameMatches } from "./name-matches.tsx";
import { matchNames, namesIn, resolvedColleges, withExact } from "./names.ts";
import type { CellChange } from "./outcome-table.tsx";
import { leftAfter, type Outcome, rowsInWords, type TrialRow, toTriedRows } from "./outcomes.ts";
import { readTable } from "./read-rows.ts";

type File = { name: string; rows: readonly TableRow[]; mapping: Mapping };
type State =
	| { kind: "nothing" }
	| { kind: "working"; says: string; rows?: readonly TrialRow[] | undefined }
	| { kind: "unreadable"; reason: string }
	| { kind: "tried"; rows: readonly TrialRow[] };

export function FactsImport({ table }: { table: ImportTable }) {
	const { file, same, document, names, chosen, corrected, state, ...steps } = useFactsImport(table);
	const { setFile, setSame, setDocument, read, tryOut, choose, correct, bringIn } = steps;
	const tried = state.kind === "tried" || state.kind === "working" ? state.rows : undefined;
	return (
		<>
			<ImportStart table={table} onRead={(name, from) => void read(name, from)} />
			{file !== undefined && (
				<>
					<Titled title={`Columns of ${file.name}, ${rowsInWords(file.rows.length)}`}>
						<ColumnMapping
							columns={columnsOf(table)}
							headings={Object.keys(file.rows[0]?.cells ?? {})}
							mapping={file.mapping}
							onMap={(mapping) => setFile({ ...file, mapping })}
							beside={({ id }) =>
								"parts" in table && (
									<SharedValueInput table={table} id={id} mapping={file.mapping} same={same} onSay={setSame} />
								)
							}
						/>
					</Titled>
					<NamedDocument document={document} onName={setDocument} />
					<NameMatches names={names} chosen={chosen} onChoose={(choices) => void choose(file, choices)} />
					<p>
						<Button
							variant={state.kind === "tried" ? "outlined" : "contained"}
							disabled={state.kind === "working"}
							onClick={() => void tryOut(file)}
						>
							Try {rowsInWords(file.rows.length)}
						</Button>
					</p>
				</>
			)}
			{state.kind === "working" && <p role="status">{state.says}</p>}
			{state.kind === "unreadable" && <p role="alert">{state.reason}</p>}
			{tried !== undefined && file !== undefined && (
				<TrialSummary
					file={file.name}
					rows={tried}
					isBusy={state.kind === "working"}
					corrected={corrected}
					onCorrect={(change) => void correct(file, change)}
					first={Object.entries(file.mapping).flatMap(([id, heading = ""]) =>
						id.startsWith(VALUE_PREFIX) ? heading : [],
					)}
					hasDocument={document.publisher.trim() !== "" && document.document.trim() !== ""}
					onBringIn={(rows) => void bringIn(file, rows)}
				/>
			)}
		</>
	);
}

function useFactsImport(table: ImportTable) {
	const [file, setFile] = useState<File>();
	const [same, setSame] = useState<Readonly<Record<string, string>>>({});
	const [document, setDocument] = useState({ publisher: "", document: "", address: "" });
	const [names, setNames] = useState<readonly MatchedName[]>([]);
	const [chosen, setChosen] = useState<ReadonlyMap<string, MatchedCollege>>(new Map());
	const [state, setState] = useState<State>({ kind: "nothing" });
	const [corrected, setCorrected] = useState<ReadonlyMap<number, Outcome>>(new Map());
	const lastTrial = useRef(0);
	const leave = useLeave();
	const notify = useNotify();
	const counsellings = useCounsellings("parts" in table && table.parts.some(({ kind }) => kind === "counselling"));
	const orSay = async (work: () => Promise<void>) => {
		try {
			await work();
		} catch (error) {
			setState({ kind: "unreadable", reason: messageOf(error) });
		}
	};
	const read = (name: string, from: Blob | string) =>
		orSay(async () => {
			const rows = await readTable(from, "columns" in table ? MAX_ROWS_IMPORTED : MAX_IMPORTED);
			const headings = Object.keys(rows[0]?.cells ?? {});
			if (headings.length < 2)
				throw new Error(
					`The first row has only one column: “${headings[0]}”. Save the file as CSV with commas, or copy the cells in the spreadsheet and paste them.`,
				);
			setFile({
				name,
				rows,
				mapping: guessMapping({ columns: columnsOf(table), headings, last: lastMapping(table.id) }),
			});
			setNames([]);
			setChosen(new Map());
			setCorrected(new Map());
			setState({ kind: "nothing" });
		});
	const tryOut = (file: File, chosenNow = chosen) =>
		orSay(async () => {
			lastTrial.current += 1;
			const trial = lastTrial.current;
			const before = state.kind === "tried" || state.kind === "working" ? state.rows : undefined;
			const say = (says: string) => setState({ kind: "working", says, rows: before });
			const missing = whatIsMissing({ table, mapping: file.mapping, same });
			if (missing !== undefined) return setState({ kind: "unreadable", reason: missing });
			rememberMapping(table.id, file.mapping);
			const reading = { table, mapping: file.mapping, same, counsellings };
			const inFile = namesIn(readFactRows(file.rows, { ...reading, colleges: new Map() }));
			const answeredNames = await matchNames(inFile, {
				known: names,
				onStep: say,
			});
			const choices = withExact(chosenNow, { answered: answeredNames, known: names });
			setNames(answeredNames);
			setChosen(choices);
			const rows = readFactRows(file.rows, { ...reading, colleges: resolvedColleges(answeredNames, choices) });
			const facts = rows.flatMap((row) => row.facts);
			say(`Trying ${facts.length.toLocaleString("en-IN")} facts …`);
			const outcomes =
				facts.length === 0 ? [] : (await sendFacts(toSent({ ...file, table, document, facts, isTrial: true }))).facts;
			// A cell that was corrected meanwhile has its own trial.
			if (trial === lastTrial.current) setState({ kind: "tried", rows: toTriedRows(rows, outcomes) });
		});
	/** A college that is chosen for a name is checked at once, as a corrected cell is. */
	const choose = async (file: File, choices: ReadonlyMap<string, MatchedCollege>) => {
		setChosen(choices);
		if (state.kind === "tried" || state.kind === "working") await tryOut(file, choices);
	};
	/** All rows are tried again: a corrected one may say what another says. */
	const correct = async (file: File, { line, heading, value, place }: CellChange) => {
		if (file.rows.some((row) => row.line === line && (row.cells[heading] ?? "") === value)) return;
		const rows = file.rows.map((row) =>
			row.line === line ? { ...row, cells: { ...row.cells, [heading]: value } } : row,
		);
		setFile({ ...file, rows });
		setCorrected(new Map(corrected).set(line, place));
		await tryOut({ ...file, rows });
	};
	/** What is left out stays on the page, to be corrected and brought in by itself. */
	const bringIn = (file: File, rows: readonly TrialRow[]) =>
		orSay(async () => {
			const tried = state.kind === "tried" ? state.rows : [];
			setState({ kind: "working", says: `Bringing in ${rowsInWords(rows.length)} …` });
			const facts = rows.flatMap((row) => row.facts);
			const { id } = await sendFacts(toSent({ ...file, table, document, facts, isTrial: false }));
			const left = leftAfter(tried, rows);
			const done = `${rowsInWords(rows.length)} of ${file.name}: brought in.`;
			notify(left.length === 0 ? done : `${done} ${rowsInWords(left.length)} left here to correct.`, {
				type: "success",
			});
			if (left.length === 0 && id !== undefined) return leave("edit", "fact_imports", id);
			setFile({ ...file, rows: left.map(({ line, cells }) => ({ line, cells })) });
			setCorrected(new Map());
			setState({ kind: "tried", rows: left });
		});
	const again =
		<Value,>(set: (value: Value) => void) =>
		(value: Value) => {
			set(value);
			setState({ kind: "nothing" });
		};
	return {
		file,
		same,
		document,
		names,
		chosen,
		corrected,
		state,
		read,
		tryOut,
		choose,
		correct,
		bringIn,
		setFile: again(setFile),
		setSame: again(setSame),
		setDocument,
	};
}

type Sending = {
	name: string;
	table: ImportTable;
	document: DocumentNamed;
	facts: ReadFactRow["facts"];
	isTrial: boolean;
};

function toSent({ name: file, table, document: { address, ...named }, facts, isTrial }: Sending): TableImport {
	if ("columns" in table) {
		if ([named.publisher, named.document, address].some((part) => part.trim() === ""))
			throw new Error("Name the document first: who published it, what it is called, and its address.");
		const rows = facts.flatMap((fact) => ("values" in fact ? [fact] : []));
		return { kind: table.id, file, isTrial, document: { ...named, address }, rows };
	}
	if (facts.length > MAX_IMPORTED) {
		const [count, most] = [facts.length, MAX_IMPORTED].map((number) => number.toLocaleString("en-IN"));
		throw new Error(`The file has ${count} figures; at most ${most} are taken at once: split it into smaller files.`);
	}
	const document = { ...named, ...(address.trim() !== "" && { address }) };
	const ofColleges = facts.flatMap((fact) => ("values" in fact ? [] : [fact]));
	return { kind: table.id, file, facts: ofColleges, isTrial, ...(!isTrial && { document }) };
}
