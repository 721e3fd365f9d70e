import { isRecord } from "@uchit/text/is-record.ts";
import { Link, type RaRecord, useGetList, useGetMany, useRecordContext } from "react-admin";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { Facts } from "#studio/parts/facts.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { TextDifference } from "#studio/parts/text-difference.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { duplicateOf, flagWords, nameOfState, ratingWords } from "./review-steps.ts";

const LEVELS: Readonly<Record<string, string>> = {
	contact: "a verified contact",
	"college-email": "an address at the college",
	document: "a document",
};

export function ReviewText() {
	const review = useRecordContext<RaRecord>();
	if (review === undefined) return null;
	const flags = flagsOf(review);
	return (
		<Facts
			lines={{
				College: <CollegeName isLink />,
				State: `${nameOfState(review.state)}, version ${review.version}, sent ${toMoment(review.submitted_at)}`,
				"The writer has verified": LEVELS[String(review.verified)] ?? review.verified,
				"Noticed automatically": flags.length === 0 ? "nothing" : [...new Set(flags.map(flagWords))].join("; "),
				"The writer's appeal": review.appeal && `${review.appeal} (${toMoment(review.appealed_at)})`,
				"What it says": <div style={{ whiteSpace: "pre-wrap" }}>{toLines(review)}</div>,
			}}
		/>
	);
}

export function ReviewVersions() {
	const review = useRecordContext<RaRecord>();
	const { data, error } = useGetList(
		"review_versions",
		{
			filter: { review_id: review?.id },
			sort: { field: "version", order: "DESC" },
			pagination: { page: 1, perPage: 20 },
		},
		{ enabled: review !== undefined },
	);
	if (error !== null && error !== undefined) return <p role="alert">{messageOf(error)}</p>;
	const changes = (data ?? []).slice(0, -1);
	if (changes.length === 0) return null;
	return (
		<section aria-labelledby="versions">
			<h2 id="versions">Versions</h2>
			{changes.map(({ version, at, content }, place) => (
				<section key={version} aria-label={`Version ${version}`}>
					<h3>
						What version {version} changed, {toMoment(at)}
					</h3>
					<TextDifference before={toLines(data?.[place + 1]?.content)} after={toLines(content)} />
				</section>
			))}
		</section>
	);
}

export function NearDuplicates() {
	const review = useRecordContext<RaRecord>();
	const ids = (review === undefined ? [] : flagsOf(review)).map(duplicateOf).filter((id) => id !== undefined);
	const { data, error } = useGetMany("reviews", { ids }, { enabled: ids.length > 0 });
	if (error !== null && error !== undefined) return <p role="alert">{messageOf(error)}</p>;
	if (review === undefined || ids.length === 0) return null;
	return (
		<section aria-labelledby="alike">
			<h2 id="alike">Nearly the same</h2>
			<p>Struck lines are only in the other review, marked lines only in this one.</p>
			{data?.map((other) => (
				<section key={other.id} aria-label={`Review ${other.id}`}>
					<h3>
						<Link to={`/reviews/${other.id}`}>
							{nameOfState(other.state)}, {other.college_id === review.college_id ? "same college" : "another college"}
						</Link>
					</h3>
					<TextDifference before={toLines(other)} after={toLines(review)} />
				</section>
			))}
			{data?.length === 0 && <p>Deleted since.</p>}
		</section>
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
