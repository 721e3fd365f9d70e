import { ask } from "../../../parts/backend.js";
import { Card, Figure } from "../../../parts/card.jsx";
import { Sources } from "../../../parts/sources.jsx";
import { count, documentOf, KINDS, nameOfList, placeOf, rupees } from "../../../parts/words.js";

export const dynamic = "force-dynamic";

const TABS = ["Overview", "Courses", "Rankings", "Placements", "Cost calculator", "Sources"];

const FIELDS = {
	ownership: "Ownership",
	"university-type": "Type of university",
	"college-type": "Type of college",
	"affiliated-to": "Affiliated to",
	established: "Established",
	website: "Website",
	address: "Address",
	pin: "PIN code",
	"women-only": "For women only",
	minority: "Minority institution",
};

export default async function College({ params }) {
	const college = await ask(`/v1/colleges/${(await params).slug}`);
	const { name, kind, place, seats, similar, sources } = college;
	const sourceOf = (id) => documentOf(sources.find((source) => source.id === id));
	return (
		<>
			<title>{name}</title>
			<nav>
				<a href="/">Home</a>
				{college.categories[0] && (
					<a href="/colleges">
						{college.categories[0].name} colleges in {place.state?.name}
					</a>
				)}
				<span>{name}</span>
			</nav>
			<h1>{name}</h1>
			<p>
				{KINDS[kind]} · {placeOf(place)}
			</p>
			<a href="/shortlist">Shortlist</a> <a href="/compare">Compare</a>
			<nav>
				{TABS.map((tab) => (
					<a key={tab} href={`#${tab}`}>
						{tab}
					</a>
				))}
			</nav>
			<h2>In short</h2>
			<Answers college={college} sourceOf={sourceOf} />
			{seats.map(({ authority, year, courses, seats: approved, sourceId }) => (
				<Figure
					key={authority}
					label={authority.toUpperCase()}
					value={`${count(approved)} seats in ${courses} courses`}
					year={year}
					source={sourceOf(sourceId)}
				/>
			))}
			<Rankings rankings={college.rankings} />
			<Placements placements={college.placements} sourceOf={sourceOf} />
			{similar && (
				<section>
					<h2>Colleges like this one</h2>
					<ul>
						{similar.items.slice(0, 5).map((peer) => (
							<Card key={peer.slug} college={peer} sourceOf={sourceOf} />
						))}
					</ul>
				</section>
			)}
			<Record college={college} sourceOf={sourceOf} />
			<Sources sources={sources} />
			<p>
				<a href="/ask">Ask this college</a> <a href="/report">Report an error</a>{" "}
				<a href="/text">Read this page as text alone</a> <button type="button">Share</button>
			</p>
		</>
	);
}

function Answers({ college: { cutoffs, placements, fees, categories }, sourceOf }) {
	const paid = placements.find(({ medianSalary }) => medianSalary);
	return (
		<dl>
			<dt>Can I get in?</dt>
			<dd>
				{cutoffs.length === 0
					? "No closing ranks published. Ask the college which exam and rank it takes."
					: `Closing ranks of ${cutoffs.length} counsellings`}
			</dd>
			<dt>What do they earn?</dt>
			<dd>
				{paid ? (
					<>
						{rupees(paid.medianSalary)} (source: {sourceOf(paid.sourceId)}) median a year
					</>
				) : (
					"No salaries published. Ask for the median, and how many were placed."
				)}
			</dd>
			<dt>What does it cost?</dt>
			<dd>
				{fees.length === 0
					? "Fees not published. Ask for tuition, hostel and every one-time charge in writing."
					: `${fees.length} fees published`}
			</dd>
			<dt>What can I study?</dt>
			<dd>{categories.map(({ name }) => name).join(", ")}.</dd>
			<dt>Is it recognised?</dt>
			<dd>These bodies list it or approve its seats.</dd>
		</dl>
	);
}

function Rankings({ rankings }) {
	const lists = [...Map.groupBy(rankings, ({ list }) => list)].slice(0, 2);
	if (lists.length === 0) return null;
	return (
		<section>
			<h2>Rankings over the years</h2>
			{lists.map(([list, places]) => (
				<section key={list}>
					<h3>{nameOfList(list)}</h3>
					<p>rank, 1 on top</p>
					<Plot points={places.map(({ year, rank, band }) => ({ year, value: rank ?? Number.parseInt(band, 10) }))} />
					<p>{places.map(({ year, rank, band }) => `${year}: rank ${rank ?? band}`).join(", ")}</p>
				</section>
			))}
			<a href="#Rankings">All rankings</a>
		</section>
	);
}

function Plot({ points }) {
	const most = Math.max(...points.map(({ value }) => value), 1);
	return (
		<svg viewBox="0 0 300 100" role="img">
			<title>By year</title>
			<polyline points={points.map(({ value }, at) => `${at * 30},${(value / most) * 90}`).join(" ")} />
			{points.map(({ year, value }, at) => (
				<g key={year}>
					<circle cx={at * 30} cy={(value / most) * 90} r="3" />
					<text x={at * 30}>{`’${String(year).slice(2)}`}</text>
					<text x={at * 30}>{value}</text>
				</g>
			))}
		</svg>
	);
}

function Placements({ placements, sourceOf }) {
	if (placements.length === 0) return null;
	return (
		<section>
			<h2>Placements</h2>
			{placements.slice(0, 4).map(({ list, level, cohort, medianSalary, placed, graduated, sourceId }) => (
				<p key={`${list} ${level} ${cohort}`}>
					{nameOfList(list)} {cohort} {medianSalary && `${rupees(medianSalary)} Median salary a year`}{" "}
					{placed !== undefined && graduated !== undefined && `${placed} of ${graduated} graduates placed`} (source:{" "}
					{sourceOf(sourceId)})
				</p>
			))}
		</section>
	);
}

function Record({ college, sourceOf }) {
	const { aisheCode, kind, officialName, otherNames, place, facts, categories, position, sourceId } = college;
	const known = Object.entries(FIELDS).flatMap(([field, label]) => {
		const fact = facts.find((each) => each.field === field);
		return fact === undefined ? [] : [{ label, fact }];
	});
	return (
		<section>
			<h2>Official record</h2>
			<dl>
				{aisheCode && <Figure label="AISHE code" value={aisheCode} source={sourceOf(sourceId)} />}
				<Figure label="Kind" value={KINDS[kind]} source={sourceOf(sourceId)} />
				{officialName !== college.name && (
					<Figure label="Official name" value={officialName} source={sourceOf(sourceId)} />
				)}
				{otherNames.map(({ name, sourceId: from }) => (
					<Figure key={name} label="Other names" value={name} source={sourceOf(from)} />
				))}
				<Figure label="District" value={place.district} source={sourceOf(sourceId)} />
				<dt>State</dt>
				<dd>{place.state?.name}</dd>
				{known.map(({ label, fact: { printed, year, sourceId: from } }) => (
					<Figure key={label} label={label} value={printed} year={year} source={sourceOf(from)} />
				))}
				<dt>Categories</dt>
				{categories.map(({ name, evidence }) => (
					<dd key={name}>
						{name} because: {evidence}
					</dd>
				))}
			</dl>
			{position && (
				<p>
					Map position: {position.latitude.toFixed(2)}° N, {position.longitude.toFixed(2)}° E (source:{" "}
					{sourceOf(position.sourceId)})
				</p>
			)}
		</section>
	);
}
