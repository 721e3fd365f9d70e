import Button from "@mui/material/Button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Miss, type MissKey } from "@uchit/contract/miss.ts";
import { Link, Title, useNotify } from "react-admin";
import { dayInWords } from "#studio/parts/day-in-words.ts";
import { ReadError, useItems } from "#studio/parts/items.tsx";
import { PlainTable } from "#studio/parts/plain-table.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { siteAddress } from "#studio/site.ts";
import { dataOf, requestJson } from "#studio/wire/http.ts";
import { examsIn, mayBeName } from "./miss-steps.ts";

const QUERY = ["misses"];

export function Misses() {
	const { data, error } = useQuery({
		queryKey: QUERY,
		queryFn: async () => Miss.array().parse(dataOf(await requestJson("GET", "/content/misses"))),
	});
	return (
		<>
			<Title title="Not found by visitors" />
			<p>
				Searches without an answer and addresses without a page, of the last 90 days, that were asked for three times or
				more. Only the words are counted, by day, and not who asked.
			</p>
			<ReadError error={error} />
			{data?.length === 0 && <p>Nothing: everything that was looked for three times has an answer.</p>}
			{data !== undefined && data.length > 0 && (
				<PlainTable heads={["Looked for", "Times", "Last on", "What to do"]} rows={data.map(toRow)} />
			)}
		</>
	);
}

function toRow({ kind, words, count, last }: Miss) {
	const onSite = siteAddress(kind === "address" ? words : `/search?${new URLSearchParams({ q: words })}`);
	const name = (
		<a key="words" href={onSite} target="_blank" rel="noreferrer">
			{words}
		</a>
	);
	const steps = <Steps key="steps" miss={{ kind, words }} />;
	return { key: `${kind} ${words}`, cells: [name, count.toLocaleString("en-IN"), dayInWords(last), steps] };
}

function Steps({ miss }: { miss: MissKey }) {
	const { kind, words } = miss;
	const { data: exams = [] } = useItems("exams", { most: MAX_EXAMS, enabled: kind === "search" });
	return (
		<>
			{kind === "address" ? (
				<Link to={making("redirects", { from_path: words })}>Redirect it</Link>
			) : (
				<>
					{examsIn(words, exams).map(({ id, name }) => (
						<span key={id}>
							<Link to={`/exams/${id}`}>The exam {name}</Link>
							{" · "}
						</span>
					))}
					{mayBeName(words) && (
						<>
							<Link to={`/new-facts?${new URLSearchParams({ field: "alias", value: words })}`}>
								A name of a college
							</Link>
							{" · "}
						</>
					)}
					<Link to={making("news", { title: words })}>An article</Link>
					{" · "}
					<Link to={making("pages", { title: words })}>A page</Link>
				</>
			)}{" "}
			<Done miss={miss} />
		</>
	);
}

const MAX_EXAMS = 200;

function making(resource: string, known: Readonly<Record<string, string>>): string {
	return `/${resource}/create?${new URLSearchParams({ source: JSON.stringify(known) })}`;
}

function Done({ miss }: { miss: MissKey }) {
	const client = useQueryClient();
	const notify = useNotify();
	const attempt = useAttempt();
	const forget = () =>
		attempt(async () => {
			await requestJson("POST", "/content/misses/done", { body: miss });
			await client.invalidateQueries({ queryKey: QUERY });
			notify(`“${miss.words}” comes back here if it is looked for three times more.`);
		});
	return (
		<Button size="small" onClick={() => void forget()} aria-label={`Done: ${miss.words}`}>
			Done
		</Button>
	);
}
