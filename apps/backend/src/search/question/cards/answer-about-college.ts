import type { AskCard } from "@uchit/contract/answer.ts";
import { type Degree, findDegree } from "@uchit/contract/degree.ts";
import type { ExamStream } from "@uchit/contract/exam.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import type { Database } from "#backend/db/client.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { type ExamIndex, hasEnded } from "#backend/search/exams/exam-index.ts";
import { hasFacts } from "#backend/search/queries/ask-figures.ts";
import { toExamLink } from "#backend/search/question/answer-parts.ts";
import type { Reading } from "#backend/search/question/reading.ts";
import { listRecognisers, siteOfRecogniser } from "#backend/search/question/subjects/recognisers.ts";
import { CATEGORY } from "#backend/search/vocabulary/subjects.ts";
import { findAbout } from "./about-card.ts";
import { describeSeat, findUnpublishedMeasure, type ReadingsOf, toMainSeat, toSeat } from "./card-seat.ts";
import {
	type CardCollege,
	createMissingCard,
	findContact,
	findDegreeSeats,
	findEstablished,
	findFee,
	findOwner,
	findRank,
	findRecognition,
	findSalary,
	findSeats,
	findSite,
	isPostgraduateDegree,
} from "./college-cards.ts";
import { findCutoff } from "./cutoff-card.ts";
import { findNamedRankingList } from "./named-ranking-list.ts";

type Parts = { db: Database; index: CollegeIndex; exams: ExamIndex };

export function toCardCollege({ colleges }: CollegeIndex, number: number): CardCollege[] {
	const found = colleges[number];
	if (found === undefined) return [];
	const { id, slug, name, stateSlug } = found;
	return [{ id, slug, name, number, stateSlug: stateSlug ?? undefined }];
}

export async function answerAboutCollege(
	parts: Parts,
	{ intent, tokens, bounds: { year } }: Reading,
	college: CardCollege,
	readingsOf: ReadingsOf,
): Promise<AskCard | undefined> {
	const { db, index, exams } = parts;
	const course = readingsOf("course")[0]?.value;
	const degree = findDegree(readingsOf("degree")[0]?.value ?? "");
	const isUnlisted = readingsOf("unheld").length > 0;
	const ofField = readingsOf("category")[0]?.value === CATEGORY.engineering ? findDegree("btech") : undefined;
	const isOfDistance = readingsOf("topic").some(({ value }) => value === "online" || value === "distance");
	const words = tokens.map(({ text }) => text).join(" ");
	const orUnavailable = async (
		card: AskCard | { heldYear: number } | undefined,
		details: Parameters<typeof createMissingCard>[3] = {},
	): Promise<AskCard> => {
		if (card !== undefined && "kind" in card) return card;
		const hasOthers = card === undefined && (await hasFacts(db, college.id, intent));
		const ofOthers =
			hasOthers &&
			({ others: true, seat: describeSeat(readingsOf, toSeat(exams, college, readingsOf, year)) } as const);
		const filler = intent === "cutoff" ? findSeatAuthority(exams, college) : undefined;
		const otherwise = filler !== undefined && (await findSite(db, college)) === undefined ? filler : {};
		return createMissingCard(db, college, intent, {
			...otherwise,
			...details,
			...ofOthers,
			year,
			heldYear: card?.heldYear,
		});
	};
	switch (intent) {
		case "name":
		case "none":
			return undefined;
		case "cutoff":
			return orUnavailable(await findCutoff(db, toSeat(exams, college, readingsOf, year)));
		case "website":
			return findContact(parts, college, words);
		case "reviews":
			return orUnavailable(await findAbout(db, index, college, toMainSeat(parts, college, readingsOf)));
		case "rank": {
			const list = findNamedRankingList(readingsOf, words);
			return orUnavailable(list === "none" ? undefined : await findRank(db, college, { list, year }));
		}
		case "salary":
		case "placement":
			return orUnavailable(
				await findSalary(db, college, {
					degree: degree ?? ofField,
					hasBranch: course !== undefined,
					unpublished: findUnpublishedMeasure(readingsOf, words),
					year,
				}),
			);
		case "seats": {
			const card =
				degree === undefined
					? course === undefined
						? findSeats(index, college)
						: undefined
					: await findDegreeSeats(db, college, degree.slug);
			return orUnavailable(ofYear(card, year));
		}
		case "fee":
			// The fee of a course on campus is not that of its degree online.
			if (isOfDistance && !OPEN_UNIVERSITY.test(college.name)) return orUnavailable(undefined);
			return orUnavailable(
				await findFee(db, college, {
					course,
					degree: degree ?? ofField,
					programme: readingsOf("unheld")[0]?.value.replaceAll("-", " "),
					year,
				}),
			);
		case "admission":
			// No exam's page describes spot rounds.
			return orUnavailable(
				undefined,
				SPOT_ROUND.test(words) ? {} : { exams: isUnlisted ? [] : listAccepting(exams, college, degree) },
			);
		case "established":
			return orUnavailable(findEstablished(index, college));
		case "owner":
			return orUnavailable(await findOwner(db, college));
		case "recognition": {
			if (readingsOf("topic").some(({ value }) => value === "naac")) return orUnavailable(undefined, { naac: true });
			const degrees = [...readingsOf("degree"), ...readingsOf("unheld")].map((each) => each.value);
			const requested = listRecognisers(tokens, degrees);
			const [first = "ugc"] = requested;
			const by = first === "deb" ? "UGC’s Distance Education Bureau" : first.toUpperCase();
			return orUnavailable(await findRecognition(db, college, requested), { site: siteOfRecogniser(first), by });
		}
		default:
			return orUnavailable(undefined);
	}
}

