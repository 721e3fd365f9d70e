import type { ReactNode } from "react";
import type { Column, Mapping } from "./columns.ts";

type Props = {
	columns: readonly Column[];
	headings: readonly string[];
	mapping: Mapping;
	onMap: (mapping: Mapping) => void;
	/** Shown under a column, for example the value for all rows if the file has no such column. */
	beside?: (column: Column) => ReactNode;
};

export function ColumnMapping({ columns, headings, mapping, onMap, beside }: Props) {
	const used = new Set(Object.values(mapping));
	const unused = headings.filter((heading) => heading !== "" && !used.has(heading));
	return (
		<>
			<div className="columns">
				{columns.map((column) => (
					<div key={column.id}>
						<label htmlFor={`column-${column.id}`}>
							{column.name}
							{column.isRequired === true && " *"}
						</label>
						<br />
						<select
							id={`column-${column.id}`}
							value={mapping[column.id] ?? ""}
							onChange={({ target }) => onMap({ ...mapping, [column.id]: target.value })}
						>
							<option value="">Not in the file</option>
							{headings.map((heading) => (
								<option key={heading}>{heading}</option>
							))}
						</select>
						{beside?.(column)}
					</div>
				))}
			</div>
			{unused.length > 0 && <p>Left out: {unused.join(", ")}.</p>}
		</>
	);
}
