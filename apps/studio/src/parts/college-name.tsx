import { ReferenceField, TextField } from "react-admin";

/** Plain text in lists, because the whole row is a link. */
export function CollegeName({ isLink = false }: { isLink?: boolean }) {
	return (
		<ReferenceField source="college_id" reference="colleges" link={isLink ? "show" : false}>
			<TextField source="name" />
		</ReferenceField>
	);
}
