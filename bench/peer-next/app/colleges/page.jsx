import Link from "next/link";
import { ask } from "../../parts/backend.js";
import { Card } from "../../parts/card.jsx";
import { Sources } from "../../parts/sources.jsx";
import { count, documentOf, FACETS, SORTS } from "../../parts/words.js";

export const dynamic = "force-dynamic";

/** Options of a long facet that are there at once. */
const FIRST = 12;

export default async function Colleges({ searchParams }) {
	const asked = new URLSearchParams(await searchParams);
	const results = await ask(`/v1/colleges?${asked}`);
	const { items, facets, total, inDirectory, page, pageSize, sort, sources } = results;
	const sourceOf = (id) => documentOf(sources.find((source) => source.id === id));
	const pages = Math.ceil(total / pageSize);
	const pageAt = (number) => `/colleges?${new URLSearchParams({ ...Object.fromEntries(asked), page: number })}`;
	return (
		<>
			<title>Colleges in India</title>
			<h1>Colleges in India</h1>
			<p>
				{count(inDirectory)} institutions of the national directory, and {count(total - inDirectory)} entries of other
				lists (AICTE, NMC), some perhaps doubles
			</p>
			<Filters facets={facets} total={total} />
			<form>
				<label>
					Sort by
					<select name="sort" defaultValue={sort}>
						{Object.entries(SORTS).map(([value, name]) => (
							<option key={value} value={value}>
								{name}
							</option>
						))}
					</select>
				</label>
			</form>
			<nav>
				<a href="?view=list">List</a> <a href="?view=table">Table</a> <a href="?view=districts">By district</a>
			</nav>
			<ul>
				{items.map((college) => (
					<Card key={college.slug} college={college} sourceOf={sourceOf} withKind />
				))}
			</ul>
			<nav>
				{page > 1 && (
					<Link href={pageAt(page - 1)} prefetch={false}>
						Previous
					</Link>
				)}
				<span>
					Page {count(page)} of {count(pages)}
				</span>
				{page < pages && (
					<Link href={pageAt(page + 1)} prefetch={false}>
						Next
					</Link>
				)}
			</nav>
			<p>{SORTS[sort]} first, newest list first. Those without a rank come last.</p>
			<Sources sources={sources} isWhole />
		</>
	);
}

function Filters({ facets, total }) {
	return (
		<form action="/colleges">
			<h2>Filters</h2>
			<label>
				Name or place <input name="q" />
			</label>
			<label>
				Near a PIN or town <input name="near" placeholder="Such as 560001 or Pune" />
			</label>
			<p>The numbers count entries of all lists; some may be doubles.</p>
			{Object.entries(FACETS).map(([name, label]) => (
				<Facet key={name} name={name} label={label} options={facets[name] ?? []} />
			))}
			<button type="submit">Show results</button>
			<p>Show {count(total)} entries</p>
		</form>
	);
}

const OPEN = new Set(["category", "state", "ownership"]);

/** A closed facet has its options when it is opened. */
function Facet({ name, label, options }) {
	const most = options.toSorted((one, other) => other.count - one.count).slice(0, FIRST);
	const shown = options.length > FIRST ? options.filter((option) => most.includes(option)) : options;
	return (
		<details open={OPEN.has(name)}>
			<summary>{label}</summary>
			<fieldset>
				<legend>{label}</legend>
				{OPEN.has(name) &&
					shown.map(({ value, label: said, count: found, selected }) => (
						<label key={value}>
							<input type="checkbox" name={name} value={value} defaultChecked={selected} /> {said}{" "}
							<span>{count(found)}</span>
						</label>
					))}
				{(!OPEN.has(name) || shown.length < options.length) && <a href={`?whole=${name}`}>Show all {options.length}</a>}
			</fieldset>
		</details>
	);
}
