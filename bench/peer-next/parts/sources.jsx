import { documentOf } from "./words.js";

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "long" });

/** Every source with how it was read. */
export function Sources({ sources, isWhole }) {
	return (
		<section id="sources">
			<h2>Sources</h2>
			<p>{isWhole ? "Every source of this page’s figures." : "All sources, figure by figure"}</p>
			<ul>
				{sources.map((source) => (
					<li key={source.id}>
						<h3>{documentOf(source)}</h3>
						{isWhole ? <Whole source={source} /> : <p>{`${source.publisher} · ${source.vintage}`}</p>}
					</li>
				))}
			</ul>
		</section>
	);
}

function Whole({ source: { publisher, vintage, fetchedOn, publicCopy, licence, address } }) {
	return (
		<>
			<p>{publisher}</p>
			<p>True for: {vintage}</p>
			<details>
				<summary>How we got it</summary>
				<p>Document, read by us</p>
				<p>
					{fetchedOn ? `Fetched on ${DAY.format(new Date(fetchedOn))}` : "The day of fetching was not written down."}
				</p>
				{publicCopy && <p>Read from: {publicCopy}</p>}
				<p>Licence: {licence}</p>
			</details>
			{address && <a href={address}>{new URL(address).host}</a>}
		</>
	);
}
