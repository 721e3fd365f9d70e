import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";

/**
 * Where no college for women fits: those for everyone, as "girl" says who asks; of "girls college" those for women, whatever they teach.
 */
export async function widenForWomen(
	question: Reading,
	choose: (question: Reading) => Promise<CollegeList | undefined>,
): Promise<CollegeList | undefined> {
	const list = await choose(question);
	const { reads } = question;
	const women = filterByKind(reads, "gender");
	if (list === undefined || women.length === 0) return list;
	const isOfColleges = women.some(({ words }) => OF_COLLEGES.test(words.normalize("NFC")));
	// Where neither a source nor a name tells who teaches it, the list is of women's colleges of every subject.
	const isNarrowed = list.byName !== undefined || list.query.facets.degree !== undefined;
	const isOfSubject = isOfColleges || isNarrowed || filterByKind(reads, "degree", "unheld").length === 0;
	if (list.found.total > 0 && isOfSubject) return list;
	const left = isOfColleges ? filterByKind(reads, "degree", "category", "course", "unheld") : women;
	const wider = await choose({ ...question, reads: reads.filter((read) => !left.some((each) => each === read)) });
	const isBetter = wider !== undefined && wider.found.total > 0 && (isOfSubject || wider.byName !== undefined);
	return isBetter ? { ...wider, left } : list;
}

const OF_COLLEGES = /college|mahavidyalaya|only|महाविद्यालय|केवल|सिर्फ़?/u;
