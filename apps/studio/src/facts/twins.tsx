import Button from "@mui/material/Button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { PossibleTwins, type SeparateColleges, type TwinPair } from "@uchit/contract/possible-twins.ts";
import { Link } from "react-admin";
import { ReadError } from "#studio/parts/items.tsx";
import { useUndoable } from "#studio/parts/undo.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { dataOf, requestJson } from "#studio/wire/http.ts";
import { CheckSection } from "./check-section.tsx";

const QUERY = ["possible-twins"];
const REASONS = {
	undecided: "the lists leave it open",
	name: "the same name in the same district",
	site: "the same website",
} as const satisfies Record<TwinPair["reasons"][number], string>;

/** Colleges that may be one institution: merged, or kept apart for good. */
export function Twins() {
	const { data, error } = useQuery({
		queryKey: QUERY,
		queryFn: async () => PossibleTwins.parse(dataOf(await requestJson("GET", "/content/possible-twins"))),
		// Compares every name with every other, so not again at each return to the window.
		refetchOnWindowFocus: false,
	});
	if (data === undefined) return <ReadError error={error} />;
	const { total, pairs } = data;
	return (
		<CheckSection id="twins" title="Colleges that may be one institution" count={total}>
			{pairs.map((pair) => (
				<Pair key={`${pair.one.id} ${pair.other.id}`} pair={pair} />
			))}
			{total > pairs.length && <li>The first {pairs.length} are listed; the others follow as these are decided.</li>}
		</CheckSection>
	);
}

function Pair({ pair: { one, other, reasons, evidence } }: { pair: TwinPair }) {
	const client = useQueryClient();
	const attempt = useAttempt();
	const undoable = useUndoable();
	const names = [one, other].map(({ name, id }) => `${name} (${id})`).join(" and ");
	const decide = async (areSeparate: boolean) => {
		const body: SeparateColleges = { one: one.id, other: other.id, areSeparate };
		await requestJson("POST", "/content/separate-colleges", { body });
		if (!areSeparate) return client.invalidateQueries({ queryKey: QUERY });
		client.setQueryData<PossibleTwins>(
			QUERY,
			(all) =>
				all && {
					total: all.total - 1,
					pairs: all.pairs.filter((pair) => pair.one.id !== one.id || pair.other.id !== other.id),
				},
		);
	};
	const keepApart = async () => {
		if (await attempt(() => decide(true))) undoable(`${names} are two institutions.`, () => decide(false));
	};
	const merge = new URLSearchParams({ source: JSON.stringify({ college_id: one.id, other_id: other.id }) });
	return (
		<li>
			<span>
				{[one, other].map(({ id, name, place }) => (
					<div key={id}>
						<Link to={`/colleges/${id}/show`}>{name}</Link>, {place} ({id})
					</div>
				))}
				<small>{[...reasons.map((reason) => REASONS[reason]), evidence].filter(Boolean).join("; ")}</small>
			</span>
			<Button size="small" component={Link} to={`/merge?${merge}`} aria-label={`Merge: ${names}`}>
				Merge …
			</Button>
			<Button size="small" onClick={() => void keepApart()} aria-label={`Not the same: ${names}`}>
				Not the same
			</Button>
		</li>
	);
}
