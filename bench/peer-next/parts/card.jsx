import Link from "next/link";
import { count, KINDS, nameOfList, placeOf } from "./words.js";

/** One institution of a list with its figures, each with its source. */
export function Card({ college, sourceOf, withKind }) {
	const { slug, name, kind, place, ranking, seats } = college;
	return (
		<li className="card">
			<h3>
				<Link href={`/college/${slug}`} prefetch={false}>
					{name}
				</Link>
			</h3>
			<p className="quiet">
				{withKind && `${KINDS[kind]} · `}
				{placeOf(place)}
			</p>
			<dl>
				{ranking && (
					<Figure
						label={nameOfList(ranking.list)}
						value={ranking.rank ?? ranking.band}
						year={ranking.year}
						source={sourceOf(ranking.sourceId)}
					/>
				)}
				{seats && (
					<Figure label="Seats" value={count(seats.count)} year={seats.year} source={sourceOf(seats.sourceId)} />
				)}
			</dl>
		</li>
	);
}

export function Figure({ label, value, year, source }) {
	return (
		<div className="figure">
			<dt>{label}</dt>
			<dd>
				<a href="#sources">{value}</a> {year && <small>{year}</small>}{" "}
				<span className="for-readers">(source: {source})</span>
			</dd>
		</div>
	);
}
