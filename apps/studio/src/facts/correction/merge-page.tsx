import { useQuery } from "@tanstack/react-query";
import { MERGE } from "@uchit/contract/correction.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import type { ReactNode } from "react";
import {
	getSimpleValidationResolver,
	RadioButtonGroupInput,
	type RaRecord,
	TextInput,
	useGetOne,
	useInput,
} from "react-admin";
import { useFormContext } from "react-hook-form";
import { CollegeInput, nameWithPlace } from "#studio/facts/college-input.tsx";
import { useItems } from "#studio/parts/items.tsx";
import { PlainTable } from "#studio/parts/plain-table.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { countItems } from "#studio/wire/actions.ts";
import { ProposalForm, toCorrectionBody } from "./correction-form.tsx";

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

export function MergePage() {
	return (
		<ProposalForm
			resource="corrections"
			title="Two institutions are one"
			transform={toMerge}
			resolver={getSimpleValidationResolver(faultsOf)}
			toolbar={<MergeToolbar />}
		>
			<p>
				All facts of one go to the other, its address leads there, and lists count them once. Later loads keep this, and
				you can undo it. If they are in different states or belong to different universities, a colleague has to agree.
			</p>
			<CollegeInput source="college_id" label="One institution" />
			<CollegeInput source="other_id" label="The other" />
			<SideBySide />
			<TextInput source="reason" label="Why they are one (only the desk sees this)" isRequired multiline />
		</ProposalForm>
	);
}

function MergeToolbar() {
	const { getValues } = useFormContext();
	const question = async () => {
		const values = getValues();
		if (Object.keys(faultsOf(values)).length > 0) return undefined;
		const content = `The page of ${goneOf(values)} goes, and its facts and its address lead to ${values.kept}. Readers see that at once, unless a colleague has to agree.`;
		return () => ({ content });
	};
	return <PlainToolbar question={question} sure="Merge them" />;
}

function SideBySide() {
	const [one, other] = [useCollege("college_id"), useCollege("other_id")];
	const both = one === undefined || other === undefined || one.id === other.id ? [] : [one, other];
	const counted = MERGED.flatMap(({ id }) => both.map((each) => ({ resource: id, filter: { college_id: each.id } })));
	const { data: counts = [] } = useQuery({
		queryKey: ["merged", counted],
		queryFn: () => countItems(counted),
		enabled: both.length > 0,
	});
	if (both.length === 0) return null;
	const row = (name: string, cellOf: (college: RaRecord, at: number) => ReactNode) => ({
		...{ key: name, cells: [name, ...both.map(cellOf)] },
	});
	return (
		<>
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
			<RadioButtonGroupInput
				source="kept"
				label="Which of their pages stays"
				choices={both.map((college) => ({ id: college.id, name: nameWithPlace(college) }))}
				isRequired
				row={false}
			/>
		</>
	);
}

function useCollege(source: string): RaRecord | undefined {
	const id: unknown = useInput({ source }).field.value;
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

type Values = Record<string, unknown>;

/** All that the wire would ask for, at once. */
function faultsOf({ college_id: one, other_id: other, kept, reason, ...from }: Values) {
	const names = from.names_document === true;
	const { publisher, document }: Values = isRecord(from.document) ? from.document : {};
	const areTwo = one && other && one !== other;
	const faults = {
		college_id: !one && "Choose an institution.",
		other_id: other
			? one === other && "This is the same institution: choose another."
			: "Choose the other institution.",
		kept: areTwo && kept !== one && kept !== other && "Choose which of their pages stays.",
		reason: !reason && "Say why they are one.",
		document: names && {
			...(!publisher && { publisher: "Say who published it." }),
			...(!document && { document: "Name the document." }),
		},
		source_id: !names && !from.source_id && "Choose the source.",
	};
	return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault && Object.keys(fault).length > 0));
}

/** A merge is sent as a correction of the remaining college whose value is the removed one. */
function toMerge({ college_id, other_id, kept, ...values }: Values): Promise<Values> {
	const value = goneOf({ college_id, other_id, kept });
	return toCorrectionBody({ ...values, field: MERGE, college_id: kept, value });
}

function goneOf({ college_id: one, other_id: other, kept }: Values): unknown {
	return kept === one ? other : one;
}
