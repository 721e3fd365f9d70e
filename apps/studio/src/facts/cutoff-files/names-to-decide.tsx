import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { type CutoffFileReport, FILED_COUNSELLINGS } from "@uchit/contract/cutoff-file.ts";
import type { CalledCollege } from "@uchit/contract/fact-import.ts";
import { useState } from "react";
import { type RaRecord, useNotify, useRefresh, useUpdate } from "react-admin";
import { CalledColleges } from "#studio/facts/import/called-colleges.tsx";
import { keyOfCalled } from "#studio/facts/import/fact-rows.ts";
import { askFor } from "#studio/facts/import/names.ts";
import { messageOf } from "#studio/parts/message-of.ts";
import { createItems } from "#studio/wire/actions.ts";
import { inIndia } from "./words.ts";

type Props = { item: RaRecord; names: CutoffFileReport["undecided"] };

/** The names that nothing decides: which college each is. What is decided counts for all later files. */
export function NamesToDecide({ item, names }: Props) {
	const [chosen, setChosen] = useState<ReadonlyMap<string, CalledCollege>>(new Map());
	const notify = useNotify();
	const refresh = useRefresh();
	const [update] = useUpdate();
	const printed = names.map(({ name }) => ({ name, place: "" }));
	const { data: asked = [] } = useQuery({
		queryKey: ["called", item.id, names.length],
		queryFn: async () => {
			const answered = await askFor(printed, { known: [], onStep: () => undefined });
			// A person decides on each, also where one college alone is called so.
			return answered.map((name) => ({ ...name, answer: { ...name.answer, is: "unsure" as const } }));
		},
		enabled: names.length > 0,
	});
	if (names.length === 0) return null;
	const decide = async () => {
		const source = FILED_COUNSELLINGS.find(({ id }) => id === item.counselling)?.names;
		const decisions = printed.flatMap((name) => {
			const college = chosen.get(keyOfCalled(name));
			return college === undefined ? [] : [{ source, name: name.name, college_id: college.id }];
		});
		try {
			await createItems("name_decisions", decisions);
			await update(
				"cutoff_files",
				{ id: item.id, data: { state: "waiting" }, previousData: item },
				{ returnPromise: true },
			);
			refresh();
		} catch (error) {
			notify(messageOf(error), { type: "error" });
		}
	};
	const rows = names.reduce((sum, each) => sum + each.rows, 0);
	return (
		<section aria-label="Names to decide">
			<p role="alert">
				{names.length === 1 ? "One name is" : `${inIndia(names.length)} names are`} for you to decide; {inIndia(rows)}{" "}
				rows wait for that, and nothing is published before.
			</p>
			<CalledColleges names={asked} chosen={chosen} onChoose={setChosen} />
			<p>
				<Button variant="contained" disabled={chosen.size === 0} onClick={() => void decide()}>
					Keep {chosen.size === 1 ? "this decision" : `${chosen.size} decisions`} and read again
				</Button>
			</p>
		</section>
	);
}
