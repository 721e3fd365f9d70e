import { ItemsPart, useItems } from "#studio/parts/items.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { PlainTable } from "#studio/parts/plain-table.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { nameOfDeliveryState, nameOfKind } from "./delivery-words.ts";
import { useReplay } from "./replay.ts";
import { nameOfRecipient } from "./words.ts";

export const Deliveries = ofItem((lead) => {
	const query = useItems("lead_deliveries", { filter: { lead_id: lead.id }, sort: "seq", of: lead });
	const replay = useReplay();
	return (
		<ItemsPart
			title="Deliveries"
			query={query}
			reading="Reading the deliveries …"
			none="It was sent to no college or partner: only the desk has it."
		>
			{(rows) => (
				<PlainTable
					heads={["To", "What", "State", "Tries", "Since", "Last failure", "Action"]}
					rows={rows.map((row) => ({
						key: row.id,
						cells: [
							...[`${row.target} (${nameOfRecipient(row.recipient)})`, nameOfKind(row), nameOfDeliveryState(row)],
							...[row.tries, toMoment(row.settled_at ?? row.created_at), row.last_error ?? "it has not"],
							row.state === "dead" ? (
								<button key="again" type="button" onClick={() => void replay([row.id])}>
									Send again
								</button>
							) : (
								"none"
							),
						],
					}))}
				/>
			)}
		</ItemsPart>
	);
});
