import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { useQuery } from "@tanstack/react-query";
import { FACT_KINDS } from "@uchit/contract/correction.ts";
import { Gap } from "@uchit/contract/miss.ts";
import type { ReactNode } from "react";
import { Link, Title, useGetList, useNotify, useRedirect, useUpdate } from "react-admin";
import { dayInWords } from "#studio/parts/day-in-words.ts";
import { messageOf } from "#studio/parts/message-of.ts";
import { ask, dataOf } from "#studio/wire/http.ts";
import { Claimer, useClaims } from "./claims.tsx";
import { isUnchecked, nameOfEvent, nearWithoutDocument, staleFacts, todayInIndia, type Watched } from "./exam-facts.ts";

type Guide = Watched & { id: number; short_name?: string; name?: string; date_updated?: string };
type Checked = { guide: Guide; resource: "exams" | "countries"; why: string };

const ALL = { pagination: { page: 1, perPage: 250 }, sort: { field: "id", order: "ASC" } } as const;

/** Facts that somebody has to look at, what is most urgent first. */
export function ToCheck() {
	const { near, stale, unchecked } = useToCheck();
	const claims = useClaims();
	return (
		<>
			<Title title="To check" />
			<Next items={[...near, ...stale, ...unchecked]} claims={claims} />
			<Queue id="near" title="Within 30 days, and no document says so" items={near} claims={claims} />
			<Queue id="stale" title="Gone stale" items={stale} claims={claims} />
			<Queue id="unchecked" title="Never compared with a document" items={unchecked} claims={claims} />
			<Gaps />
		</>
	);
}

type Claims = { claims: ReturnType<typeof useClaims> };

/** Takes the first of what nobody works on, and opens it. */
function Next({ items, claims: { whoHas, give, isPending, me } }: { items: readonly Checked[] } & Claims) {
	const redirect = useRedirect();
	const free = items.find(({ resource, guide: { id } }) => whoHas({ resource, id }) === undefined);
	if (free === undefined || me === undefined) return null;
	const { resource, guide } = free;
	const take = async () => {
		await give({ of: { resource, id: guide.id }, who: me });
		redirect("edit", resource, guide.id);
	};
	return (
		<p>
			<Button variant="contained" disabled={isPending} onClick={() => void take().catch(() => undefined)}>
				Next: {guide.short_name ?? guide.name}
			</Button>{" "}
			It is yours for a day, and your colleagues see it.
		</p>
	);
}

/** How many of them there are, on the page with which a day begins. */
export function ToCheckCounts() {
	const { near, stale, unchecked } = useToCheck();
	const counts = [
		["Next date within 30 days, and no document says so", near],
		["Exams and countries gone stale", stale],
		["Exams never compared with a document", unchecked],
	] as const;
	return (
		<Card component="section" aria-labelledby="to-check" sx={{ p: 2, mb: 2, maxWidth: 760 }}>
			<h2 id="to-check">
				<Link to="/to-check">Facts to check</Link>
			</h2>
			<ul className="tasks">
				{counts.map(([name, { length }]) => (
					<li key={name}>
						{name} <strong>{length.toLocaleString("en-IN")}</strong>
					</li>
				))}
			</ul>
		</Card>
	);
}

function useToCheck() {
	const today = todayInIndia();
	const { data: exams = [] } = useGetList<Guide>("exams", ALL);
	const { data: countries = [] } = useGetList<Guide>("countries", ALL);
	const near = exams.flatMap((guide): (Checked & { day: string })[] => {
		const next = nearWithoutDocument(guide, today);
		if (next === undefined) return [];
		const why = `${nameOfEvent(next.key, guide.short_name)}, ${dayInWords(next.starts)} (${next.status})`;
		return [{ guide, resource: "exams", why, day: next.starts }];
	});
	const stale = [...exams.map(of("exams")), ...countries.map(of("countries"))].flatMap((each) => {
		const why = staleFacts(each.guide, today).join("; ");
		return why === "" ? [] : [{ ...each, why }];
	});
	near.sort((one, other) => one.day.localeCompare(other.day));
	return { near, stale, unchecked: exams.filter(isUnchecked).map(of("exams")) };
}

function of(resource: Checked["resource"]) {
	return (guide: Guide): Checked => ({ guide, resource, why: "" });
}

/** `title` with how many there are. */
function Section({ id, title, count, children }: { id: string; title: string; count: number; children: ReactNode }) {
	return (
		<Card component="section" aria-labelledby={id} sx={{ p: 2, mb: 2, maxWidth: 760 }}>
			<h2 id={id}>
				{title}: {count.toLocaleString("en-IN")}
			</h2>
			{count === 0 ? <p>None.</p> : <ul className="tasks">{children}</ul>}
		</Card>
	);
}

function Queue({ id, title, items, claims }: { id: string; title: string; items: readonly Checked[] } & Claims) {
	return (
		<Section id={id} title={title} count={items.length}>
			{items.map((item) => (
				<CheckedLine key={`${item.resource} ${item.guide.id}`} item={item} claims={claims} />
			))}
		</Section>
	);
}

function CheckedLine({ item: { guide, resource, why }, claims }: { item: Checked } & Claims) {
	const [update, { isPending }] = useUpdate();
	const notify = useNotify();
	const name = guide.short_name ?? guide.name ?? "";
	const check = () =>
		update(
			resource,
			{ id: guide.id, data: { ...guide, written_on: todayInIndia() }, previousData: guide },
			{
				onSuccess: () => notify(`${name} is checked today.`),
				onError: (error) => notify(messageOf(error), { type: "error" }),
			},
		);
	return (
		<li>
			<span>
				<Link to={`/${resource}/${guide.id}`}>{name}</Link>
				{why !== "" && `: ${why}`}
			</span>
			<Claimer of={{ resource, id: guide.id }} name={name} claims={claims} />
			<Button size="small" disabled={isPending} onClick={() => void check()} aria-label={`Checked today: ${name}`}>
				Checked today
			</Button>
		</li>
	);
}

/** The best known colleges that lack what visitors look for first. */
function Gaps() {
	const { data = [], error } = useQuery({
		queryKey: ["gaps"],
		queryFn: async () => Gap.array().parse(dataOf(await ask("GET", "/content/gaps"))),
	});
	if (error !== null) return <p role="alert">{messageOf(error)}</p>;
	return (
		<Section id="gaps" title="Well-known colleges without a fee, a website or a closing rank" count={data.length}>
			{data.map(({ id, name, missing }) => (
				<li key={id}>
					<Link to={`/colleges/${id}/show`}>{name}</Link>
					<span>
						{missing.map((field) => (
							<Link key={field} to={`/new-facts?${new URLSearchParams({ college: id, field })}`} className="adding-one">
								Add: {FACT_KINDS[field].name.toLowerCase()}
							</Link>
						))}
					</span>
				</li>
			))}
		</Section>
	);
}
