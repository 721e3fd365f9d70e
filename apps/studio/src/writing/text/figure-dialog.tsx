import Autocomplete from "@mui/material/Autocomplete";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { ReadError } from "#studio/parts/items.tsx";
import { type NamedItem, useNamed } from "#studio/writing/named-item.ts";
import { type Choosable, listFigures } from "./figures.ts";
import { TextDialog } from "./text-dialog.tsx";

type FigureSubject = "college" | "exam";

export function FigureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const [subject, setSubject] = useState<FigureSubject>("college");
	const [one, setOne] = useState<NamedItem | null>(null);
	const [figure, setFigure] = useState<Choosable | null>(null);
	const insert = () => {
		if (figure === null) return;
		const { value, written } = figure;
		editor.chain().focus().insertContent({ type: "liveFigure", attrs: { value, written } }).run();
		onClose();
	};
	const turnTo = (next: string) => {
		setSubject(next === "exam" ? "exam" : "college");
		setOne(null);
		setFigure(null);
	};
	return (
		<TextDialog
			title="Figure with its source"
			done="Put in"
			onDone={insert}
			onClose={onClose}
			canBeDone={figure !== null}
		>
			<p>
				Readers see it as it is on the day they read, with its year and its source. Where it is not published any more,
				the text says so.
			</p>
			<RadioGroup row value={subject} onChange={(_event, next) => turnTo(next)} aria-label="Of what">
				<FormControlLabel value="college" control={<Radio />} label="Of a college" />
				<FormControlLabel value="exam" control={<Radio />} label="Of an exam" />
			</RadioGroup>
			<NamedInput
				key={subject}
				subject={subject}
				value={one}
				onChoose={(chosen) => {
					setOne(chosen);
					setFigure(null);
				}}
			/>
			{one !== null && <FigureInput subject={subject} slug={one.slug} value={figure} onChoose={setFigure} />}
		</TextDialog>
	);
}

type NamedInputProps = { subject: FigureSubject; value: NamedItem | null; onChoose: (named: NamedItem | null) => void };

function NamedInput({ subject, value, onChoose }: NamedInputProps) {
	const [words, setWords] = useState("");
	const { found, isPending } = useNamed(subject === "exam" ? "exams" : "colleges", words);
	return (
		<Autocomplete
			options={found}
			value={value}
			loading={isPending}
			getOptionLabel={({ name }) => name}
			getOptionKey={({ slug }) => slug}
			isOptionEqualToValue={(option, chosen) => option.slug === chosen.slug}
			filterOptions={(all) => all}
			onChange={(_event, chosen) => onChoose(chosen)}
			onInputChange={(_event, typed, reason) => reason === "input" && setWords(typed)}
			renderInput={(input) => (
				<TextField {...input} label={subject === "exam" ? "Which exam" : "Which college"} autoFocus />
			)}
		/>
	);
}

type FigureInputProps = {
	subject: FigureSubject;
	slug: string;
	value: Choosable | null;
	onChoose: (figure: Choosable | null) => void;
};

function FigureInput({ subject, slug, value, onChoose }: FigureInputProps) {
	const { data, error, isPending } = useQuery({
		queryKey: ["figures", subject, slug],
		queryFn: ({ signal }) => listFigures(subject, slug, signal),
	});
	if (error !== null) return <ReadError error={error} />;
	if (isPending) return <p role="status">Reading its published figures …</p>;
	if (data.length === 0) return <p role="status">It has no published figure.</p>;
	return (
		<Autocomplete
			options={data}
			value={value}
			getOptionLabel={({ name, written }) => `${name}: ${written}`}
			getOptionKey={({ value }) => value}
			isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
			onChange={(_event, chosen) => onChoose(chosen)}
			renderInput={(input) => <TextField {...input} label="Which figure" />}
		/>
	);
}
