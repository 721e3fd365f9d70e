import { useQuery } from "@tanstack/react-query";
import { Link, TextInput } from "react-admin";
import { itemScreen } from "#studio/parts/item-screen.tsx";
import { ReadError, useItems } from "#studio/parts/items.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { STATUSES } from "#studio/status.ts";
import { SluggedBy } from "./piece-head.tsx";

const NEEDS = "To be saved, a term needs its name and its meaning, both in English and in Hindi.";

export const glossary = itemScreen({
	name: "glossary_terms",
	label: "Glossary",
	represent: "name",
	isEditorial: true,
	below: <ShippedTerms />,
	columns: { name_hi: { label: "In Hindi" }, status: { of: STATUSES } },
	fields: (
		<>
			<p>{NEEDS} A term with the same slug replaces the one that came with the site.</p>
			<SluggedBy source="name">
				<TextInput source="name" label="Term" isRequired />
			</SluggedBy>
			<TextInput source="name_hi" label="Term in Hindi" isRequired />
			<TextInput
				source="slug"
				helperText="Made from the term. Its address is /glossary#slug, for example /glossary#naac."
			/>
			<TextInput source="text" label="What it means, in one to three sentences" isRequired multiline />
			<TextInput source="text_hi" label="The same in Hindi" isRequired multiline />
			<TextInput source="source_name" label="Who defines it, where an authority does" />
			<TextInput source="source_address" label="Where (https://…)" />
		</>
	),
});

/** What readers see beside the desk's own terms. To change one makes a term of the desk with its slug. */
function ShippedTerms() {
	const { data: shipped = [], error } = useQuery({ queryKey: ["shipped-terms"], queryFn: readShippedTerms });
	const { data: own = [] } = useItems("glossary_terms", { most: 1_000 });
	if (error !== null) return <ReadError error={error} />;
	const replaced = new Set(own.flatMap(({ slug, status }) => (status === "published" ? [String(slug)] : [])));
	const shown = shipped.filter(({ slug }) => !replaced.has(slug));
	return (
		<Titled title={`Came with the site: ${shown.length} terms that readers see too`}>
			<p>{NEEDS} Terms written at the desk replace those here.</p>
			<ul className="columns">
				{shown.map((term) => (
					<li key={term.slug}>
						<Link to={addressOfChange(term)}>{term.name}</Link>
					</li>
				))}
			</ul>
		</Titled>
	);
}

type ShippedTerm = Awaited<ReturnType<typeof readShippedTerms>>[number];

async function readShippedTerms() {
	return (await import("../../../../content/glossary/terms.json", { with: { type: "json" } })).default;
}

function addressOfChange({ slug, name, nameHi, text, textHi, ...term }: ShippedTerm): string {
	const { name: source_name, address: source_address } = term.source ?? {};
	const source = { slug, name, name_hi: nameHi, text, text_hi: textHi, source_name, source_address };
	return `/glossary_terms/create?${new URLSearchParams({ source: JSON.stringify(source) })}`;
}
