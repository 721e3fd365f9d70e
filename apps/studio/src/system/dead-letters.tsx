import Button from "@mui/material/Button";
import { isRecord } from "@uchit/text/is-record.ts";
import { Link, type RaRecord, useListContext } from "react-admin";
import { ItemList } from "#studio/parts/item-table.tsx";
import { DELIVERY_CHOICES, nameOfDeliveryState, nameOfKind } from "#studio/people/lead/delivery-words.ts";
import { useReplay } from "#studio/people/lead/replay.ts";
import { nameOfRecipient } from "#studio/people/lead/words.ts";

export const deadLetters = {
	name: "lead_deliveries",
	options: { label: "Dead letters" },
	recordRepresentation: nameOfDelivery,
	list: DeliveryList,
};

const LEAD_FIELDS = { meta: { fields: ["lead_id.id", "lead_id.name"] } } as const;

function DeliveryList() {
	return (
		<ItemList
			opens={false}
			many={<ReplayMany />}
			actions={false}
			states={{ by: "state", of: DELIVERY_CHOICES, waiting: "dead" }}
			sort="created_at"
			perPage={50}
			queryOptions={LEAD_FIELDS}
			columns={{
				id: { label: "Action", isUnsorted: true, render: (delivery) => <ReplayOne delivery={delivery} /> },
				lead_id: { label: "Lead", isUnsorted: true, render: whoseLead },
				last_error: { label: "Last failure", isUnsorted: true, width: 180 },
				target: { label: "To", render: ({ target, recipient }) => `${target} (${nameOfRecipient(recipient)})` },
				kind: { label: "What", render: nameOfKind },
				state: { render: nameOfDeliveryState },
				tries: { as: "number" },
				created_at: { label: "Since", as: "moment" },
			}}
		/>
	);
}

function whoseLead({ lead_id: lead }: RaRecord) {
	if (!isRecord(lead)) return "deleted";
	return <Link to={`/Lead/${lead.id}`}>{String(lead.name)}</Link>;
}

function ReplayOne({ delivery }: { delivery: RaRecord }) {
	const replay = useReplay();
	if (delivery.state !== "dead") return null;
	return (
		<Button
			size="small"
			sx={{ whiteSpace: "nowrap" }}
			aria-label={`Send again ${nameOfDelivery(delivery)}`}
			onClick={() => void replay([delivery.id])}
		>
			Send again
		</Button>
	);
}

function ReplayMany() {
	const { data = [], selectedIds, onUnselectItems } = useListContext();
	const replay = useReplay();
	const chosen = data.flatMap(({ id, state }) => (state === "dead" && selectedIds.includes(id) ? [id] : []));
	const send = async () => {
		await replay(chosen);
		onUnselectItems();
	};
	return (
		<Button variant="contained" disabled={chosen.length === 0} onClick={() => void send()}>
			{chosen.length === 0 ? "Send the selected again" : `Send the ${chosen.length} selected again`}
		</Button>
	);
}

function nameOfDelivery({ target, lead_id: lead }: RaRecord): string {
	return isRecord(lead) ? `to ${target}, the lead of ${lead.name}` : `to ${target}, a lead that is deleted`;
}
