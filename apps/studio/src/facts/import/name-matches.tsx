import Button from "@mui/material/Button";
import type { MatchedCollege, NameMatch } from "@uchit/contract/fact-import.ts";
import { Options } from "#studio/parts/line.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { type InstitutionName, keyOfInstitutionName } from "./fact-rows.ts";

export type MatchedName = InstitutionName & { answer: NameMatch };

type Props = {
	names: readonly MatchedName[];
	chosen: ReadonlyMap<string, MatchedCollege>;
	onChoose: (chosen: ReadonlyMap<string, MatchedCollege>) => void;
	advice?: string;
};

export function NameMatches({ names, chosen, onChoose, advice }: Props) {
	const open = names.filter(({ answer }) => answer.is !== "certain");
	const exact = open.filter((name) => name.answer.is === "exact" && !chosen.has(keyOfInstitutionName(name)));
	if (open.length === 0) return null;
	const matched = names.length - open.filter((name) => !chosen.has(keyOfInstitutionName(name))).length;
	const choose = (matchedNames: readonly MatchedName[], college: (name: MatchedName) => MatchedCollege | undefined) => {
		const now = new Map(chosen);
		for (const name of matchedNames) {
			const one = college(name);
			if (one === undefined) now.delete(keyOfInstitutionName(name));
			else now.set(keyOfInstitutionName(name), one);
		}
		onChoose(now);
	};
	return (
		<Titled title="Which college is meant">
			<p>
				{advice ??
					`${matched} of ${names.length} names are matched. Choose a college for each of the others; rows that you leave open are not brought in. If the college is not in the list, write its address on the site (…/college/…) into the file.`}
			</p>
			{exact.length > 0 && (
				<Button size="small" variant="outlined" onClick={() => choose(exact, ({ answer }) => answer.colleges[0])}>
					Use the one college with exactly this name, for all {exact.length}
				</Button>
			)}
			<ul className="tasks">
				{open.map((name) => {
					const key = keyOfInstitutionName(name);
					const { answer } = name;
					return (
						<li key={key}>
							<label htmlFor={`called ${key}`}>
								{name.name}
								{name.place !== "" && ` · ${name.place}`}
							</label>{" "}
							<select
								id={`called ${key}`}
								value={chosen.get(key)?.id ?? ""}
								onChange={({ target }) => choose([name], () => answer.colleges.find(({ id }) => id === target.value))}
							>
								<option value="">{answer.colleges.length === 0 ? "No college has this name" : "Choose"}</option>
								<Options
									choices={answer.colleges.map(({ id, name, place }) => ({
										id,
										name: place ? `${name}, ${place}` : name,
									}))}
								/>
							</select>
						</li>
					);
				})}
			</ul>
		</Titled>
	);
}
