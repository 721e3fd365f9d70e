import { ReferenceField, TextField } from "react-admin";

/** The institution of the record; in a list it is only its name, as the whole row leads somewhere. */
export function CollegeName({ isLink = false }: { isLink?: boolean }) {
	return (
		<ReferenceField source="college_id" reference="colleges" link={isLink ? "show" : false}>
			<TextField source="name" />
		</ReferenceField>
	);
}
