import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import {
	DataTable,
	DateField,
	Link,
	List,
	type RaRecord,
	SearchInput,
	TopToolbar,
	useGetIdentity,
	useRecordContext,
} from "react-admin";
import { isCallable, toSpan, windowOf } from "#studio/lead/call-window.ts";
import { Mark } from "#studio/lead/mark.tsx";
import { nameOfPerson, usePeople } from "#studio/lead/people.ts";
import { ViewButtons } from "#studio/lead/view-buttons.tsx";
import { filterOf } from "#studio/lead/views.ts";
import { nameOfAge, nameOfState, nameOfTopic } from "#studio/lead/words.ts";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { isRecord } from "#studio/wire/refusal.ts";

const FILTERS = [<SearchInput key="q" source="q" alwaysOn aria-label="Search" />];

/** Who asked to be contacted: what is new first, the oldest of it on top. */
export function LeadQueue() {
	const { identity } = useGetIdentity();
	const people = usePeople();
	const me = String(identity?.id ?? "");
	return (
		<List
			actions={<Ways />}
			filters={FILTERS}
			filterDefaultValues={filterOf("new", me)}
			sort={{ field: "date_created", order: "ASC" }}
			perPage={25}
			exporter={false}
			empty={false}
		>
			<Box>
				<ViewButtons me={me} />
				<ItemTable opens="edit">
					<DataTable.Col source="name">
						<NameAndMark />
					</DataTable.Col>
					<DataTable.Col source="topic" label="Asks" render={({ topic, source }) => toAsked(topic, source)} />
					<DataTable.Col source="call_window" label="To be called" disableSort>
						<CallWindow />
					</DataTable.Col>
					<DataTable.Col source="age_band" label="Age" render={({ age_band }) => nameOfAge(age_band)} />
					<DataTable.Col source="status" label="State" render={({ status }) => nameOfState(status)} />
					<DataTable.Col
						source="assigned_to"
						label="Given to"
						disableSort
						render={({ assigned_to }) => nameOfPerson(people, assigned_to)}
					/>
					<DataTable.Col source="date_created" label="Asked">
						<DateField source="date_created" showTime />
					</DataTable.Col>
				</ItemTable>
			</Box>
		</List>
	);
}

function Ways() {
	return (
		<TopToolbar>
			<Button component={Link} to="/lead-figures" size="small">
				Figures
			</Button>
			<Button component={Link} to="/lead-export" size="small">
				Export
			</Button>
		</TopToolbar>
	);
}

function NameAndMark() {
	const lead = useRecordContext<RaRecord>();
	if (lead === undefined) return null;
	return (
		<>
			{lead.name} {lead.do_not_contact === true && <Mark kind="stop">Do not contact</Mark>}
		</>
	);
}

function CallWindow() {
	const lead = useRecordContext<RaRecord>();
	const window = windowOf(lead?.call_window);
	if (window === undefined) return null;
	const isNow = lead?.do_not_contact !== true && lead?.status !== "withdrawn" && isCallable(window, new Date());
	return (
		<>
			{toSpan(window)} {isNow && <Mark kind="now">now callable</Mark>}
		</>
	);
}

function toAsked(topic: unknown, source: unknown): string {
	const college = isRecord(source) && typeof source.college === "string" ? `: ${source.college}` : "";
	return `${nameOfTopic(topic)}${college}`;
}
