import { type RaRecord, useGetList, useRecordContext } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { PlainTable } from "#studio/parts/plain-table.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { nameOfDeliveryState, nameOfKind } from "./delivery-words.ts";
import { useReplay } from "./replay.ts";
import { nameOfRecipient } from "./words.ts";

const MOST_DELIVERIES = 100;

export function Deliveries() {
	const lead = useRecordContext<RaRecord>();
	const { data, error, isPending } = useGetList(
		"lead_deliveries",
		{
			filter: { lead_id: lead?.id },
			sort: { field: "seq", order: "ASC" },
			pagination: { page: 1, perPage: MOST_DELIVERIES },
			meta: { of: JSON.stringify(lead ?? {}) },
		},
		{ enabled: lead !== undefined },
	);
	if (lead === undefined) return null;
	return (
		<section aria-labelledby="deliveries">
			<h2 id="deliveries">Deliveries</h2>
			{error !== null && error !== undefined && <p role="alert">{messageOf(error)}</p>}
			{isPending && <p>Reading the deliveries …</p>}
			{data?.length === 0 && <p>It was sent to no college or partner: only the desk has it.</p>}
			{data !== undefined && data.length > 0 && <DeliveryTable rows={data} />}
		</section>
	);
}

function DeliveryTable({ rows }: { rows: readonly RaRecord[] }) {
	const replay = useReplay();
	return (
		<div className="RaDataTable-tableWrapper">
			<PlainTable heads={["To", "What", "State", "Tries", "Since", "Last failure", "Action"]}>
				{rows.map((row) => (
					<tr key={row.id}>
						<th scope="row">
							{row.target} ({nameOfRecipient(row.recipient)})
						</th>
						<td>{nameOfKind(row)}</td>
						<td>{nameOfDeliveryState(row)}</td>
						<td>{row.tries}</td>
						<td>{toMoment(row.settled_at ?? row.created_at)}</td>
						<td>{row.last_error ?? "it has not"}</td>
						<td>
							{row.state === "dead" ? (
								<button type="button" onClick={() => void replay([row.id])}>
									Send again
								</button>
							) : (
								"none"
							)}
						</td>
					</tr>
				))}
			</PlainTable>
		</div>
	);
}
