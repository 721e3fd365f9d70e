import TextField from "@mui/material/TextField";
import { CORRECTED_FIELDS } from "@uchit/contract/correction.ts";
import { isUnusual } from "@uchit/contract/plausible-fact.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import {
	BooleanInput,
	type CreateProps,
	Link,
	SelectInput,
	SimpleForm,
	type SimpleFormProps,
	TextInput,
	useDataProvider,
	useInput,
	useNotify,
} from "react-admin";
import { useWatch } from "react-hook-form";
import { CollegeInput } from "#studio/facts/college-input.tsx";
import { Fault } from "#studio/facts/shape/fault.tsx";
import { DOCUMENT_FIELDS, SourceInput } from "#studio/facts/source-input.tsx";
import { MakeItem } from "#studio/parts/make-item.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { createSource } from "#studio/wire/actions.ts";
import { ConfirmCheckbox } from "./fact-fields.tsx";
import { FactInput } from "./fact-input.tsx";
import { UNUSUAL_FACT_MESSAGE } from "./new-facts.ts";
import { KINDS, kindOf, readAddress } from "./words.ts";

export function CorrectionCreate() {
	return (
		<ProposalForm>
			<FromAddress />
			<CollegeInput />
			<SelectInput source="field" label="What is corrected" choices={KINDS} isRequired />
			<p>
				Dates and fields of exams, and values of countries, have forms of their own: <Link to="/exams">Exams</Link>,{" "}
				<Link to="/countries">Countries</Link>.
			</p>
			<FactInput />
			<ValueInput />
			<UnusualValueConfirmation />
			<TextInput source="reason" label="Why (only the desk sees this)" isRequired multiline />
		</ProposalForm>
	);
}

type ProposalProps = Pick<SimpleFormProps, "defaultValues" | "resolver" | "toolbar" | "children"> &
	Pick<CreateProps, "resource" | "transform"> & { title?: string };

/** What is proposed with its document, which is new to the site or chosen. */
export function ProposalForm({ title, resource, transform = toCorrectionBody, children, ...form }: ProposalProps) {
	const { defaultValues, ...judged } = form;
	return (
		<MakeItem {...{ transform, ...(title !== undefined && { title }), ...(resource !== undefined && { resource }) }}>
			<SimpleForm toolbar={<PlainToolbar />} {...judged} defaultValues={{ names_document: true, ...defaultValues }}>
				{children}
				<CorrectionSource />
			</SimpleForm>
		</MakeItem>
	);
}

function FromAddress() {
	const [address, setAddress] = useState("");
	const { field: college } = useInput({ source: "college_id" });
	const { field: kind } = useInput({ source: "field" });
	const provider = useDataProvider();
	const notify = useNotify();
	const fill = async (pasted: string) => {
		setAddress(pasted);
		const read = readAddress(pasted);
		if (read === undefined) return;
		const filter = { slug: read.slug };
		const sort = { field: "name", order: "ASC" } as const;
		const { data } = await provider.getList("colleges", { filter, sort, pagination: { page: 1, perPage: 1 } });
		if (data[0] === undefined) notify("The site has no college at this address.", { type: "warning" });
		else college.onChange(data[0].id);
		if (read.field !== undefined) kind.onChange(read.field);
	};
	return (
		<TextField
			label="Address on the site, from a receipt or a page of the college"
			helperText="Paste it here to fill in the college and the fact. You may leave it empty."
			value={address}
			onChange={({ target }) => void fill(target.value)}
			fullWidth
			size="small"
			margin="dense"
		/>
	);
}

function ValueInput() {
	const kind = kindOf(useInput({ source: "field" }).field.value);
	const isRemoved: unknown = useInput({ source: "is_removed" }).field.value;
	if (kind === undefined) return null;
	return (
		<>
			{isRemoved !== true && kind.choices !== undefined && (
				<SelectInput source="value" label="New value" choices={[...kind.choices]} isRequired />
			)}
			{isRemoved !== true && kind.choices === undefined && (
				<TextInput
					source="value"
					label="New value"
					isRequired
					{...(kind.help !== undefined && { helperText: kind.help })}
				/>
			)}
			{kind.mayRemove === true && (
				<BooleanInput source="is_removed" label="The fact is wrong altogether: take it off the site" />
			)}
		</>
	);
}

/** Confirms an unusual number. The tick counts only for the number that was there when it was made. */
function UnusualValueConfirmation() {
	const [field, fact, value]: unknown[] = useWatch({ name: ["field", "fact", "value"] });
	const known = CORRECTED_FIELDS.find((each) => each === field);
	const typed = String(value ?? "");
	if (known === undefined || !isUnusual({ field: known, fact, value: typed })) return null;
	return <ConfirmTick typed={typed} />;
}

function ConfirmTick({ typed }: { typed: string }) {
	const validate = (so: unknown) => (so === typed ? undefined : UNUSUAL_FACT_MESSAGE);
	const { field: so } = useInput({ source: "is_so", validate });
	return (
		<>
			<ConfirmCheckbox isSo={so.value === typed} onChange={(isSo) => so.onChange(isSo ? typed : "")} />
			<Fault source="is_so" />
		</>
	);
}

export function CorrectionSource() {
	const names: unknown = useInput({ source: "names_document" }).field.value;
	return (
		<>
			<BooleanInput
				source="names_document"
				label="The document is new to the site: name it here"
				helperText="Switch it off to choose a document that the site has."
			/>
			{names === true ? (
				DOCUMENT_FIELDS.map(({ name, ...field }) => <TextInput key={name} source={`document.${name}`} {...field} />)
			) : (
				<SourceInput source="source_id" label="Source" />
			)}
		</>
	);
}

type Values = Record<string, unknown>;

/** A newly named document is first created as a source. */
export async function toCorrectionBody({
	names_document,
	document,
	is_removed,
	is_so: _,
	...values
}: Values): Promise<Values> {
	const value = is_removed === true ? "" : values.value;
	if (names_document !== true || !isRecord(document)) return { ...values, value };
	return { ...values, value, source_id: await createSource(document) };
}
