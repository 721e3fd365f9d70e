import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { type CutoffFileReport, FILED_COUNSELLINGS } from "@uchit/contract/cutoff-file.ts";
import type { MatchedCollege } from "@uchit/contract/fact-import.ts";
import { useState } from "react";
import { type RaRecord, useDataProvider } from "react-admin";
import { keyOfInstitutionName } from "#studio/facts/import/fact-rows.ts";
import { NameMatches } from "#studio/facts/import/name-matches.tsx";
import { Options } from "#studio/parts/line.tsx";
import { useStep } from "#studio/parts/use-attempt.ts";
import { createItems, listNameMatches } from "#studio/wire/actions.ts";
import { formatCount } from "./words.ts";

const MAX_NAMES = 100;

type Props = { item: RaRecord; names: CutoffFileReport["undecided"] };

/** Names without a certain college. A decision also applies to all later files. */
export function NamesToDecide({ item, names }: Props) {
	const [chosen, setChosen] = useState<ReadonlyMap<string, MatchedCollege>>(new Map());
	const [words, setWords] = useState<Readonly<Record<string, string>>>({});
	const step = useStep();
	const provider = useDataProvider();
	const printed = names.slice(0, MAX_NAMES).map(({ name }) => ({ name, place: "" }));
	const { data: answeredNames = [] } = useQuery({
		queryKey: ["called", item.id, printed, words],
		queryFn: async () => {
			const answers = await listNameMatches(printed.map(({ name, place }) => ({ name: words[name] ?? name, place })));
			return printed.flatMap((name, at) => {
				const answer = answers[at];
				// Even a single match needs a decision by a person.
				return answer === undefined ? [] : [{ ...name, answer: { ...answer, is: "unsure" as const } }];
			});
		},
		placeholderData: (before) => before,
		enabled: names.length > 0,
	});
	if (names.length === 0) return null;
	const decide = async () => {
		const source = FILED_COUNSELLINGS.find(({ id }) => id === item.counselling)?.names;
		const decisions = printed.flatMap((name) => {
			const college = chosen.get(keyOfInstitutionName(name));
			return college === undefined ? [] : [{ source, name: name.name, college_id: college.id }];
		});
		await step(async () => {
			await createItems("name_decisions", decisions);
			await provider.update("cutoff_files", { id: item.id, data: { state: "waiting" }, previousData: item });
		});
	};
	const rows = names.reduce((sum, each) => sum + each.rows, 0);
	return (
		<section aria-label="Names to decide">
			<p role="alert">
				{names.length === 1 ? "One name is" : `${formatCount(names.length)} names are`} for you to decide;{" "}
				{rows === 1 ? "one row waits" : `${formatCount(rows)} rows wait`} for that, and nothing is published before.
			</p>
			<NameMatches
				names={answeredNames}
				chosen={chosen}
				onChoose={setChosen}
				advice="Choose the college of each name. Your choice also applies to all later files."
			/>
			<OtherWords names={printed.map(({ name }) => name)} onSearch={(name, by) => setWords({ ...words, [name]: by })} />
			<p>
				<Button variant="contained" disabled={chosen.size === 0} onClick={() => void decide()}>
					Save {chosen.size === 1 ? "this decision" : `${chosen.size} decisions`} and read again
				</Button>
			</p>
		</section>
	);
}

type WordsProps = { names: readonly string[]; onSearch: (name: string, words: string) => void };

function OtherWords({ names, onSearch }: WordsProps) {
	const [name = "", setName] = useState(names[0]);
	const [words, setWords] = useState("");
	return (
		<fieldset className="adding">
			<legend>The college is not among the choices</legend>
			<label htmlFor="of-name">Name in the file</label>{" "}
			<select id="of-name" value={name} onChange={({ target }) => setName(target.value)}>
				<Options choices={names.map((each) => ({ id: each, name: each }))} />
			</select>{" "}
			<label htmlFor="by-words">is the college called</label>{" "}
			<input id="by-words" value={words} onChange={({ target }) => setWords(target.value)} />{" "}
			<Button size="small" variant="outlined" disabled={words.trim() === ""} onClick={() => onSearch(name, words)}>
				Search by these words
			</Button>
		</fieldset>
	);
}
