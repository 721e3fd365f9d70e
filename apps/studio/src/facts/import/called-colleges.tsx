import Button from "@mui/material/Button";
import type { Called, CalledCollege } from "@uchit/contract/fact-import.ts";
import { type CalledName, keyOfCalled } from "./fact-rows.ts";

export type AnsweredName = CalledName & { answer: Called };

type Props = {
	names: readonly AnsweredName[];
	chosen: ReadonlyMap<string, CalledCollege>;
	onChoose: (chosen: ReadonlyMap<string, CalledCollege>) => void;
	advice?: string;
};

export function CalledColleges({ names, chosen, onChoose, advice }: Props) {
	const open = names.filter(({ answer }) => answer.is !== "certain");
	const exact = open.filter((name) => name.answer.is === "exact" && !chosen.has(keyOfCalled(name)));
	if (open.length === 0) return null;
	const choose = (of: readonly AnsweredName[], college: (name: AnsweredName) => CalledCollege | undefined) => {
		const now = new Map(chosen);
		for (const name of of) {
			const one = college(name);
			if (one === undefined) now.delete(keyOfCalled(name));
			else now.set(keyOfCalled(name), one);
		}
		onChoose(now);
	};
	return (
		<section aria-labelledby="called">
			<h2 id="called">Which college is meant</h2>
			<p>
				{advice ??
					`A name with its place that is one college alone is taken: ${names.length - open.length} of ${names.length}. Choose the others; those that you leave open are not brought in. Where the college is not in a list, write its address on the site (…/college/…) into the file.`}
			</p>
			{exact.length > 0 && (
				<Button size="small" variant="outlined" onClick={() => choose(exact, ({ answer }) => answer.colleges[0])}>
					Take the only college of this exact name for all {exact.length}
				</Button>
			)}
			<ul className="tasks">
				{open.map((name) => {
					const key = keyOfCalled(name);
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
								<option value="">{answer.colleges.length === 0 ? "No college is called so" : "Choose"}</option>
								{answer.colleges.map((college) => (
									<option key={college.id} value={college.id}>
										{[college.name, college.place].filter((part) => part !== undefined).join(", ")}
									</option>
								))}
							</select>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
