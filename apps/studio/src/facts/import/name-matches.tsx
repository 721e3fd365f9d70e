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
	const listed = names
		.filter(({ answer }) => answer.is !== "certain")
		.toSorted((one, other) => Number(one.answer.is === "exact") - Number(other.answer.is === "exact"));
	const open = listed.filter((name) => !chosen.has(keyOfInstitutionName(name)));
	if (listed.length === 0) return null;
	const choose = (key: string, college: MatchedCollege | undefined) => {
		const now = new Map(chosen);
		if (college === undefined) now.delete(key);
		else now.set(key, college);
		onChoose(now);
	};
	return (
		<Titled title="Which college is meant">
			<p>
				{advice ??
					`${names.length - open.length} of ${names.length} names are matched. Where one college alone has exactly this name, it is chosen: look at its place. Rows of a name without a college are not brought in. If the college is not in the list, write its address on the site (…/college/…) into the file.`}
			</p>
			<ul className="tasks">
				{listed.map((name) => {
					const key = keyOfInstitutionName(name);
					const { answer } = name;
					return (
						<li key={key}>
							<label htmlFor={`called ${key}`}>
								{[name.name, name.place, name.code ?? ""].filter((part) => part !== "").join(" · ")}
							</label>{" "}
							<select
								id={`called ${key}`}
								value={chosen.get(key)?.id ?? ""}
								onChange={({ target }) =>
									choose(
										key,
										answer.colleges.find(({ id }) => id === target.value),
									)
								}
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
