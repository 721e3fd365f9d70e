import type { ReactNode } from "react";
import { RecordContextProvider, ReferenceField, TextField } from "react-admin";
import { choicesOf } from "#studio/facts/choices-of.ts";
import { labelOfField } from "#studio/facts/shape/words.ts";
import { SourceName } from "#studio/facts/source-name.tsx";
import { useNamesOf } from "#studio/writing/named-item.ts";
import { CollegeName } from "./college-name.tsx";
import { differencesOf, NOTHING, plainInWords } from "./difference.ts";
import { Facts } from "./facts.tsx";
import { TextDifference } from "./text-difference.tsx";

type Sides = { was: unknown; is: unknown };
type Props = Sides & { collection: string; field: string };

export function FieldDifference({ collection, field, was, is }: Props) {
	const nameOf = (name: string) => labelOfField(collection, name);
	return (
		<section aria-label={nameOf(field)}>
			<h3>{nameOf(field)}</h3>
			<Difference {...{ collection, field, was, is }} />
		</section>
	);
}

/** A first version changes nothing: each field with its value. */
export function FirstValues({ collection, values }: { collection: string; values: Values }) {
	const lines = Object.entries(values).map(([field, is]) => [
		labelOfField(collection, field),
		<Difference key={field} {...{ collection, field, is }} was={undefined} />,
	]);
	return (
		<div className="first-version">
			<Facts lines={Object.fromEntries(lines)} />
		</div>
	);
}

const PICTURES: ReadonlySet<string> = new Set(["picture", "file", "news_external_channel_icon"]);
const CHOSEN: ReadonlySet<string> = new Set(["status", "state", "category", "language", "kind", "place"]);
const REFERENCES: Readonly<Record<string, ReactNode>> = {
	college_id: <CollegeName />,
	source_id: <SourceName />,
	parent: (
		<ReferenceField source="parent" reference="menus" link={false}>
			<TextField source="label" />
		</ReferenceField>
	),
};
const LISTS: Readonly<Record<string, "colleges" | "exams">> = { related_colleges: "colleges", related_exams: "exams" };

/** Both sides as a reader sees them: pictures, names and words, not what is stored for them. */
function Difference({ collection, field, was, is }: Props) {
	const reference = REFERENCES[field];
	const list = LISTS[field];
	if (PICTURES.has(field)) return <Both {...{ was, is }} show={(file) => <Picture file={file} />} />;
	if (list !== undefined) return <NamesDifference {...{ list, was, is }} />;
	if (reference !== undefined) {
		const show = (id: unknown) => (
			<RecordContextProvider value={{ id: field, [field]: id }}>{reference}</RecordContextProvider>
		);
		return <Both {...{ was, is, show }} />;
	}
	if (CHOSEN.has(field)) return <Both {...{ was, is }} show={(value) => chosenInWords(field, String(value))} />;
	if (!isText(was) || !isText(is)) {
		const differences = differencesOf({ [field]: was }, { [field]: is }, (name) => labelOfField(collection, name));
		return (
			<ul>
				{differences.map(({ what, ...sides }) => (
					<li key={what}>
						{what}: <Both {...sides} show={String} />
					</li>
				))}
			</ul>
		);
	}
	return <TextDifference before={plainInWords(was ?? "")} after={plainInWords(is ?? "")} />;
}

function Both({ was, is, show }: Sides & { show: (value: unknown) => ReactNode }) {
	return (
		<>
			{isThere(was) && <del>{show(was)}</del>} {isThere(was) && "→"} {isThere(is) ? <ins>{show(is)}</ins> : NOTHING}
		</>
	);
}

function Picture({ file }: { file: unknown }) {
	return <img src={`/assets/${file}?width=384`} alt="" width={240} style={{ verticalAlign: "middle" }} />;
}

function NamesDifference({ list, was, is }: Sides & { list: "colleges" | "exams" }) {
	const [before, after] = [was, is].map((slugs) => (Array.isArray(slugs) ? slugs.map(String) : []));
	const { names } = useNamesOf(list, [...(before ?? []), ...(after ?? [])]);
	const textOf = (slugs: readonly string[] = []) => slugs.map((slug) => names.get(slug) ?? slug).join("\n");
	return <TextDifference before={textOf(before)} after={textOf(after)} />;
}

const LANGUAGES = new Intl.DisplayNames(["en"], { type: "language" });

/** `in_review` → In review, `hi` as a language → Hindi. */
export function chosenInWords(field: string, value: string): string {
	if (field === "language" && /^[a-z]{2}$/.test(value)) return LANGUAGES.of(value) ?? value;
	return choicesOf([value])[0]?.name ?? value;
}

function isThere(value: unknown): boolean {
	return value !== null && value !== undefined && value !== "" && value !== NOTHING;
}

export function isText(value: unknown): value is string | null | undefined {
	return value === null || value === undefined || typeof value === "string";
}

type ChangesProps = { collection: string; was: Values; changes: Values };
type Values = Readonly<Record<string, unknown>>;

/** What a stored change makes of each field. */
export function ChangedFields({ collection, was, changes }: ChangesProps) {
	return Object.entries(changes).map(([field, is]) => (
		<FieldDifference key={field} {...{ collection, field, is }} was={was[field]} />
	));
}

const MAX_SHORT_TEXT_LENGTH = 80;

/** In one line: a long text only by the name of its field. */
export function changesInShort({ collection, was, changes }: ChangesProps): string {
	return differencesOf(was, changes, (name) => labelOfField(collection, name))
		.map(({ what, was, is }) => (was.length + is.length > MAX_SHORT_TEXT_LENGTH ? what : `${what}: ${was} → ${is}`))
		.join("; ");
}
