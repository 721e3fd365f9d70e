import { DataTable, DateTimeInput, SearchInput, SelectInput, TextInput, usePermissions } from "react-admin";
import { ChipsInput } from "#studio/parts/chips-input.tsx";
import { Day } from "#studio/parts/day.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { StatusOfMany } from "#studio/parts/status-of-many.tsx";
import { momentTyped, toTyped } from "#studio/parts/to-moment.ts";
import { mayPublish } from "#studio/rights.ts";
import { STATUS_FILTERS, stateOfPiece } from "#studio/status.ts";
import { LANGUAGES } from "./piece-head.tsx";

const PIECE_FILTERS = [
	<SearchInput key="q" source="q" alwaysOn aria-label="Search" />,
	<ChipsInput key="status" source="status" choices={STATUS_FILTERS} alwaysOn />,
	<SelectInput key="language" source="language" choices={LANGUAGES} />,
	<TextInput key="slug" source="slug._icontains" label="Slug contains" />,
];

export function PieceList() {
	return (
		<ItemList
			opens="edit"
			name={{ source: "title" }}
			many={<StatusOfMany />}
			filters={PIECE_FILTERS}
			sort={{ field: "date_updated", order: "DESC" }}
		>
			<DataTable.Col source="status" render={stateOfPiece} />
			<DataTable.Col source="language" render={({ language }) => LANGUAGES.find(({ id }) => id === language)?.name} />
			<DataTable.Col source="date_updated" label="Changed">
				<Day source="date_updated" hasTime />
			</DataTable.Col>
		</ItemList>
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
			helperText="While it is in review, it becomes public by itself at this time of India."
		/>
	);
}
