import type { RowFault } from "#studio/wire/actions.ts";

/** What is wrong with which rows of a file, of which none is made. */
export function FaultTable({ of, faults }: { of: number; faults: readonly RowFault[] }) {
	return (
		<>
			<p role="alert">
				{new Set(faults.map(({ row }) => row)).size} of {of} rows cannot be made, so none is. Mend the file and choose
				it again.
			</p>
			<table>
				<caption>What is wrong</caption>
				<thead>
					<tr>
						<th scope="col">Row</th>
						<th scope="col">Field</th>
						<th scope="col">Why</th>
					</tr>
				</thead>
				<tbody>
					{faults.map(({ row, field, reason }) => (
						<tr key={`${row} ${field} ${reason}`}>
							<td>{row}</td>
							<td>{field ?? ""}</td>
							<td>{reason}</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}
