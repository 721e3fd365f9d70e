import { FACT_TABLES, type FactTableId } from "@uchit/contract/fact-import.ts";
import { type ChangeEvent, useState } from "react";
import { Title, useCanAccess } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { nameOfCollection } from "#studio/parts/name-of.ts";
import { createItems, type RowFault, tryItems } from "#studio/wire/actions.ts";
import { FactsImport } from "./facts-import.tsx";
import { FaultTable } from "./fault-table.tsx";
import { IMPORTED, type Imported, type Row, readFile } from "./read-rows.ts";
import { ScholarshipsImport } from "./scholarships-import.tsx";

const COLLECTIONS: Imported[] = ["news", "redirects"];
/** They have their own steps: columns, differences, a second person. */
const SCHOLARSHIPS = "scholarships";

const ACCEPTED =
	".xlsx,.csv,.json,text/csv,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Chosen = Imported | typeof SCHOLARSHIPS | FactTableId;

type State =
	| { kind: "nothing" }
	| { kind: "unreadable"; reason: string }
	| { kind: "trying"; rows: readonly Row[] }
	| { kind: "tried"; rows: readonly Row[]; faults: readonly RowFault[] }
	| { kind: "made"; count: number };

/** Many items at once: read, tried, and then all of them or none. */
export function ImportPage() {
	const { canAccess } = useCanAccess({ resource: "import", action: "list" });
	const [chosen, setChosen] = useState<Chosen>("fee");
	const [state, setState] = useState<State>({ kind: "nothing" });

	const table = FACT_TABLES.find(({ id }) => id === chosen);
	const collection = COLLECTIONS.find((each) => each === chosen) ?? "news";
	const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		if (file === undefined) return;
		try {
			const rows = await readFile(collection, file);
			setState({ kind: "trying", rows });
			setState({ kind: "tried", rows, faults: await tryItems(collection, rows) });
		} catch (error) {
			setState({ kind: "unreadable", reason: messageOf(error) });
		}
		// The same file can be chosen again once it is mended.
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
	const turnTo = (name: string) => {
		const choices: Chosen[] = [...FACT_TABLES.map(({ id }) => id), SCHOLARSHIPS, ...COLLECTIONS];
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
						{FACT_TABLES.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</optgroup>
					<optgroup label="Others">
						{[SCHOLARSHIPS, ...COLLECTIONS].map((name) => (
							<option key={name} value={name}>
								{nameOfCollection(name)}
							</option>
						))}
					</optgroup>
				</select>
			</p>
			{table !== undefined && <FactsImport key={table.id} table={table} />}
			{chosen === SCHOLARSHIPS && <ScholarshipsImport />}
			{table === undefined && chosen !== SCHOLARSHIPS && (
				<>
					<Explanation of={collection} />
					<p>
						<label htmlFor="import-file">File (XLSX, CSV or JSON)</label>{" "}
						<input id="import-file" type="file" accept={ACCEPTED} onChange={(event) => void choose(event)} />
					</p>
					<Outcome state={state} onMake={(rows) => void make(rows)} />
				</>
			)}
		</div>
	);
}

function Explanation({ of }: { of: Imported }) {
	const lists = Object.entries(IMPORTED[of])
		.filter(([, kind]) => kind === "list")
		.map(([name]) => name);
	return (
		<p>
			A workbook (its first sheet) or a CSV file names its columns in the first row; a JSON file is a list of objects.
			The columns are: {Object.keys(IMPORTED[of]).join(", ")}.
			{lists.length > 0 && ` ${lists.join(" and ")} hold slugs with | between.`} First a dry run says what is wrong with
			which row; then all rows are made, or none.
		</p>
	);
}

function Outcome({ state, onMake }: { state: State; onMake: (rows: readonly Row[]) => void }) {
	switch (state.kind) {
		case "nothing":
			return null;
		case "unreadable":
			return <p role="alert">{state.reason}</p>;
		case "trying":
			return <p role="status">Trying {state.rows.length} rows …</p>;
		case "made":
			return <p role="status">{state.count} items were made.</p>;
		case "tried":
			return <Tried rows={state.rows} faults={state.faults} onMake={onMake} />;
	}
}

type TriedProps = { rows: readonly Row[]; faults: readonly RowFault[]; onMake: (rows: readonly Row[]) => void };

function Tried({ rows, faults, onMake }: TriedProps) {
	if (faults.length === 0) {
		return (
			<p role="status">
				All {rows.length} rows can be made.{" "}
				<button type="button" onClick={() => onMake(rows)}>
					Make all {rows.length}
				</button>
			</p>
		);
	}
	return <FaultTable of={rows.length} faults={faults} />;
}
