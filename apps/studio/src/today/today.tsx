import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Link, Title, useDataProvider, useGetIdentity, usePermissions } from "react-admin";
import { ToCheckCounts } from "#studio/facts/items-to-check.tsx";
import { ItemLink } from "#studio/facts/waiting/item-link.tsx";
import { changesInShort } from "#studio/parts/field-difference.tsx";
import { useItems } from "#studio/parts/items.tsx";
import { nameOfCollection } from "#studio/parts/name-of.ts";
import { formatComingMoment } from "#studio/parts/to-moment.ts";
import { isRole, mayDo } from "#studio/rights.ts";
import { REVISED_COLLECTIONS } from "#studio/system/revisions.tsx";
import { countItems } from "#studio/wire/actions.ts";
import { addressOfTask, yesterday } from "./tasks.ts";
import { useWaiting, type Waiting } from "./use-waiting.ts";

export function Today() {
	const { identity } = useGetIdentity();
	const { permissions } = usePermissions();
	const may = (resource: string) => isRole(permissions) && mayDo(permissions, { resource, action: "list" });
	return (
		<>
			<Title title="Today" />
			<p>
				{DAY.format(new Date())}
				{identity?.fullName !== undefined && ` · ${identity.fullName}`} · All times at the desk are Indian time
			</p>
			<p className="adding">
				{CREATION_LINKS.filter(
					({ of }) => isRole(permissions) && mayDo(permissions, { resource: of, action: "create" }),
				).map(({ name, to }) => (
					<Button key={to} component={Link} to={to} variant="outlined">
						{name}
					</Button>
				))}
			</p>
			<div className="today">
				<Tasks />
				{may("to-check") && <ToCheckCounts />}
				{may("waiting_changes") && <ComingChanges />}
				{may("directus_revisions") && <Changes />}
			</div>
		</>
	);
}

const CREATION_LINKS = [
	{ name: "New article", to: "/news/create", of: "news" },
	{ name: "New facts of one document", to: "/new-facts", of: "corrections" },
];
const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", timeZone: "Asia/Kolkata" });
const CARD = { p: 2 } as const;

function Tasks() {
	const { mine, colleagues } = useWaiting();
	const some = mine.filter(isSome);
	const none = mine.filter(({ count }) => count === 0);
	const waiting = colleagues.filter(isSome);
	return (
		<Card component="section" aria-labelledby="waiting" sx={CARD}>
			<h2 id="waiting">Waits for you</h2>
			{some.length === 0 && none.length === mine.length && <p>Nothing waits.</p>}
			<ul className="tasks">
				{some.map((task) => (
					<TaskLine key={task.name} task={task} />
				))}
			</ul>
			{none.length > 0 && some.length > 0 && (
				<details>
					<summary>Nothing of {none.length} other kinds</summary>
					<p>{none.map(({ name }) => name).join(" · ")}</p>
				</details>
			)}
			{waiting.length > 0 && (
				<>
					<h3>Waits for a colleague</h3>
					<ul className="tasks">
						{waiting.map((task) => (
							<TaskLine key={task.name} task={task} />
						))}
					</ul>
				</>
			)}
		</Card>
	);
}

function isSome({ count }: Waiting): boolean {
	return count !== undefined && count > 0;
}

function TaskLine({ task }: { task: Waiting }) {
	return (
		<li className={task.isLate === true ? "late" : undefined}>
			<Link to={addressOfTask(task)}>{task.name}</Link> <strong>{(task.count ?? 0).toLocaleString("en-IN")}</strong>
		</li>
	);
}

const [BY_SITE, BY_STAFF] = [{ _null: true }, { _nnull: true }];

function Changes() {
	const at = { _gte: `${yesterday(new Date()).slice(0, 13)}:00:00Z` };
	const filters = [
		{ at, who: BY_SITE },
		{ at, who: BY_STAFF },
		...REVISED_COLLECTIONS.map((collection) => ({ at, collection, who: BY_STAFF })),
	];
	const { data = [] } = useQuery({
		queryKey: ["changes", at],
		queryFn: () => countItems(filters.map((filter) => ({ resource: "directus_revisions", filter }))),
	});
	const [ofSite = 0, total = 0, ...counts] = data;
	const lines = REVISED_COLLECTIONS.map((collection, place) => ({ collection, count: counts[place] ?? 0 })).filter(
		({ count }) => count > 0,
	);
	const others = counts.includes(undefined) ? 0 : total - lines.reduce((sum, { count }) => sum + count, 0);
	return (
		<Card component="section" aria-labelledby="changed" sx={CARD}>
			<h2 id="changed">Changed since yesterday</h2>
			<p>
				{total === 0
					? "By the staff: nothing."
					: `By the staff: ${total.toLocaleString("en-IN")} ${total === 1 ? "change" : "changes"}.`}
				{ofSite > 0 && ` By the site itself, in loads and at set times: ${ofSite.toLocaleString("en-IN")}.`}{" "}
				<Link to="/directus_revisions">History</Link>
			</p>
			<ul className="tasks">
				{lines.map(({ collection, count }) => (
					<li key={collection}>
						<Link to={historyOf(collection)}>{nameOfCollection(collection)}</Link>{" "}
						<strong>{count.toLocaleString("en-IN")}</strong>
					</li>
				))}
				{others > 0 && (
					<li>
						Others <strong>{others.toLocaleString("en-IN")}</strong>
					</li>
				)}
			</ul>
		</Card>
	);
}

function historyOf(collection: string): string {
	return `/directus_revisions?${new URLSearchParams({ filter: JSON.stringify({ collection, who: BY_STAFF }), displayedFilters: '{"collection":true}' })}`;
}

function ComingChanges() {
	const { data = [] } = useItems("waiting_changes", { filter: { state: ["waiting", "stuck"] }, sort: "at" });
	const pieces = useScheduled();
	return (
		<Card component="section" aria-labelledby="coming" sx={CARD}>
			<h2 id="coming">Becomes public by itself</h2>
			{data.length + pieces.length === 0 && <p>Nothing is set for a later moment.</p>}
			<ul>
				{pieces.map(({ id, resource, name, at }) => (
					<li key={`${resource} ${id}`}>
						On {formatComingMoment(at)}: <Link to={`/${resource}/${id}`}>{name}</Link>, for the first time
					</li>
				))}
				{data.map((change) => (
					<li key={change.id}>
						{change.state === "stuck" ? "Needs attention, was set for" : "On"} {formatComingMoment(change.at)}:{" "}
						<ItemLink change={change} />,{" "}
						{changesInShort({
							collection: change.collection,
							was: change.was ?? {},
							changes: change.changes ?? {},
						})}
					</li>
				))}
			</ul>
		</Card>
	);
}

const SCHEDULED = ["news", "pages", "exams", "countries"] as const;

function useScheduled() {
	const provider = useDataProvider();
	const pieces = useQueries({
		queries: SCHEDULED.map((resource) => ({
			queryKey: ["scheduled", resource],
			queryFn: async () =>
				(
					await provider.getList(resource, {
						filter: { status: "scheduled" },
						sort: { field: "publish_at", order: "ASC" },
						pagination: { page: 1, perPage: 50 },
					})
				).data.map(({ id, title, name, publish_at: at }) => ({
					id,
					resource,
					name: String(title ?? name),
					at: String(at),
				})),
		})),
	});
	return pieces.flatMap(({ data = [] }) => data).toSorted((one, other) => one.at.localeCompare(other.at));
}
