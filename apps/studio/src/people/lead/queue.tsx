import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { isRecord } from "@uchit/text/is-record.ts";
import {
	DataTable,
	Link,
	type RaRecord,
	SearchInput,
	TopToolbar,
	useGetIdentity,
	useListContext,
	useRecordContext,
} from "react-admin";
import { Chips } from "#studio/parts/chips-input.tsx";
import { Day } from "#studio/parts/day.tsx";
import { DeskList, ItemTable } from "#studio/parts/item-table.tsx";
import { isCallable, toSpan, windowOf } from "./call-window.ts";
import { Mark } from "./mark.tsx";
import { nameOfPerson, usePeople } from "./people.ts";
import { filterOf, VIEWS, viewOf } from "./views.ts";
import { nameOfAge, nameOfState, nameOfTopic } from "./words.ts";

const FILTERS = [<SearchInput key="q" source="q" alwaysOn aria-label="Search" />];

export function LeadQueue() {
	const { identity } = useGetIdentity();
	const people = usePeople();
	const me = String(identity?.id ?? "");
	return (
		<DeskList
			actions={<LeadQueueActions />}
			filters={FILTERS}
			filterDefaultValues={filterOf("new", me)}
			sort={{ field: "date_created", order: "ASC" }}
		>
			<Box>
				<ViewButtons me={me} />
				<ItemTable opens="edit" name={{ source: "name" }}>
					<DataTable.Col source="topic" label="Asks" render={({ topic, source }) => topicOf(topic, source)} />
					<DataTable.Col source="call_window" label="To be called" disableSort>
						<CallWindow />
					</DataTable.Col>
					<DataTable.Col source="age_band" label="Age" render={({ age_band }) => nameOfAge(age_band)} />
					<DataTable.Col source="status" label="State" render={stateAndMark} />
					<DataTable.Col
						source="assigned_to"
						label="Given to"
						disableSort
						render={({ assigned_to }) => nameOfPerson(people, assigned_to)}
					/>
					<DataTable.Col source="date_created" label="Asked">
						<Day source="date_created" hasTime />
					</DataTable.Col>
				</ItemTable>
			</Box>
		</DeskList>
	);
}

function LeadQueueActions() {
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

function stateAndMark({ status, do_not_contact: isStopped }: RaRecord) {
	return (
		<>
			{nameOfState(status)} {isStopped === true && <Mark kind="stop">Do not contact</Mark>}
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

function topicOf(topic: unknown, source: unknown): string {
	const college = isRecord(source) && typeof source.college === "string" ? `: ${source.college}` : "";
	return `${nameOfTopic(topic)}${college}`;
}

function ViewButtons({ me }: { me: string }) {
	const { filterValues, setFilters } = useListContext();
	const shown = viewOf(filterValues, me);
	return (
		<Chips
			label="Which leads"
			choices={VIEWS}
			chosen={shown}
			onChoose={(id) => setFilters({ ...filterOf(id, me), ...(filterValues.q && { q: filterValues.q }) })}
		/>
	);
}
