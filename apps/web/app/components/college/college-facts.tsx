import type { College } from "@uchit/contract/college.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SourcedText, Unknown } from "#app/components/ui/figure.tsx";
import { KIND_WORDS, positionWords } from "#app/lib/words.ts";
import { collegesPath, sourceHref } from "#app/paths.ts";

const HEADING = "Facts";

const RULE_WORDS = {
	ranked: "NIRF ranks it there",
	programme: "it offers such programmes",
	name: "its name says so",
} as const satisfies Record<College["categories"][number]["rule"], string>;

/** What the directory says about an institution, and how its categories were found. */
export function CollegeFacts({
	id,
	college,
	sourceName,
}: {
	id: string;
	college: College;
	sourceName: (id: string) => string;
}) {
	const receipt = (value: string, sourceId = college.sourceId) => (
		<SourcedText value={value} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
	);
	const { place, position, otherNames } = college;
	return (
		<section aria-labelledby={id} className="mt-10 lg:mt-12">
			<h2 id={id} className="text-xl">
				{HEADING}
			</h2>
			<dl className="mt-4 max-w-224 divide-y divide-line border-line border-y">
				<Fact label="AISHE code">
					{college.aisheCode === undefined ? (
						<Unknown reason="not in the AISHE directory" />
					) : (
						receipt(college.aisheCode)
					)}
				</Fact>
				<Fact label="Kind">{receipt(KIND_WORDS[college.kind])}</Fact>
				{college.officialName !== college.name && <Fact label="Official name">{receipt(college.officialName)}</Fact>}
				{otherNames.length > 0 && (
					<Fact label="Other names">
						<ul>
							{otherNames.map(({ name, sourceId }) => (
								<li key={name}>{receipt(name, sourceId)}</li>
							))}
						</ul>
					</Fact>
				)}
				<Fact label="District">{place.district === undefined ? <Unknown /> : receipt(place.district)}</Fact>
				<Fact label="State">
					{place.state === undefined ? (
						<Unknown />
					) : (
						<Link to={collegesPath({ state: [place.state.slug] })} prefetch="intent" className="link">
							{place.state.name}
						</Link>
					)}
				</Fact>
				{position !== undefined && (
					<Fact label="Map position">
						{receipt(positionWords(position), position.sourceId)}{" "}
						<span className="text-quiet text-sm">the middle of its {position.of}</span>
					</Fact>
				)}
				<Fact label="Categories">
					<Categories categories={college.categories} sourceName={sourceName} />
				</Fact>
			</dl>
		</section>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
			<dt className="text-quiet">{label}</dt>
			<dd className="min-w-0 break-words">{children}</dd>
		</div>
	);
}

function Categories({
	categories,
	sourceName,
}: {
	categories: College["categories"];
	sourceName: (id: string) => string;
}) {
	if (categories.length === 0) return <Unknown reason="no source says what it teaches" />;
	return (
		<ul className="space-y-1">
			{categories.map(({ id, name, rule, evidence, sourceId }) => (
				<li key={id}>
					<Link to={collegesPath({ category: [String(id)] })} prefetch="intent" className="link">
						{name}
					</Link>{" "}
					<span className="text-quiet text-sm">
						because {RULE_WORDS[rule]}:{" "}
						<a
							href={sourceHref(sourceId)}
							title={`Source: ${sourceName(sourceId)}`}
							className="underline decoration-dotted underline-offset-4"
						>
							{evidence}
						</a>
					</span>
				</li>
			))}
		</ul>
	);
}
