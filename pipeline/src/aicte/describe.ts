import { toPin } from "#pipeline/aicte/facts.ts";
import type { RankedCandidate, RankedInstitute } from "#pipeline/aicte/rank.ts";
import { toWords } from "#pipeline/text/words.ts";

/** One line of an institute: seats, name, address, district, university, levels. */
export function describeInstitute({ institute, seats }: RankedInstitute, number: number): string {
	const { id, name, address, district, state, university, institutionType, women, courses } = institute;
	const levels = [...new Set(courses.map(({ level }) => LEVELS[level] ?? level))].join("+");
	const fields = [...new Set(courses.map(({ programme }) => programme.slice(0, 4)))].join("+");
	return [
		`#${number} ${id} ${name}`,
		shorten(address, 85),
		`${district}, ${state}`,
		shorten(university, 32),
		`${shorten(institutionType, 11)} ${seats} ${levels} ${fields}${women === "Y" ? " WOMEN" : ""}`,
	].join(" | ");
}

const LEVELS: Record<string, string> = {
	"UNDER GRADUATE": "UG",
	"POST GRADUATE": "PG",
	"POST GRADUATE DIPLOMA": "PGD",
	"POST GRADUATE CERTIFICATE": "PGC",
	DIPLOMA: "DIP",
};

/** One line of a candidate: code, names, place, what agrees and what not. */
export function describeCandidate({
	college,
	name,
	likeness,
	nearness,
	sameUniversity,
	claims,
	score,
}: RankedCandidate): string {
	const also = name.printed === college.name ? "" : ` [as ${shorten(name.printed, 60)}]`;
	const text = (words: readonly { text: string }[]) => words.map((word) => word.text).join(" ");
	const marks = [
		nearness === "district" ? "" : `${nearness}:${college.district ?? "?"}`,
		likeness.samePin ? "PIN" : "",
		sameUniversity === undefined ? "" : sameUniversity ? "univ=" : "univ≠",
		likeness.missing.length > 0 ? `-${text(likeness.missing)}` : "",
		likeness.extra.length > 0 ? `+${text(likeness.extra)}` : "",
		likeness.tail.length > 0 ? `~${text(likeness.tail)}` : "",
		likeness.kinds.length > 0 ? `kind:${text(likeness.kinds)}` : "",
		...claims.slice(0, 2).map((claim) => `<${shorten(claim.name, 50)} ${toPin(claim.address) ?? ""}>`),
	].filter((mark) => mark !== "");
	return ` ${college.code} ${score.toFixed(2)} ${shorten(college.name, 90)}${also} ${marks.join(" ")}`;
}

function shorten(text: string, length: number): string {
	return text.length <= length || toWords(text).length < 2 ? text : `${text.slice(0, length)}…`;
}
