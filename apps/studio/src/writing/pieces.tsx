import { DateTimeInput, usePermissions } from "react-admin";
import { ItemList } from "#studio/parts/item-table.tsx";
import { StatusOfMany } from "#studio/parts/status-of-many.tsx";
import { momentTyped, toTyped } from "#studio/parts/to-moment.ts";
import { mayPublish } from "#studio/rights.ts";
import { STATUS_FILTERS, stateOfPiece } from "#studio/status.ts";
import { LANGUAGES } from "./piece-head.tsx";

export function PieceList() {
	return (
		<ItemList
			name={{ source: "title" }}
			many={<StatusOfMany />}
			isSearched
			states={{ by: "status", of: STATUS_FILTERS }}
			filters={[
				{ source: "language", label: "Language", choices: LANGUAGES, isFolded: true },
				{ source: "slug._icontains", label: "Slug contains", isFolded: true },
			]}
			sort="-date_updated"
			columns={{
				status: { render: stateOfPiece },
				language: { of: LANGUAGES },
				date_updated: { label: "Changed", as: "moment" },
			}}
		/>
	);
}

export function PublishAtInput() {
	const { permissions } = usePermissions();
	if (!mayPublish(permissions)) return null;
	return (
		<DateTimeInput
			source="publish_at"
			label="Publish at"
			parse={momentTyped}
			format={toTyped}
			helperText="By “Save and schedule” it becomes public by itself at this time of India."
		/>
	);
}
