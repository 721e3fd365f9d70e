import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { HOUSE_AUTHOR } from "@uchit/contract/news.ts";
import { useState } from "react";
import { type RaRecord, SelectInput, TextInput, useRecordContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { todayInIndia } from "#studio/facts/exam-facts.ts";
import { Rows } from "#studio/facts/rows.tsx";
import { clearServerErrors } from "#studio/parts/clear-server-errors.ts";
import { DayInput } from "#studio/parts/day-input.tsx";
import { EditorialToolbar } from "#studio/parts/editorial-toolbar.tsx";
import { ListedForm } from "#studio/parts/fault-list.tsx";
import { formsOf } from "#studio/parts/forms.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { dataOf, requestJson } from "#studio/wire/http.ts";
import { Autosave } from "./autosave.tsx";
import { CategoryInput } from "./category-input.tsx";
import { DeadLinks, linksIn } from "./dead-links.tsx";
import { keepsDrafts } from "./drafts.ts";
import { useNamesOf } from "./named-item.ts";
import { PictureInput } from "./picture-input.tsx";
import { PieceHead } from "./piece-head.tsx";
import { PieceList, PublishAtInput } from "./pieces.tsx";
import { RelatedInput } from "./related-input.tsx";
import { BodyInput } from "./text/body-input.tsx";

export const news = {
	name: "news",
	options: { label: "News" },
	recordRepresentation: "title",
	list: PieceList,
	...formsOf({ form: <NewsForm />, mayWait: true }),
};

function NewsForm() {
	return (
		<ListedForm resolver={clearServerErrors} toolbar={<EditorialToolbar />} warnWhenUnsavedChanges={!keepsDrafts()}>
			<Autosave />
			<div className="piece">
				<div>
					<PieceHead under="/news/" />
					<BodyInput />
					<DeadLinks />
					<ComputedFrom />
				</div>
				<section aria-label="Settings">
					<PublishAtInput />
					<CategoryInput />
					<AuthorInput />
					<PictureInput />
					<About resource="colleges" folder="college" label="Colleges that it is about" />
					<About resource="exams" folder="exams" label="Exams that it is about" />
					<Rows
						source="correction_log"
						label="Corrections that readers see"
						add="Add a correction"
						blank={{ date: todayInIndia(), text: "" }}
					>
						<TextInput source="text" label="What was wrong" multiline />
						<DayInput source="date" label="Date" />
					</Rows>
				</section>
			</div>
		</ListedForm>
	);
}

type AboutProps = { resource: "colleges" | "exams"; folder: string; label: string };

/** What the piece is about; that to which its text leads is one press away. */
function About({ resource, folder, label }: AboutProps) {
	const source = `related_${resource}`;
	const { setValue } = useFormContext();
	const [body, value]: unknown[] = useWatch({ name: ["body", source] });
	// Another input reads the names of what was taken.
	const [taken, setTaken] = useState(0);
	const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
	const slugs = linksIn(body).flatMap((link) => (link.startsWith(`${folder}/`) ? link.slice(folder.length + 1) : []));
	const { names } = useNamesOf(resource, slugs);
	const others = slugs.filter((slug) => names.has(slug) && !chosen.includes(slug));
	const take = () => {
		setValue(source, [...chosen, ...others], { shouldDirty: true });
		setTaken(taken + 1);
	};
	return (
		<>
			<RelatedInput key={taken} source={source} resource={resource} label={label} />
			{others.length > 0 && (
				<Button size="small" onClick={take}>
					Take what the text links to: {others.map((slug) => names.get(slug)).join(", ")}
				</Button>
			)}
		</>
	);
}

const ComputedFrom = ofItem(({ computed_from: query }) =>
	!query ? null : (
		<details>
			<summary>The query that gave its figures</summary>
			<pre>{query}</pre>
		</details>
	),
);

/** The house or a staff member by name; a former author stays a choice for their own pieces. */
function AuthorInput() {
	const piece = useRecordContext<RaRecord>();
	// The house alone until the others are known; what is chosen is judged once more when it is published.
	const { data: names = [HOUSE_AUTHOR] } = useQuery({ queryKey: ["authors"], queryFn: readAuthors });
	const choices = new Set([...names, String(piece?.author ?? HOUSE_AUTHOR)]);
	return (
		<SelectInput
			source="author"
			choices={[...choices].map((name) => ({ id: name, name }))}
			defaultValue={HOUSE_AUTHOR}
			isRequired
			helperText="Readers see this name. Only staff can sign a published article, by the name of their account."
		/>
	);
}

async function readAuthors(): Promise<string[]> {
	const data = dataOf(await requestJson("GET", "/content/authors"));
	return Array.isArray(data) ? data.map(String) : [HOUSE_AUTHOR];
}
