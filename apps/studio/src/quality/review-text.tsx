import { isRecord } from "@uchit/text/is-record.ts";
import { Link, type RaRecord, useGetMany } from "react-admin";
import { nameIn } from "#studio/facts/choices-of.ts";
import { CollegeName } from "#studio/parts/college-name.tsx";
import type { FactLines } from "#studio/parts/facts.tsx";
import { ReadError, useItems } from "#studio/parts/items.tsx";
import { TextDifference } from "#studio/parts/text-difference.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { duplicateOf, flagWords, REVIEW_STATES, ratingWords } from "./review-steps.ts";

const LEVELS: Readonly<Record<string, string>> = {
	contact: "a verified contact",
	"college-email": "an address at the college",
	document: "a document",
};

export function factsOf(review: RaRecord): FactLines {
	return {
		College: <CollegeName isLink />,
		State: `${nameIn(REVIEW_STATES, review.state)}, version ${review.version}, sent ${toMoment(review.submitted_at)}`,
		"The writer has verified": LEVELS[String(review.verified)] ?? review.verified,
		"Noticed automatically": flagsInWords(review) || "nothing",
		"The writer's appeal": review.appeal && `${review.appeal} (${toMoment(review.appealed_at)})`,
		"What it says": <div style={{ whiteSpace: "pre-wrap" }}>{toLines(review)}</div>,
	};
}

export function flagsInWords(review: RaRecord): string {
	return [...new Set(flagsOf(review).map(flagWords))].join("; ");
}

export function ReviewVersions({ review }: { review: RaRecord }) {
	const query = { filter: { review_id: review.id }, sort: "-version", most: 20 };
	const { data = [], error } = useItems("review_versions", query);
	const changes = data.slice(0, -1);
	if (changes.length === 0) return <ReadError error={error} />;
	return (
		<Titled title="Versions">
			{changes.map(({ version, at, content }, place) => (
				<section key={version} aria-label={`Version ${version}`}>
					<h3>
						What version {version} changed, {toMoment(at)}
					</h3>
					<TextDifference before={toLines(data[place + 1]?.content)} after={toLines(content)} />
				</section>
			))}
		</Titled>
	);
}

export function NearDuplicates({ review }: { review: RaRecord }) {
	const ids = flagsOf(review)
		.map(duplicateOf)
		.filter((id) => id !== undefined);
	const { data, error } = useGetMany("reviews", { ids }, { enabled: ids.length > 0 });
	if (ids.length === 0 || data === undefined) return <ReadError error={error} />;
	return (
		<Titled title="Nearly the same">
			<p>Struck lines are only in the other review, marked lines only in this one.</p>
			{data.map((other) => (
				<section key={other.id} aria-label={`Review ${other.id}`}>
					<h3>
						<Link to={`/reviews/${other.id}`}>
							{nameIn(REVIEW_STATES, other.state)},{" "}
							{other.college_id === review.college_id ? "same college" : "another college"}
						</Link>
					</h3>
					<TextDifference before={toLines(other)} after={toLines(review)} />
				</section>
			))}
			{data.length === 0 && <p>Deleted since.</p>}
		</Titled>
	);
}

function flagsOf({ flags }: RaRecord): string[] {
	return Array.isArray(flags) ? flags.filter((flag) => typeof flag === "string") : [];
}

function toLines(review: unknown): string {
	if (!isRecord(review)) return "";
	const { programme, batch_year, batchYear, ratings, pros, cons, text } = review;
	const stars = isRecord(ratings) ? Object.entries(ratings).map(([part, rated]) => ratingWords(part, rated)) : [];
	return [
		`Course: ${programme}, ${batch_year ?? batchYear}`,
		`Ratings: ${stars.toSorted().join(", ")}`,
		`Pros: ${pros}`,
		`Cons: ${cons}`,
		...String(text).split(/(?<=[.!?।])\s+|\n+/),
	].join("\n");
}
