import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type RaRecord, useGetOne } from "react-admin";
import { nameWithPlace } from "#studio/facts/college-input.tsx";
import { ReadError, useItems } from "#studio/parts/items.tsx";
import { PlainTable } from "#studio/parts/plain-table.tsx";
import { countItems, findMergeDoubt } from "#studio/wire/actions.ts";

const MERGED = [
	{ id: "rankings", name: "Ranks" },
	{ id: "cutoffs", name: "Closing ranks" },
	{ id: "intakes", name: "Approved courses" },
	{ id: "college_fees", name: "Fees" },
	{ id: "page_fees", name: "Fees read from the college’s pages" },
	{ id: "outcomes", name: "Placements and salaries" },
	{ id: "college_facts", name: "Facts of lists (address, phone …)" },
	{ id: "college_names", name: "Other names" },
	{ id: "reviews", name: "Reviews" },
	{ id: "reports", name: "Error reports" },
] as const;

const COMPARED = [
	{ id: "address", name: "Postal address" },
	{ id: "pin", name: "PIN code" },
	{ id: "affiliated-to", name: "Affiliation" },
	{ id: "recognised-by", name: "Approval" },
	{ id: "established", name: "Founded" },
	{ id: "website", name: "Website" },
] as const;

/** What the site has of two colleges that are to be merged; shown to who merges them and to who agrees. */
export function ComparedColleges({ both }: { both: readonly RaRecord[] }) {
	const counted = MERGED.flatMap(({ id }) => both.map((each) => ({ resource: id, filter: { college_id: each.id } })));
	const { data: counts = [] } = useQuery({ queryKey: ["merged", counted], queryFn: () => countItems(counted) });
	const row = (name: string, cellOf: (college: RaRecord, at: number) => ReactNode) => ({
		...{ key: name, cells: [name, ...both.map(cellOf)] },
	});
	return (
		<PlainTable
			caption="What the site has of each"
			heads={["What", ...both.map(nameWithPlace)]}
			rows={[
				row("Address on the site", ({ slug }) => `/college/${slug}`),
				row("Kind", ({ kind }) => String(kind)),
				row("Town", ({ city }) => String(city ?? "not known")),
				...COMPARED.map(({ id, name }) => row(name, (college) => <Printed college={college} field={id} />)),
				...MERGED.map(({ name }, place) =>
					row(name, (_, at) => counts[2 * place + at]?.toLocaleString("en-IN") ?? "…"),
				),
			]}
		/>
	);
}

type Pair = { stays: string; goes: string };

/** The same for the second person, with the reason why a second person decides. */
export function WaitingMerge({ stays, goes }: Pair) {
	const [one, other] = [useCollege(stays), useCollege(goes)];
	return (
		<>
			<MergeOutcome {...{ stays, goes }} />
			{one !== undefined && other !== undefined && <ComparedColleges both={[one, other]} />}
		</>
	);
}

/** When readers see a merge. */
export function MergeOutcome({ stays, goes }: Pair) {
	const queryKey = ["merge-doubt", stays, goes];
	const { data, error } = useQuery({ queryKey, queryFn: () => findMergeDoubt(stays, goes) });
	if (error !== null) return <ReadError error={error} />;
	if (data === undefined) return <p>Checking who has to agree …</p>;
	return (
		<p>{data.doubt === null ? "Readers see it at once." : `It waits for a second person, because ${data.doubt}.`}</p>
	);
}

export function useCollege(id: unknown): RaRecord | undefined {
	const isChosen = typeof id === "string" && id !== "";
	const { data } = useGetOne<RaRecord>("colleges", { id: isChosen ? id : "" }, { enabled: isChosen });
	return isChosen ? data : undefined;
}

function Printed({ college, field }: { college: RaRecord; field: string }) {
	const { data } = useItems("college_facts", { filter: { college_id: college.id }, sort: "field", most: 200 });
	if (data === undefined) return "…";
	const words = data.flatMap((fact) => (fact.field === field ? String(fact.printed) : []));
	return words.length === 0 ? "not known" : [...new Set(words)].join("; ");
}
