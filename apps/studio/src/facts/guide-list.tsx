import type { ReactNode } from "react";
import { Link, ListContextProvider, type RaRecord, useListContext } from "react-admin";
import { type Columns, ItemList, type ListProps } from "#studio/parts/item-table.tsx";
import { StatusOfMany } from "#studio/parts/status-of-many.tsx";
import { STATUS_FILTERS, stateOfPiece } from "#studio/status.ts";
import { isUnchecked, staleFacts, todayInIndia, type WatchedGuide } from "./exam-facts.ts";

/** More than exist: sorting stale ones first needs all of them. */
const MAX_GUIDES = 250;

type Props = { nameIn: string; columns: Columns } & Pick<ListProps, "filters">;

export function GuideList({ nameIn, columns, ...filters }: Props) {
	const today = todayInIndia();
	return (
		<ItemList
			name={{ source: nameIn, label: "Name" }}
			many={<StatusOfMany />}
			isSearched
			states={{ by: "status", of: STATUS_FILTERS }}
			sort={nameIn}
			perPage={MAX_GUIDES}
			pagination={false}
			around={(table) => <StaleFirst>{table}</StaleFirst>}
			columns={{
				status: { render: stateOfPiece },
				...columns,
				written_on: { label: "Last checked", as: "day" },
				events: {
					...{ label: "Out of date", isUnsorted: true, width: 240 },
					render: ({ status, written_on, events }) => staleFacts({ status, written_on, events }, today).join("; "),
				},
			}}
			{...filters}
		/>
	);
}

function StaleFirst({ children }: { children: ReactNode }) {
	const context = useListContext<RaRecord & WatchedGuide>();
	// While loading or after an error the list reports it itself.
	if (context.data === undefined) return children;
	const today = todayInIndia();
	const isStale = (item: WatchedGuide) => staleFacts(item, today).length > 0;
	const stale = context.data.filter(isStale);
	const unchecked = context.data.filter(isUnchecked).length;
	const data = [...stale, ...context.data.filter((item) => !isStale(item))];
	return (
		<ListContextProvider value={{ ...context, data }}>
			<p>
				{stale.length === 0
					? "Nothing here is out of date."
					: `${stale.length} of ${data.length} are out of date and come first.`}{" "}
				{unchecked > 0 && `${unchecked} were never compared with a document: `}
				{unchecked > 0 && <Link to="/to-check">what to check</Link>}
			</p>
			{children}
		</ListContextProvider>
	);
}
