import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useCanAccess } from "react-admin";
import { ReadError } from "#studio/parts/items.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { type Correctable, listCorrectable } from "#studio/wire/actions.ts";
import { addressOfAdding, addressOfCorrecting, KINDS, mayBeAdded, wordsOf } from "./correction/words.ts";

export const CorrectableFacts = ofItem((college) => {
	const { canAccess } = useCanAccess({ resource: "corrections", action: "create" });
	if (canAccess !== true) return null;
	return (
		<Titled title="What the site shows" className="correctable">
			<p>
				<Link to={addressOfAdding({ college: college.id })}>Add facts from a document</Link>
			</p>
			{KINDS.map(({ id, name }) => (
				<Kind key={id} college={String(college.id)} field={id} name={name} />
			))}
		</Titled>
	);
});

type KindProps = { college: string; field: string; name: string };

/** Kinds with one or a few facts load at once; the others load when opened. */
const FIELDS_OPEN_AT_FIRST: ReadonlySet<string> = new Set([
	...["name", "city", "address", "pin", "phone", "website", "ownership", "established", "affiliation"],
]);

function Kind({ college, field, name }: KindProps) {
	const [isOpen, setOpen] = useState(FIELDS_OPEN_AT_FIRST.has(field));
	const { data, error } = useQuery({
		queryKey: ["correctable", college, field, ""],
		queryFn: ({ signal }) => listCorrectable({ college, field, q: "" }, signal),
		enabled: isOpen,
	});
	return (
		<details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>{name}</summary>
			<ReadError error={error} />
			{isOpen && data === undefined && error === null && <p role="status">Reading what the site has …</p>}
			{data?.length === 0 && <p>The site has none.</p>}
			<ul>
				{data?.map((each) => (
					<li key={JSON.stringify(each.fact)}>
						{wordsOf(each, field)}{" "}
						<Link
							to={addressOfCorrecting(toForm(each, { college, field }))}
							aria-label={`Correct ${name}: ${wordsOf(each, field)}`}
						>
							Correct
						</Link>
					</li>
				))}
			</ul>
			{isOpen && mayBeAdded(field) && <Link to={addressOfAdding({ college, field })}>Add: {name}</Link>}
		</details>
	);
}

export function toForm({ fact, value }: Correctable, { college, field }: { college: string; field: string }) {
	return { college_id: college, field, value, ...(Object.keys(fact).length > 0 && { fact }) };
}
