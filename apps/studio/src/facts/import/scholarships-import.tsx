import Button from "@mui/material/Button";
import { type ChangeEvent, useState } from "react";
import { useDataProvider, useRedirect } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { type RowFault, tryItems } from "#studio/wire/actions.ts";
import { MOST_ROWS } from "#studio/wire/query.ts";
import { ColumnMapping } from "./column-mapping.tsx";
import { guessMapping, lastMapping, type Mapping, rememberMapping } from "./columns.ts";
import { FaultTable } from "./fault-table.tsx";
import { readTable } from "./read-rows.ts";
import { SchemeChanges } from "./scholarship-changes.tsx";
import { COLUMNS, toScheme } from "./scholarship-columns.ts";
import { compareSchemes, type SchemeChange } from "./scholarship-difference.ts";

const IMPORTS = "scholarship_imports";
const SCHOLARSHIPS = "scholarships";

type Cells = Readonly<Record<string, string>>;
type File = { name: string; cells: readonly Cells[]; mapping: Mapping };
type Scheme = Record<string, unknown>;
type State =
	| { kind: "nothing" }
	| { kind: "unreadable"; reason: string }
	| { kind: "read"; file: File }
	| { kind: "trying"; file: File }
	| { kind: "faulty"; file: File; faults: readonly RowFault[] }
	| { kind: "right"; file: File; rows: readonly Scheme[]; changes: readonly SchemeChange[] };

/** Many scholarships at once: read, their columns named, tried, compared with what is there, and sent to a second person. */
export function ScholarshipsImport() {
	const [state, setState] = useState<State>({ kind: "nothing" });
	const provider = useDataProvider();
	const redirect = useRedirect();
	const orSay = async (work: () => Promise<void>) => {
		try {
			await work();
		} catch (error) {
			setState({ kind: "unreadable", reason: messageOf(error) });
		}
	};
	const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		if (file === undefined) return;
		void orSay(async () => {
			const cells = (await readTable(file)).map((row) => row.cells);
			const headings = Object.keys(cells[0] ?? {});
			const mapping = guessMapping({ columns: COLUMNS, headings, last: lastMapping(SCHOLARSHIPS) });
			setState({ kind: "read", file: { name: file.name, cells, mapping } });
		});
		// The same file can be chosen again once it is mended.
		target.value = "";
	};
	const tryOut = (file: File) =>
		orSay(async () => {
			setState({ kind: "trying", file });
			rememberMapping(SCHOLARSHIPS, file.mapping);
			const rows = file.cells.map((cells) => toScheme(cells, file.mapping));
			const faults = inFile(await tryItems(IMPORTS, [{ file: file.name, rows }]), file.mapping);
			if (faults.length > 0) return setState({ kind: "faulty", file, faults });
			const { data } = await provider.getList("scholarships", {
				pagination: { page: 1, perPage: MOST_ROWS },
				sort: { field: "slug", order: "ASC" },
				filter: {},
			});
			const stored = new Map(data.map((row) => [String(row.slug), row]));
			setState({ kind: "right", file, rows, changes: compareSchemes(rows, stored) });
		});
	const send = ({ name: file }: File, rows: readonly Scheme[]) =>
		orSay(async () => {
			const { data } = await provider.create(IMPORTS, { data: { file, rows } });
			redirect("edit", IMPORTS, data.id);
		});
	return (
		<>
			<p>
				<label htmlFor="scholarships-file">File (XLSX or CSV)</label>{" "}
				<input id="scholarships-file" type="file" accept=".xlsx,.csv,text/csv" onChange={choose} />
			</p>
			<p>
				Each row is a scholarship with its source: who published it, the document, its address and the day on which you
				read it. In a list, | stands between; “any” says that all may. An empty cell says that it is not published.
			</p>
			{state.kind === "unreadable" && <p role="alert">{state.reason}</p>}
			{state.kind !== "nothing" && state.kind !== "unreadable" && (
				<section aria-labelledby="columns">
					<h2 id="columns">Columns of the file</h2>
					<ColumnMapping
						columns={COLUMNS}
						headings={Object.keys(state.file.cells[0] ?? {})}
						mapping={state.file.mapping}
						onMap={(mapping) => setState({ kind: "read", file: { ...state.file, mapping } })}
					/>
					<Button variant="outlined" onClick={() => void tryOut(state.file)}>
						Try {state.file.cells.length} rows
					</Button>
				</section>
			)}
			{state.kind === "trying" && <p role="status">Trying {state.file.cells.length} rows …</p>}
			{state.kind === "faulty" && <FaultTable of={state.file.cells.length} faults={state.faults} />}
			{state.kind === "right" && (
				<>
					<p role="status">
						All {state.rows.length} rows can be brought in.{" "}
						<Button variant="contained" onClick={() => void send(state.file, state.rows)}>
							Send all {state.rows.length} to a second person
						</Button>
					</p>
					<SchemeChanges changes={state.changes} />
				</>
			)}
		</>
	);
}

/** The faults of the one item that an import is, each at its row of the file and under the file's own heading. */
function inFile(faults: readonly RowFault[], mapping: Mapping): RowFault[] {
	return faults.flatMap(({ row, field, reason, at = [] }): RowFault[] => {
		if (at.length === 0) return [{ row, ...(field !== undefined && { field }), reason }];
		return at.map(({ path: [place, column = ""], reason: why }) => {
			const heading = mapping[String(column)] || COLUMNS.find(({ id }) => id === column)?.name || String(column);
			return { row: Number(place) + 1, field: heading, reason: `It ${why}.` };
		});
	});
}
