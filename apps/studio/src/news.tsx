import {
	ArrayInput,
	AutocompleteInput,
	Create,
	DateInput,
	Edit,
	ReferenceInput,
	SelectInput,
	SimpleForm,
	SimpleFormIterator,
	TextArrayInput,
	TextInput,
} from "react-admin";
import { AuthorInput } from "#studio/parts/author-input.tsx";
import { EditorialToolbar } from "#studio/parts/editorial-toolbar.tsx";
import { History } from "#studio/parts/history.tsx";
import { BodyInput, PieceHead, PieceList, PublishAtInput } from "#studio/parts/pieces.tsx";

const CATEGORIES = [
	{ id: "counselling", name: "Counselling" },
	{ id: "rankings", name: "Rankings" },
	{ id: "money", name: "Money" },
	{ id: "exams", name: "Exams" },
	{ id: "study-abroad", name: "Study abroad" },
	{ id: "data", name: "Data" },
];

/** Articles, one item for each language. */
export const news = {
	name: "news",
	options: { label: "News" },
	recordRepresentation: "title",
	list: PieceList,
	create: NewsCreate,
	edit: NewsEdit,
};

function NewsCreate() {
	return (
		<Create redirect="edit" title="A new article">
			<NewsForm />
		</Create>
	);
}

function NewsEdit() {
	return (
		<Edit mutationMode="pessimistic" redirect={false}>
			<NewsForm />
			<History />
		</Edit>
	);
}

function NewsForm() {
	return (
		<SimpleForm toolbar={<EditorialToolbar />} warnWhenUnsavedChanges>
			<PieceHead />
			<BodyInput />
			<SelectInput source="category" choices={CATEGORIES} />
			<AuthorInput />
			<ReferenceInput source="picture" reference="directus_files" sort={{ field: "uploaded_on", order: "DESC" }}>
				<AutocompleteInput optionText={fileName} filterToQuery={(q: string) => ({ q })} label="Picture" />
			</ReferenceInput>
			<TextInput source="picture_alt" label="What the picture shows, for those who do not see it" multiline />
			<TextInput source="picture_caption" label="Caption of the picture" multiline />
			<TextArrayInput source="related_colleges" label="Related colleges (slugs)" helperText="Press Enter after each." />
			<TextArrayInput source="related_exams" label="Related exams (slugs)" helperText="Press Enter after each." />
			<ArrayInput source="correction_log" label="Corrections that readers are told of">
				<SimpleFormIterator inline>
					<DateInput source="date" />
					<TextInput source="text" label="What was wrong" multiline />
				</SimpleFormIterator>
			</ArrayInput>
			<TextInput source="computed_from" label="Query that gave the figures (SQL)" multiline />
			<PublishAtInput />
		</SimpleForm>
	);
}

function fileName({ title, filename_download }: { title?: string | null; filename_download?: string }): string {
	return title ?? filename_download ?? "";
}
