import type { ReactElement, ReactNode } from "react";
import { DataTable, Link, ListContextProvider, type RaRecord, SearchInput, useListContext } from "react-admin";
import { ChipsInput } from "#studio/parts/chips-input.tsx";
import { DeskList, ItemTable } from "#studio/parts/item-table.tsx";
import { StatusOfMany } from "#studio/parts/status-of-many.tsx";
import { STATUS_FILTERS, stateOfPiece } from "#studio/status.ts";
import { isUnchecked, staleFacts, todayInIndia, type WatchedGuide } from "./exam-facts.ts";

/** More than exist: sorting stale ones first needs all of them. */
const MOST_GUIDES = 250;

type Props = { nameIn: string; filters?: readonly ReactElement[]; children: ReactNode };

export function GuideList({ nameIn, filters = [], children }: Props) {
	const today = todayInIndia();
	return (
		<DeskList
			filters={[
				<SearchInput key="q" source="q" alwaysOn aria-label="Search" />,
				<ChipsInput key="status" source="status" choices={STATUS_FILTERS} alwaysOn />,
				...filters,
			]}
			sort={{ field: nameIn, order: "ASC" }}
			perPage={MOST_GUIDES}
			pagination={false}
		>
			<StaleFirst>
				<ItemTable opens="edit" name={{ source: nameIn, label: "Name" }} many={<StatusOfMany />}>
					<DataTable.Col source="status" render={stateOfPiece} />
					{children}
					<DataTable.Col
						label="Out of date"
						disableSort
						sx={{ minWidth: 240 }}
						render={(guide) => staleFacts(guide, today).join("; ")}
					/>
				</ItemTable>
			</StaleFirst>
		</DeskList>
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
