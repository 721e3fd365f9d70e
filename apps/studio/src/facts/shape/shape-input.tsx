import { STATE_SLUGS } from "@uchit/contract/state-names.ts";
import { useState } from "react";
import {
	AutocompleteArrayInput,
	BooleanInput,
	NumberInput,
	SelectInput,
	TextArrayInput,
	TextInput,
	useInput,
} from "react-admin";
import { ReceiptInput } from "#studio/facts/receipt-input.tsx";
import { Folded, Part, Rows } from "#studio/facts/rows.tsx";
import { stateName } from "#studio/facts/state-name.ts";
import { dayInWords } from "#studio/parts/day-in-words.ts";
import { DayInput } from "#studio/parts/day-input.tsx";
import { PictureOnSite } from "#studio/writing/picture-input.tsx";
import { RelatedInput } from "#studio/writing/related-input.tsx";
import { Fault } from "./fault.tsx";
import { toForm } from "./form-values.ts";
import { readDay } from "./read-day.ts";
import { type Fields, fieldsOf, type Shape } from "./shape.ts";
import { summaryOf, titleOf } from "./summary.ts";
import { addsTo, choicesIn, isLongText, labelOf, nounOfRow } from "./words.ts";

/** `part`: the name of what it is a part of. */
type Props = { source: string; name: string; shape: Shape; part?: string };

export function ShapeInput({ source, name, shape, part = "" }: Props) {
	const label = labelOf(name, part);
	const helperText = shape.help !== undefined && addsTo(label, shape.help) ? shape.help : (false as const);
	const common = { source, label, helperText, isRequired: shape.isRequired };
	switch (shape.kind) {
		case "text":
			if (name === "key") return <KeyInput {...common} />;
			if (PICTURES.has(name)) return <PictureOnSite source={source} label={label} />;
			return <TextInput {...common} multiline={isLongText(name)} />;
		case "date":
			return <DayInput {...common} />;
		case "day-or-month":
			return <DayOrMonthInput {...common} />;
		case "boolean":
			return <BooleanInput {...common} />;
		case "number":
			return <NumberInput {...common} {...(shape.isWhole ? { step: 1 } : {})} {...boundsOf(shape)} />;
		case "choice":
			return <SelectInput {...common} choices={choicesIn(shape.choices)} />;
		case "receipt":
			return <ReceiptInput source={source} label={label} />;
		case "rows":
			return <ListInput {...common} name={name} element={shape.element} />;
		case "by-key":
			return (
				<Part source={source} label={label} isInline>
					<FieldInputs
						source={source}
						part={name}
						fields={Object.fromEntries(shape.keys.map((key) => [key, shape.of]))}
					/>
				</Part>
			);
		case "part":
			return (
				<Part source={source} label={label}>
					<FieldInputs source={source} part={name} fields={shape.fields} />
				</Part>
			);
		case "one-of":
			return (
				<Part source={source} label={label}>
					<OneOfInputs source={source} part={name} shape={shape} />
				</Part>
			);
	}
}

/** Calendars identify an event by its key, so it is fixed once saved. */
function KeyInput(props: { source: string; label: string; helperText: string | false }) {
	const [isSaved] = useState(Boolean(useInput({ source: props.source }).field.value));
	return <TextInput {...props} readOnly={isSaved} />;
}

function DayOrMonthInput(props: { source: string; label: string; helperText: string | false; isRequired: boolean }) {
	const typed: unknown = useInput({ source: props.source }).field.value;
	const read = typeof typed === "string" ? readDay(typed) : "";
	const words = dayInWords(read);
	const example = "A day or a month: 15/01/2027, January 2027";
	return (
		<TextInput
			{...props}
			helperText={words === read ? props.helperText || (props.isRequired && example) : `Read as ${words}`}
		/>
	);
}

const PICTURES: ReadonlySet<string> = new Set(["banner", "flag", "logo"]);

function boundsOf({ least, most }: { least?: number; most?: number }) {
	return { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
}

type PartProps<Of> = { source: string; part: string } & Of;

function FieldInputs({ source, part, fields }: PartProps<{ fields: Fields }>) {
	return Object.entries(fields).map(([name, shape]) => (
		<ShapeInput key={name} source={source === "" ? name : `${source}.${name}`} {...{ name, shape, part }} />
	));
}

function OneOfInputs({ source, part, shape }: PartProps<{ shape: Extract<Shape, { kind: "one-of" }> }>) {
	const by = source === "" ? shape.by : `${source}.${shape.by}`;
	const chosen: unknown = useInput({ source: by }).field.value;
	const { [shape.by]: _, ...fields } = shape.options[String(chosen)] ?? {};
	return (
		<>
			<SelectInput
				source={by}
				label={labelOf(shape.by, part)}
				choices={choicesIn(Object.keys(shape.options))}
				isRequired
			/>
			<FieldInputs source={source} part={part} fields={fields} />
		</>
	);
}

const RELATED: Readonly<Record<string, "colleges" | "exams">> = { colleges: "colleges", writeNow: "exams" };
const STATES = STATE_SLUGS.map((id) => ({ id, name: stateName(id) }));

type ListProps = { source: string; label: string; helperText: string | false; name: string; element: Shape };

function ListInput({ name, element, ...common }: ListProps) {
	const { source, label } = common;
	if (element.kind === "choice" || name === "states") {
		const choices = element.kind === "choice" ? choicesIn(element.choices) : STATES;
		return (
			<>
				<AutocompleteArrayInput {...common} helperText={false} choices={choices} />
				<Fault source={source} />
			</>
		);
	}
	const related = RELATED[name];
	if (related !== undefined) {
		return (
			<>
				<RelatedInput source={source} label={label} resource={related} />
				<Fault source={source} />
			</>
		);
	}
	if (element.kind === "text") {
		return (
			<>
				<TextArrayInput {...common} helperText={common.helperText || "Press Enter after each."} />
				<Fault source={source} />
			</>
		);
	}
	return (
		<Rows source={source} label={label} add={`Add ${withArticle(nounOfRow(name))}`} blank={toForm(element)}>
			<RowInputs source="" name={nounOfRow(name)} shape={element} />
		</Rows>
	);
}

function RowInputs({ source, name, shape }: Props) {
	if (shape.kind !== "part" && shape.kind !== "one-of") return <ShapeInput source={source} name={name} shape={shape} />;
	const inputs =
		shape.kind === "part" ? (
			<FieldInputs source={source} part={name} fields={shape.fields} />
		) : (
			<OneOfInputs source={source} part={name} shape={shape} />
		);
	if (isShort(fieldsOf(shape))) return inputs;
	return (
		<Folded
			titleOf={(value) => titleOf(shape, value) ?? `A new ${name}`}
			summaryOf={(value) => summaryOf(shape, value)}
		>
			{inputs}
		</Folded>
	);
}

const SHORT = 3;

function withArticle(word: string): string {
	return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}

function isShort(fields: Fields): boolean {
	const shapes = Object.values(fields);
	return shapes.length <= SHORT && shapes.every(({ kind }) => kind !== "part" && kind !== "receipt");
}
