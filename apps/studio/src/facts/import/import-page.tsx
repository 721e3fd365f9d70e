import Button from "@mui/material/Button";
import { FACT_TABLES, type FactTableId } from "@uchit/contract/fact-import.ts";
import { ROW_TABLES, type RowTable } from "@uchit/contract/row-import.ts";
import { type ChangeEvent, useState } from "react";
import { Title, useCanAccess } from "react-admin";
import { Options } from "#studio/parts/line.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { nameOfCollection } from "#studio/parts/name-of.ts";
import { createItems, type RowFault, tryItems } from "#studio/wire/actions.ts";
import { FactsImport } from "./facts-import.tsx";
import { OutcomeTable } from "./outcome-table.tsx";
import { rowsInWords, type TrialRow } from "./outcomes.ts";
import { IMPORTED, type Imported, type Row, readFile } from "./read-rows.ts";

const COLLECTIONS: Imported[] = ["news", "redirects"];
const TABLES = [...FACT_TABLES, ...ROW_TABLES];

const ACCEPTED =
	".xlsx,.csv,.json,text/csv,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Chosen = Imported | FactTableId | RowTable["id"];

type TriedItem = TrialRow & { item: Row };
type State =
	| { kind: "nothing" }
	| { kind: "unreadable"; reason: string }
	| { kind: "trying"; count: number }
	| { kind: "tried"; file: string; rows: readonly TriedItem[] }
	| { kind: "made"; count: number };

export function ImportPage() {
	const { canAccess } = useCanAccess({ resource: "import", action: "list" });
	const [chosen, setChosen] = useState<Chosen>("fee");
	const [state, setState] = useState<State>({ kind: "nothing" });

	const table = TABLES.find(({ id }) => id === chosen);
	const collection = COLLECTIONS.find((each) => each === chosen) ?? "news";
	const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		if (file === undefined) return;
		try {
			const rows = await readFile(collection, file);
			setState({ kind: "trying", count: rows.length });
			setState({ kind: "tried", file: file.name, rows: toTried(rows, await tryItems(collection, rows)) });
		} catch (error) {
			setState({ kind: "unreadable", reason: messageOf(error) });
		}
		// Allows the same file to be chosen again after it was fixed.
		target.value = "";
	};
	const make = async (rows: readonly Row[]) => {
		try {
			await createItems(collection, rows);
			setState({ kind: "made", count: rows.length });
		} catch (error) {
			setState({ kind: "unreadable", reason: `Nothing was made. ${messageOf(error)}` });
		}
	};
	const right = state.kind === "tried" ? state.rows.filter(({ outcome }) => outcome === "new") : [];
	const turnTo = (name: string) => {
		const choices: Chosen[] = [...TABLES.map(({ id }) => id), ...COLLECTIONS];
		setChosen(choices.find((each) => each === name) ?? "fee");
		setState({ kind: "nothing" });
	};

	if (canAccess !== true) return <p>Editors bring in many items at once.</p>;
	return (
		<div className="document">
			<Title title="Bring in a table" />
			<p>
				<label htmlFor="collection">What</label>{" "}
				<select id="collection" value={chosen} onChange={({ target }) => turnTo(target.value)}>
					<optgroup label="Facts of colleges">
						<Options choices={FACT_TABLES} />
					</optgroup>
					<optgroup label="Others">
						<Options choices={[...ROW_TABLES, ...COLLECTIONS.map((id) => ({ id, name: nameOfCollection(id) }))]} />
					</optgroup>
				</select>
			</p>
			{table !== undefined && <FactsImport key={table.id} table={table} />}
			{table === undefined && (
				<>
					<Explanation collection={collection} />
					<p>
						<label htmlFor="import-file">File (XLSX, CSV or JSON)</label>{" "}
						<input id="import-file" type="file" accept={ACCEPTED} onChange={(event) => void choose(event)} />
					</p>
					{state.kind === "unreadable" && <p role="alert">{state.reason}</p>}
					{state.kind === "trying" && <p role="status">Trying {rowsInWords(state.count)} …</p>}
					{state.kind === "made" && <p role="status">{state.count} items were made.</p>}
					{state.kind === "tried" && (
						<>
							<OutcomeTable file={state.file} rows={state.rows} />
							<Button
								variant="contained"
								disabled={right.length === 0}
								onClick={() => void make(right.map(({ item }) => item))}
							>
								Bring in {rowsInWords(right.length)}
							</Button>
						</>
					)}
				</>
			)}
		</div>
	);
}

function Explanation({ collection }: { collection: Imported }) {
	const lists = Object.entries(IMPORTED[collection])
		.filter(([, kind]) => kind === "list")
		.map(([name]) => name);
	return (
		<p>
			A workbook (its first sheet) or a CSV file names its columns in the first row; a JSON file is a list of objects.
			The columns are: {Object.keys(IMPORTED[collection]).join(", ")}.
			{lists.length > 0 && ` ${lists.join(" and ")} hold slugs with | between.`} First a dry run says what is wrong with
			which row; those that are right can be brought in.
		</p>
	);
}

/** Line numbers of a file count its heading row. */
function toTried(items: readonly Row[], faults: readonly RowFault[]): TriedItem[] {
	return items.map((item, at) => {
		const own = faults.filter(({ row }) => row === at + 1);
		const says = own.map(({ field, reason }) => (field === undefined ? reason : `${field}: ${reason}`)).join(" ");
		const inCell = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
		const cells = Object.fromEntries(Object.entries(item).map(([name, value]) => [name, inCell(value)]));
		return { line: at + 2, cells, facts: [], outcome: own.length > 0 ? "wrong" : "new", says, item };
	});
}
