import { ReferenceField, TextField } from "react-admin";

/** The document that an item is from. */
export function SourceName() {
	return (
		<ReferenceField source="source_id" reference="sources" link={false}>
			<TextField source="publisher" />: <TextField source="document" />
		</ReferenceField>
	);
}
