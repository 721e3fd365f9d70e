import { AutocompleteInput, ReferenceInput, SimpleForm, TextInput } from "react-admin";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";

export const blogConfig = {
	name: "blog_config",
	options: { label: "News channel" },
	list: BlogConfigEdit,
};

function BlogConfigEdit() {
	return (
		<EditItem id={1} redirect={false} title="News channel">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />}>
				<p>If both are set, every page has the icon at the bottom left, as a link to the channel.</p>
				<ReferenceInput
					source="news_external_channel_icon"
					reference="directus_files"
					sort={{ field: "uploaded_on", order: "DESC" }}
				>
					<AutocompleteInput optionText="filename_download" filterToQuery={(q: string) => ({ q })} label="Icon" />
				</ReferenceInput>
				<TextInput source="news_external_channel_link" label="Address of the channel" type="url" />
			</SimpleForm>
			<History />
		</EditItem>
	);
}
