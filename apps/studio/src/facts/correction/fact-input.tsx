import Button from "@mui/material/Button";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { Link, useInput } from "react-admin";
import { ReadError } from "#studio/parts/items.tsx";
import { listCorrectable } from "#studio/wire/actions.ts";
import { addressOfAdding, inWords, kindOf, mayBeAdded, wordsOf } from "./words.ts";

const NEW = "new";

export function FactInput() {
	const college: unknown = useInput({ source: "college_id" }).field.value;
	const field: unknown = useInput({ source: "field" }).field.value;
	const kind = kindOf(field);
	if (kind === undefined || typeof college !== "string") return null;
	return <Facts key={`${college} ${field}`} college={college} field={String(field)} />;
}

function Facts({ college, field }: { college: string; field: string }) {
	const [words, setWords] = useState("");
	const [question, setQuestion] = useState("");
	const { field: value } = useInput({ source: "value" });
	const { field: fact, fieldState } = useInput({ source: "fact" });
	const report: unknown = useInput({ source: "report_id" }).field.value;
	const kind = kindOf(field);
	const { data, error, isPending } = useQuery({
		queryKey: ["correctable", college, field, question],
		queryFn: ({ signal }) => listCorrectable({ college, field, q: question }, signal),
	});
	if (error !== null) return <ReadError error={error} />;
	if (isPending) return <p role="status">Reading what the site has …</p>;
	const [only] = data;
	if (kind?.isOne === true) return <p>Now: {inWords(field, only?.value)}</p>;
	const isNew = !isRecord(fact.value);
	const choose = (chosen: string) => {
		const one = data.find((each) => JSON.stringify(each.fact) === chosen);
		fact.onChange(one?.fact ?? null);
		value.onChange(one?.value ?? "");
	};
	return (
		<FormControl error={fieldState.error !== undefined}>
			<FormLabel id="which">Which</FormLabel>
			{(data.length > FEW || question !== "") && (
				<p>
					<TextField
						size="small"
						label="Find a fact by a word, such as 2025 or computer"
						value={words}
						onChange={({ target }) => setWords(target.value)}
						onKeyDown={(event) => {
							if (event.key !== "Enter") return;
							event.preventDefault();
							setQuestion(words);
						}}
					/>{" "}
					<Button onClick={() => setQuestion(words)}>Find</Button>
				</p>
			)}
			<RadioGroup
				aria-labelledby="which"
				value={isNew ? NEW : JSON.stringify(fact.value)}
				onChange={(_event, chosen) => choose(chosen)}
			>
				{data.map((each) => (
					<FormControlLabel
						key={JSON.stringify(each.fact)}
						value={JSON.stringify(each.fact)}
						control={<Radio />}
						label={wordsOf(each, field)}
					/>
				))}
				{kind?.mayAdd === true && <FormControlLabel value={NEW} control={<Radio />} label="None of them: a new one" />}
			</RadioGroup>
			{kind?.mayAdd !== true && mayBeAdded(field) && (
				<p>
					None of them: <Link to={addressOfAdding({ college, field, report })}>add it from its document</Link>.
				</p>
			)}
			{data.length === 0 && !mayBeAdded(field) && <p>The site has no such fact of this college.</p>}
			{fieldState.error?.message !== undefined && (
				<FormHelperText role="alert">{fieldState.error.message}</FormHelperText>
			)}
		</FormControl>
	);
}

const FEW = 12;
