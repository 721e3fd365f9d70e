import { HOME_PARTS, HomePart } from "@uchit/contract/home-part.ts";
import {
	ArrayInput,
	BooleanInput,
	type RaRecord,
	SimpleForm,
	SimpleFormIterator,
	TextInput,
	useRecordContext,
	useSourceContext,
} from "react-admin";
import { useWatch } from "react-hook-form";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";

const NAMES: Readonly<Record<string, string>> = {
	"exam-dates": "Dates of exams",
	categories: "Colleges by field",
	states: "Colleges by state",
	"top-ranked": "Top ranked colleges",
	countries: "Study abroad",
	news: "Newest articles",
};

export const homePage = {
	name: "home_page",
	options: { label: "Home page" },
	recordRepresentation: () => "Home page",
	list: HomePageEdit,
};

function HomePageEdit() {
	return (
		<EditItem id={1} redirect={false} title="Home page">
			<HomePageForm />
			<History />
		</EditItem>
	);
}

function HomePageForm() {
	const item = useRecordContext<RaRecord>();
	return (
		<SimpleForm record={{ ...item, parts: wholeOf(item?.parts) }} toolbar={<PlainToolbar mayDelete={false} />}>
			<p>The search always comes first. A part without a title of its own has the site’s title.</p>
			<ArrayInput source="parts" label="Parts of the home page, in their order">
				<SimpleFormIterator disableAdd disableRemove disableClear inline fullWidth getItemLabel={false}>
					<NameOfPart />
					<TextInput source="title" label="Title" helperText={false} />
					<TextInput source="title_hi" label="Title in Hindi" helperText={false} />
					<BooleanInput source="is_hidden" label="Hidden" helperText={false} />
				</SimpleFormIterator>
			</ArrayInput>
		</SimpleForm>
	);
}

function NameOfPart() {
	const part: unknown = useWatch({ name: useSourceContext().getSource("part") });
	return <strong style={{ minWidth: 180, paddingBlock: 12 }}>{NAMES[String(part)]}</strong>;
}

function wholeOf(arranged: unknown): HomePart[] {
	const { data = [] } = HomePart.array().safeParse(arranged);
	const others = HOME_PARTS.filter((part) => !data.some((each) => each.part === part));
	return [...data, ...others.map((part) => ({ part }))];
}
