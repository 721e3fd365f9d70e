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
import { siteAddress } from "#studio/site.ts";

/** The site's own titles, in English and Hindi; a test compares them with its messages. */
export const SITE_TITLES: Readonly<Record<HomePart["part"], readonly [en: string, hi: string]>> = {
	"exam-dates": ["Entrance exams", "प्रवेश परीक्षाएँ"],
	categories: ["By category", "विषय क्षेत्र के अनुसार"],
	states: ["By state", "राज्य के अनुसार"],
	"top-ranked": ["Top ranked", "टॉप रैंक वाले कॉलेज"],
	countries: ["Study abroad", "विदेश में पढ़ाई"],
	news: ["Latest articles", "सबसे नए लेख"],
};
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
			<p>
				The search always comes first. A part without a title of its own has the site’s title, which stands in grey.{" "}
				<a href={siteAddress("/")} target="_blank" rel="noreferrer">
					The home page on the site
				</a>
			</p>
			<ArrayInput source="parts" label="Parts of the home page, in their order">
				<SimpleFormIterator
					className="home-parts"
					disableAdd
					disableRemove
					disableClear
					inline
					fullWidth
					getItemLabel={false}
				>
					<TitlesOfPart />
					<BooleanInput source="is_hidden" label="Hidden" helperText={false} />
				</SimpleFormIterator>
			</ArrayInput>
		</SimpleForm>
	);
}

function TitlesOfPart() {
	const { data: part } = HomePart.shape.part.safeParse(useWatch({ name: useSourceContext().getSource("part") }));
	const [en, hi] = part === undefined ? [] : SITE_TITLES[part];
	const input = { helperText: false as const, slotProps: { inputLabel: { shrink: true } } };
	return (
		<>
			<strong style={{ minWidth: 180, paddingBlock: 12 }}>{NAMES[String(part)]}</strong>
			<TextInput source="title" label="Title" placeholder={en} {...input} />
			<TextInput source="title_hi" label="Title in Hindi" placeholder={hi} {...input} />
		</>
	);
}

function wholeOf(arranged: unknown): HomePart[] {
	const { data = [] } = HomePart.array().safeParse(arranged);
	const others = HOME_PARTS.filter((part) => !data.some((each) => each.part === part));
	return [...data, ...others.map((part) => ({ part }))];
}