const OPEN_UNIVERSITY = /\bOpen\b/;
const SPOT_ROUND = /\b(?:spot|stray|vacant seats?|mop ?up)\b|स्पॉट/u;

/** Current exams whose guide names the institution among those that accept their scores; only of the degree's level if one is named. */
function listAccepting({ exams }: ExamIndex, { slug, name }: CardCollege, degree: Degree | undefined) {
	const own = exams.filter(({ record }) => !hasEnded(record) && record.acceptedBy?.colleges.includes(slug));
	const level = degree === undefined ? undefined : isPostgraduateDegree(degree.slug) ? "postgraduate" : "undergraduate";
	const stream = STREAM_OF_DEGREE[degree?.slug ?? ""];
	const isOfStream = ({ record: { streams = [] } }: (typeof own)[number]) =>
		stream === undefined || streams.includes(stream);
	const ofLevel = own.filter((each) => (level === undefined || each.record.level === level) && isOfStream(each));
	// Exams whose seats the institution itself fills come first, because most students enter by them.
	const isFilledBy = ({ counselling = [] }: ExamRecord) => counselling.some(({ body }) => body.includes(name));
	const order = ({ record }: (typeof own)[number]) =>
		(record.level === "undergraduate" ? 0 : 2) + (isFilledBy(record) ? 0 : 1);
	return ofLevel.toSorted((one, other) => order(one) - order(other)).map(({ record }) => toExamLink(record));
}

/** A university may take CUET for its other degrees: for these the exam is one of their own field. */
const STREAM_OF_DEGREE: Readonly<Record<string, ExamStream>> = { btech: "engineering", mbbs: "medical" };

function findSeatAuthority(
	{ exams }: ExamIndex,
	{ name }: CardCollege,
): { by: string; site: string | undefined } | undefined {
	const bodies = exams.flatMap(({ record }) => record.counselling ?? []);
	const own = bodies.find(({ body }) => name.startsWith(body.replace(/ \(.*/, "")));
	return own && { by: own.body, site: own.site };
}

function ofYear(card: AskCard | undefined, year: number | undefined): AskCard | { heldYear: number } | undefined {
	return card?.kind !== "seats" || year === undefined || card.year === year ? card : { heldYear: card.year };
}
