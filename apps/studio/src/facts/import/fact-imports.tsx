import { FACT_TABLES } from "@uchit/contract/fact-import.ts";
import { ImportedRow, ROW_TABLES } from "@uchit/contract/row-import.ts";
import { Link, type RaRecord } from "react-admin";
import { nameIn } from "#studio/facts/choices-of.ts";
import { STATES, stateInWords } from "#studio/facts/correction/words.ts";
import { SourceName } from "#studio/facts/source-name.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const UNDO = {
	to: "undone",
	label: "Undo all of it",
	question: (item: RaRecord) => `${countOf(item)} of ${item.file} go off the site, as if they had not been brought in.`,
	done: (item: RaRecord) => `Undone: ${countOf(item)} of ${item.file} are off the site.`,
};

export const factImports = queueScreen({
	name: "fact_imports",
	label: "Tables brought in",
	title: "A table brought in",
	represent: "file",
	states: { by: "state", of: STATES.filter(({ id }) => id !== "refused") },
	steps: {
		proposed: [{ to: "applied", label: "Agree: put what waits on the site", bySecond: true }, UNDO],
		applied: [UNDO],
	},
	since: { source: "date_created", label: "Brought in" },
	columns: {
		kind: { label: "What", render: tableOf },
		facts: { label: "Facts or rows", as: "number" },
		disputed: { label: "A newer file disagrees", isUnsorted: true, render: disputedOf },
	},
	facts: (item) => {
		const { data: rows } = ImportedRow.array().safeParse(item.rows);
		const filter = JSON.stringify({ import_id: item.id });
		const corrections = `/corrections?${new URLSearchParams({ filter, displayedFilters: "{}" })}`;
		const disputed = disputedOf(item);
		return {
			What: `${tableOf(item)}: ${countOf(item)} of ${item.file}.`,
			"Each of them": rows === undefined && <Link to={corrections}>See each of them</Link>,
			"A newer file disagrees":
				disputed !== "" &&
				`It has another row at ${disputed}. What was brought in here still applies. Undo it if the newer file is right.`,
			Document: <SourceName />,
			State: `${stateInWords(item)}, brought in on ${toMoment(item.date_created)}`,
			"What it changes": rows?.map(({ name, says }) => (
				<div key={name}>
					{name}: {says === "" ? "new" : says}
				</div>
			)),
		};
	},
});

function tableOf({ kind }: Readonly<Record<string, unknown>>): string {
	return nameIn([...FACT_TABLES, ...ROW_TABLES], kind);
}

function disputedOf({ disputed }: Readonly<Record<string, unknown>>): string {
	return Array.isArray(disputed) ? disputed.join(", ") : "";
}

/** "45 facts", "12 rows". */
function countOf({ facts, rows }: RaRecord): string {
	return `${Number(facts).toLocaleString("en-IN")} ${Array.isArray(rows) ? "rows" : "facts"}`;
}
