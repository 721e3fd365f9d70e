import type { ReactNode, SyntheticEvent } from "react";
import {
	DataTable,
	Link,
	type RaRecord,
	useCreatePath,
	useGetRecordRepresentation,
	useRecordContext,
	useResourceContext,
} from "react-admin";

type Opens = "edit" | "show";

/** The items of a list. A row opens with a click, and, since a row cannot be reached with the keys, with a link in it. */
export function ItemTable({ opens, children }: { opens: Opens; children: ReactNode }) {
	return (
		<DataTable rowClick={opens} bulkActionButtons={false}>
			<DataTable.Col label="Item" disableSort>
				<OpenLink opens={opens} />
			</DataTable.Col>
			{children}
		</DataTable>
	);
}

function OpenLink({ opens }: { opens: Opens }) {
	const record = useRecordContext<RaRecord>();
	const resource = useResourceContext();
	const toPath = useCreatePath();
	const represent = useGetRecordRepresentation(resource);
	if (record === undefined) return null;
	const name = represent(record);
	return (
		<Link
			to={toPath({ resource, type: opens, id: record.id })}
			aria-label={`Open ${typeof name === "string" ? name : record.id}`}
			onClick={(event: SyntheticEvent) => event.stopPropagation()}
		>
			Open
		</Link>
	);
}
