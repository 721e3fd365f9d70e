import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { useQuery } from "@tanstack/react-query";
import { FACT_KINDS } from "@uchit/contract/correction.ts";
import { Gap } from "@uchit/contract/miss.ts";
import { useEffect } from "react";
import { Link, Title, useLocation, useNotify, useUpdate } from "react-admin";
import { ReadError } from "#studio/parts/items.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { useUndoable } from "#studio/parts/undo.tsx";
import { dataOf, requestJson } from "#studio/wire/http.ts";
import { CheckSection } from "./check-section.tsx";
import { addressOfCheck, CHECK_PARTS, type DueCheck, useNext, useToCheck } from "./checks.ts";
import { Claimer, useClaims } from "./claims.tsx";
import { todayInIndia } from "./exam-facts.ts";
import { Twins } from "./twins.tsx";

const TITLES = {
	near: "Dates within 30 days without a document",
	begun: "Dates that have begun without a document",
	stale: "Out of date",
	unchecked: "Never compared with a document",
} as const satisfies Record<(typeof CHECK_PARTS)[number], string>;

export function ItemsToCheck() {
	const lists = useToCheck();
	const claims = useClaims();
	const part = new URLSearchParams(useLocation().search).get("part");
	const isRead = CHECK_PARTS.some((id) => lists[id].length > 0);
	useEffect(() => {
		if (part !== null && isRead) document.getElementById(part)?.scrollIntoView({ block: "start" });
	}, [part, isRead]);
	return (
		<>
			<Title title="To check" />
			<Next part={part} />
			{CHECK_PARTS.map((id) => (
				<Queue key={id} id={id} title={TITLES[id]} items={lists[id]} claims={claims} />
			))}
			<Twins />
			<Gaps />
		</>
	);
}

type Claims = { claims: ReturnType<typeof useClaims> };

function Next({ part }: { part: string | null }) {
	const next = useNext({ part });
	if (next === undefined) return null;
	return (
		<p>
			<Button variant="contained" disabled={next.isPending} onClick={() => void next.open()}>
				Next: {next.name}
			</Button>{" "}
			It is given to you for a day, and your colleagues see that.
		</p>
	);
}

export function ToCheckCounts() {
	const lists = useToCheck();
	return (
		<Card component="section" aria-labelledby="to-check" sx={{ p: 2 }}>
			<h2 id="to-check">
				<Link to="/to-check">Facts to check</Link>
			</h2>
			<ul className="tasks">
				{CHECK_PARTS.map((id) => (
					<li key={id}>
						<Link to={`/to-check?part=${id}`}>{TITLES[id]}</Link>{" "}
						<strong>{lists[id].length.toLocaleString("en-IN")}</strong>
					</li>
				))}
			</ul>
		</Card>
	);
}

function Queue({ id, title, items, claims }: { id: string; title: string; items: readonly DueCheck[] } & Claims) {
	return (
		<CheckSection id={id} title={title} count={items.length}>
			{items.map((item) => (
				<CheckedLine key={`${item.resource} ${item.guide.id}`} item={item} claims={claims} />
			))}
		</CheckSection>
	);
}

function CheckedLine({ item: { guide, resource, why, event }, claims }: { item: DueCheck } & Claims) {
	const [update, { isPending }] = useUpdate();
	const notify = useNotify();
	const undoable = useUndoable();
	const name = guide.short_name ?? guide.name ?? "";
	const set = (previousData: typeof guide, day: string | null | undefined) =>
		update(
			resource,
			{ id: guide.id, data: { ...previousData, written_on: day }, previousData },
			{ onError: (error) => notify(messageOf(error), { type: "error" }), returnPromise: true },
		);
	const check = async () => {
		const checked = await set(guide, todayInIndia()).catch(() => undefined);
		if (checked !== undefined)
			undoable(`${name} is marked as checked today. It comes back tomorrow if anything is still open.`, () =>
				set(checked, guide.written_on),
			);
	};
	return (
		<li>
			<span>
				<Link to={addressOfCheck({ guide, resource, why, event })}>{name}</Link>
				{why !== "" && `: ${why}`}
			</span>
			<Claimer item={{ resource, id: guide.id }} name={name} claims={claims} />
			<Button size="small" disabled={isPending} onClick={() => void check()} aria-label={`Checked today: ${name}`}>
				Checked today
			</Button>
		</li>
	);
}

function Gaps() {
	const { data = [], error } = useQuery({
		queryKey: ["gaps"],
		queryFn: async () => Gap.array().parse(dataOf(await requestJson("GET", "/content/gaps"))),
	});
	if (error !== null) return <ReadError error={error} />;
	return (
		<CheckSection id="gaps" title="Well-known colleges without a fee, a website or a closing rank" count={data.length}>
			{data.map(({ id, name, missing }) => (
				<li key={id}>
					<Link to={`/colleges/${id}/show`}>{name}</Link>
					<span className="adding-one">
						{missing.map((field) => (
							<Link key={field} to={`/new-facts?${new URLSearchParams({ college: id, field })}`}>
								Add: {FACT_KINDS[field].name.toLowerCase()}
							</Link>
						))}
					</span>
				</li>
			))}
		</CheckSection>
	);
}
