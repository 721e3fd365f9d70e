import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { addedKind, type FactPart } from "@uchit/contract/added-fact.ts";
import { FACT_KINDS, type FactKind } from "@uchit/contract/correction.ts";
import { useId } from "react";
import { RecordContextProvider } from "react-admin";
import { useWatch } from "react-hook-form";
import { SourceName } from "#studio/facts/source-name.tsx";
import { ReadError } from "#studio/parts/items.tsx";
import { Options } from "#studio/parts/line.tsx";
import { listCorrectable, listCounsellings } from "#studio/wire/actions.ts";
import { findPresent, isLarge, isUnusualFact, type NewFact, readAsYear } from "./new-facts.ts";
import { wordsOf } from "./words.ts";

type Props = {
	fact: NewFact;
	place: number;
	fault: string | undefined;
	isNew: boolean;
	onChange: (fact: NewFact) => void;
	onRemove: () => void;
};

export function FactFields({ fact, place, fault, isNew, onChange, onRemove }: Props) {
	const { name, choices, help }: FactKind = FACT_KINDS[fact.field];
	const kind = addedKind(fact.field);
	const faultId = useId();
	const setPart = (part: string, value: string) => onChange({ ...fact, parts: { ...fact.parts, [part]: value } });
	const setValue = (at: number, value: string) =>
		onChange({ ...fact, isSo: false, values: fact.values.with(at, value) });
	const described = fault === undefined ? {} : { "aria-describedby": faultId };
	return (
		<fieldset className="part" {...described}>
			<legend>{`${place + 1}. ${name}`}</legend>
			<PresentFacts fact={fact} />
			<div className="columns">
				{kind?.parts.map((part, at) => (
					<PartInput
						key={part.name}
						part={part}
						counselling={fact.parts.counselling}
						value={fact.parts[part.name] ?? ""}
						hasFocus={isNew && at === 0}
						onChange={(value) => setPart(part.name, value)}
					/>
				))}
				{kind?.values.map(({ label }, at) => (
					<Input
						key={label}
						label={label}
						choices={choices}
						help={help}
						value={fact.values[at] ?? ""}
						isRequired={kind.values.length === 1}
						hasFocus={isNew && kind.parts.length === 0}
						onChange={(value) => setValue(at, value)}
					/>
				))}
			</div>
			{isUnusualFact(fact) && <ConfirmCheckbox isSo={fact.isSo} onChange={(isSo) => onChange({ ...fact, isSo })} />}
			{fault !== undefined && (
				<FormHelperText id={faultId} error role="alert">
					{fault}
				</FormHelperText>
			)}
			<Button size="small" onClick={onRemove} aria-label={`Remove ${place + 1}. ${name}`}>
				Remove
			</Button>
		</fieldset>
	);
}

const MAX_PRESENT = 4;

/** What the site has now, with its document, beside the boxes that may change it. */
function PresentFacts({ fact }: { fact: NewFact }) {
	const college: unknown = useWatch({ name: "college_id" });
	const isChosen = typeof college === "string" && college !== "";
	const { data, error } = useQuery({
		queryKey: ["correctable", college, fact.field, ""],
		queryFn: ({ signal }) => listCorrectable({ college: String(college), field: fact.field, q: "" }, signal),
		enabled: isChosen,
	});
	if (!isChosen) return null;
	if (data === undefined) return <ReadError error={error} />;
	const present = findPresent(fact, data);
	if (present.length === 0) return <p>The site has now: nothing.</p>;
	return (
		<>
			<p>The site has now:</p>
			<ul>
				{present.slice(0, MAX_PRESENT).map((each) => (
					<li key={JSON.stringify(each.fact)}>
						{wordsOf(each, fact.field)}{" "}
						<RecordContextProvider value={{ id: each.source, source_id: each.source }}>
							(<SourceName />)
						</RecordContextProvider>
					</li>
				))}
				{present.length > MAX_PRESENT && <li>and {present.length - MAX_PRESENT} more</li>}
			</ul>
			{isLarge(fact, present) && (
				<p role="status">The figure changes by more than half: it waits for a second person.</p>
			)}
		</>
	);
}

export function ConfirmCheckbox({ isSo, onChange }: { isSo: boolean; onChange: (isSo: boolean) => void }) {
	return (
		<FormControlLabel
			control={<Checkbox checked={isSo} onChange={(_event, checked) => onChange(checked)} />}
			label="Yes, the document has this unusual number"
		/>
	);
}

type PartProps = {
	part: FactPart;
	/** The row's counselling, which defines the choices of its other parts. */
	counselling: string | undefined;
	value: string;
	hasFocus: boolean;
	onChange: (value: string) => void;
};

export function PartInput({ part: { name, label, kind, choices, isOptional }, counselling, ...input }: PartProps) {
	const counsellings = useCounsellings(kind === "counselling" || counselling !== undefined);
	const words = counsellings.find(({ id }) => id === counselling);
	const suggested = { quota: words?.quotas, seat_type: words?.categories, gender: words?.genders };
	const [, own] = Object.entries(suggested).find(([each]) => each === name) ?? [];
	return (
		<Input
			{...input}
			label={label}
			help={kind === "year" ? readAsYear(input.value) : undefined}
			choices={kind === "counselling" ? counsellings : choices}
			suggested={own?.filter((word) => word !== "")}
			isRequired={isOptional !== true}
		/>
	);
}

export function useCounsellings(enabled: boolean) {
	const query = { queryKey: ["counsellings"], queryFn: listCounsellings, enabled };
	return useQuery(query).data ?? [];
}

type InputProps = Omit<PartProps, "part" | "counselling"> & {
	label: string;
	choices: FactPart["choices"];
	help?: string | undefined;
	suggested?: readonly string[] | undefined;
	isRequired: boolean;
};

function Input({ label, choices, help, suggested, isRequired, value, hasFocus, onChange }: InputProps) {
	const id = useId();
	return (
		<>
			<TextField
				{...{
					id,
					label,
					value,
					required: isRequired,
					autoFocus: hasFocus,
					size: "small",
					margin: "dense",
					fullWidth: true,
				}}
				onChange={({ target }) => onChange(target.value)}
				select={choices !== undefined}
				helperText={help}
				slotProps={{
					select: { native: true },
					inputLabel: choices === undefined ? {} : { shrink: true },
					htmlInput: suggested === undefined ? {} : { list: `${id}-words` },
				}}
			>
				{choices !== undefined && <option value="">{isRequired ? "Choose" : "None of these"}</option>}
				<Options choices={choices ?? []} />
			</TextField>
			{suggested !== undefined && (
				<datalist id={`${id}-words`}>
					{suggested.map((word) => (
						<option key={word} value={word} />
					))}
				</datalist>
			)}
		</>
	);
}
