import { type ChangeEvent, type ReactNode, useState } from "react";
import { AutocompleteInput, SelectInput, TextInput, useRecordContext, useResourceContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { useItems } from "#studio/parts/items.tsx";
import { siteAddress } from "#studio/site.ts";
import { slugOf } from "./slug-of.ts";

export const LANGUAGES = [
	{ id: "en", name: "English" },
	{ id: "hi", name: "Hindi" },
];

const MAX_CHOICES = 25;

export function PieceHead({ under }: { under: string }) {
	const record = useRecordContext();
	const isNew = record?.id === undefined;
	const wasPublic = typeof record?.date_published === "string";
	return (
		<>
			<SluggedBy source="title">
				<Measured source="title" shown={SHOWN_TITLE} isRequired autoFocus={isNew} />
			</SluggedBy>
			<Measured source="summary" shown={SHOWN_SUMMARY} />
			<div className="columns whole">
				<SelectInput source="language" choices={LANGUAGES} defaultValue="en" />
				{!wasPublic && <TranslationOf />}
				<SlugInput under={under} isFixed={wasPublic} />
			</div>
		</>
	);
}

/** The slug follows the name or title until it is edited or readers know it. */
export function SluggedBy({ source, children }: { source: string; children: ReactNode }) {
	const wasPublic = typeof useRecordContext()?.date_published === "string";
	const { getValues, setValue } = useFormContext();
	const follow = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [slug, before]: unknown[] = getValues(["slug", source]);
		const isOwn = typeof slug === "string" && slug !== "" && slug !== slugOf(String(before ?? ""));
		const made = slugOf(target.value);
		if (!wasPublic && !isOwn) setValue("slug", made, { shouldDirty: true, shouldValidate: made !== "" });
	};
	// Capture phase: the title still has its old value.
	return (
		<div className="whole" onChangeCapture={follow}>
			{children}
		</div>
	);
}

const SHOWN_TITLE = 60;
const SHOWN_SUMMARY = 155;

type MeasuredProps = { source: string; shown: number; isRequired?: boolean; autoFocus?: boolean };

function Measured({ source, shown, ...input }: MeasuredProps) {
	const text: unknown = useWatch({ name: source });
	const { length } = typeof text === "string" ? text : "";
	const cut =
		length > shown ? `; search engines cut it after about ${shown}` : ` of the ${shown} that search engines show`;
	const formatted = length === 0 ? false : `${length} characters${cut}`;
	return <TextInput source={source} {...input} multiline helperText={formatted} />;
}

/** Once readers know an address, it stays. */
function SlugInput({ under, isFixed }: { under: string; isFixed: boolean }) {
	const slug: unknown = useWatch({ name: "slug" });
	const address = typeof slug === "string" && slug !== "" ? siteAddress(`${under}${slug}`) : undefined;
	if (isFixed && address !== undefined) {
		return (
			<p>
				<a href={address}>{address}</a> (public, so the address cannot change)
			</p>
		);
	}
	const made = "Made from the title; it can be changed until it is published.";
	return (
		<TextInput
			source="slug"
			label="Slug, its part of the address"
			helperText={address === undefined ? made : `${address}. ${made}`}
		/>
	);
}

/** Both languages share a slug: the Hindi piece takes the English one. */
function TranslationOf() {
	const resource = useResourceContext() ?? "";
	const language: unknown = useWatch({ name: "language" });
	const { setValue } = useFormContext();
	const [words, setWords] = useState("");
	const filter = { language: "en", ...(words !== "" && { q: words }) };
	const query = { filter, sort: "-date_updated", most: MAX_CHOICES, enabled: language === "hi" };
	const { data = [] } = useItems(resource, query);
	if (language !== "hi") return null;
	return (
		<AutocompleteInput
			source="slug"
			label="Hindi version of"
			choices={data.map(({ slug, title }) => ({ id: slug, name: title }))}
			setFilter={(typed: string) => setWords(typed)}
			onChange={(slug) => setValue("slug", slug, { shouldDirty: true })}
			helperText="Leave it empty if there is no English version."
		/>
	);
}
