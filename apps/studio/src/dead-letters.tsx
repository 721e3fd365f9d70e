import Button from "@mui/material/Button";
import {
	DataTable,
	DateField,
	Link,
	List,
	type RaRecord,
	SelectInput,
	useListContext,
	useRecordContext,
} from "react-admin";
import { DELIVERY_CHOICES, nameOfDeliveryState, nameOfKind } from "#studio/lead/delivery-words.ts";
import { useReplay } from "#studio/lead/replay.ts";
import { nameOfRecipient } from "#studio/lead/words.ts";
import { isRecord } from "#studio/wire/refusal.ts";

/** What was to be brought to others. It begins with what was given up, which can be sent again: one by one, or many. */
export const deadLetters = {
	name: "lead_deliveries",
	options: { label: "Dead letters" },
	recordRepresentation: "target",
	list: DeliveryList,
};

const FILTERS = [<SelectInput key="state" source="state" label="State" choices={[...DELIVERY_CHOICES]} alwaysOn />];
const WHOSE = { meta: { fields: ["lead_id.id", "lead_id.name"] } } as const;

function DeliveryList() {
	return (
		<List
			filters={FILTERS}
			filterDefaultValues={{ state: "dead" }}
			sort={{ field: "created_at", order: "ASC" }}
			perPage={50}
			queryOptions={WHOSE}
			exporter={false}
			empty={false}
		>
			<DataTable
				rowClick={false}
				isRowSelectable={({ state }: RaRecord) => state === "dead"}
				bulkActionButtons={<ReplayMany />}
			>
				<DataTable.Col source="lead_id" label="Lead" disableSort>
					<WhoseLead />
				</DataTable.Col>
				<DataTable.Col
					source="target"
					label="To"
					render={({ target, recipient }) => `${target} (${nameOfRecipient(recipient)})`}
				/>
				<DataTable.Col source="kind" label="What" render={nameOfKind} />
				<DataTable.Col source="state" label="State" render={nameOfDeliveryState} />
				<DataTable.Col source="last_error" label="Why it failed last" disableSort />
				<DataTable.NumberCol source="tries" />
				<DataTable.Col source="created_at" label="Since">
					<DateField source="created_at" showTime />
				</DataTable.Col>
				<DataTable.Col label="Deed" disableSort>
					<ReplayOne />
				</DataTable.Col>
			</DataTable>
		</List>
	);
}

/** Who is told to delete a lead is told so after it has gone here. */
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
	const whose = isRecord(delivery.lead_id) ? `, the lead of ${delivery.lead_id.name}` : "";
	return (
		<Button
			size="small"
			aria-label={`Send again to ${delivery.target}${whose}`}
			onClick={() => void replay([delivery.id])}
		>
			Send again
		</Button>
	);
}

function ReplayMany() {
	const { selectedIds, onUnselectItems } = useListContext();
	const replay = useReplay();
	const send = async () => {
		await replay(selectedIds);
		onUnselectItems();
	};
	return (
		<Button size="small" onClick={() => void send()}>
			Send them again
		</Button>
	);
}
