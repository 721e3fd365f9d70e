import { DataTable, TextInput } from "react-admin";
import { itemScreen } from "#studio/parts/item-screen.tsx";
import { nameOfStatus } from "#studio/status.ts";
import { SluggedBy } from "./piece-head.tsx";

export const glossary = itemScreen({
	name: "glossary_terms",
	label: "Glossary",
	represent: "name",
	toMake: "A new term",
	isEditorial: true,
	columns: (
		<>
			<DataTable.Col source="name_hi" label="In Hindi" />
			<DataTable.Col source="status" render={({ status }) => nameOfStatus(status)} />
		</>
	),
	fields: (
		<>
			<p>The site explains some ninety terms by itself. A term of the same slug takes the place of the site’s own.</p>
			<SluggedBy source="name">
				<TextInput source="name" label="Term" isRequired />
			</SluggedBy>
			<TextInput source="name_hi" label="Term in Hindi" isRequired />
			<TextInput source="slug" isRequired helperText="Its address: /glossary#slug, as naac" />
			<TextInput source="text" label="What it means, in one to three sentences" isRequired multiline />
			<TextInput source="text_hi" label="The same in Hindi" isRequired multiline />
			<TextInput source="source_name" label="Who defines it, where an authority does" />
			<TextInput source="source_address" label="Where (https://…)" />
		</>
	),
});
