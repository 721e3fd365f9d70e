import Button from "@mui/material/Button";
import { Link, type RaRecord, TopToolbar, useGetIdentity, useListContext } from "react-admin";
import { nameIn } from "#studio/facts/choices-of.ts";
import { Chips } from "#studio/parts/chips-input.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { isCallable, toSpan, windowOf } from "./call-window.ts";
import { LeadTopic } from "./lead-topic.tsx";
import { Mark } from "./mark.tsx";
import { nameOfPerson, usePeople } from "./people.ts";
import { filterOf, VIEWS, viewOf } from "./views.ts";
import { nameOfAge, STATES } from "./words.ts";

export function LeadQueue() {
	const { identity } = useGetIdentity();
	const people = usePeople();
	const me = String(identity?.id ?? "");
	return (
		<ItemList
			name={{ source: "name" }}
			isSearched
			hasViews
			filterDefaultValues={filterOf("new", me)}
			sort="date_created"
			columns={{
				topic: { label: "Asks", render: (lead) => <LeadTopic lead={lead} /> },
				call_window: { label: "To be called", isUnsorted: true, render: windowAndMark },
				age_band: { label: "Age", render: ({ age_band }) => nameOfAge(age_band) },
				status: { label: "State", render: stateAndMark },
				assigned_to: {
					...{ label: "Given to", isUnsorted: true },
					render: ({ assigned_to }) => nameOfPerson(people, assigned_to),
				},
				date_created: { label: "Asked", as: "moment" },
			}}
			around={(table) => (
				<div>
					<ViewButtons me={me} />
					{table}
				</div>
			)}
			actions={
				<TopToolbar>
					<Button component={Link} to="/lead-figures" size="small">
						Figures
					</Button>
					<Button component={Link} to="/lead-export" size="small">
						Export
					</Button>
				</TopToolbar>
			}
		/>
	);
}

function stateAndMark({ status, do_not_contact: isStopped }: RaRecord) {
	return (
		<>
			{nameIn(STATES, status)} {isStopped === true && <Mark kind="stop">Do not contact</Mark>}
		</>
	);
}

function windowAndMark({ call_window, do_not_contact: isStopped, status }: RaRecord) {
	const window = windowOf(call_window);
	if (window === undefined) return null;
	const isNow = isStopped !== true && status !== "withdrawn" && isCallable(window, new Date());
	return (
		<>
			{toSpan(window)} {isNow && <Mark kind="now">now callable</Mark>}
		</>
	);
}

function ViewButtons({ me }: { me: string }) {
	const { filterValues, setFilters } = useListContext();
	return (
		<Chips
			label="Which leads"
			choices={VIEWS}
			chosen={viewOf(filterValues, me)}
			onChoose={(id) => setFilters({ ...filterOf(id, me), ...(filterValues.q && { q: filterValues.q }) })}
		/>
	);
}
