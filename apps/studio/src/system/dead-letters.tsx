import Button from "@mui/material/Button";
import { isRecord } from "@uchit/text/is-record.ts";
import { DataTable, Link, type RaRecord, useListContext, useRecordContext } from "react-admin";
import { ChipsInput } from "#studio/parts/chips-input.tsx";
import { Day } from "#studio/parts/day.tsx";
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

const FILTERS = [<ChipsInput key="state" source="state" choices={DELIVERY_CHOICES} alwaysOn />];
const LEAD_FIELDS = { meta: { fields: ["lead_id.id", "lead_id.name"] } } as const;

function DeliveryList() {
	return (
		<ItemList
			many={<ReplayMany />}
			actions={false}
			filters={FILTERS}
			filterDefaultValues={{ state: "dead" }}
			sort={{ field: "created_at", order: "ASC" }}
			perPage={50}
			queryOptions={LEAD_FIELDS}
		>
			<DataTable.Col label="Action" disableSort>
				<ReplayOne />
			</DataTable.Col>
			<DataTable.Col source="lead_id" label="Lead" disableSort>
				<WhoseLead />
			</DataTable.Col>
			<DataTable.Col source="last_error" label="Last failure" disableSort sx={{ minWidth: 180 }} />
			<DataTable.Col
				source="target"
				label="To"
				render={({ target, recipient }) => `${target} (${nameOfRecipient(recipient)})`}
			/>
			<DataTable.Col source="kind" label="What" render={nameOfKind} />
			<DataTable.Col source="state" label="State" render={nameOfDeliveryState} />
			<DataTable.NumberCol source="tries" />
			<DataTable.Col source="created_at" label="Since">
				<Day source="created_at" hasTime />
			</DataTable.Col>
		</ItemList>
	);
}

function WhoseLead() {
	const delivery = useRecordContext<RaRecord>();
	const lead: unknown = delivery?.lead_id;
	if (!isRecord(lead)) return "deleted";
	return <Link to={`/Lead/${lead.id}`}>{String(lead.name)}</Link>;
}

function ReplayOne() {
	const delivery = useRecordContext<RaRecord>();
	const replay = useReplay();
	if (delivery?.state !== "dead") return null;
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
