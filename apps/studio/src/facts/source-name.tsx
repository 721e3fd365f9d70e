import { ReferenceField, TextField } from "react-admin";

export function SourceName() {
	return (
		<ReferenceField source="source_id" reference="sources" link={false}>
			<TextField source="publisher" />: <TextField source="document" />
		</ReferenceField>
	);
}
