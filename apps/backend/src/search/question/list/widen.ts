import type { List } from "#backend/search/question/answer-parts.ts";
import { listMeant, type Reading } from "#backend/search/question/reading.ts";

/**
 * Where no college for women fits: those for everyone, as "girl" says who asks; of "girls college" those for women, whatever they teach.
 */
export async function widenForWomen(
	question: Reading,
	choose: (question: Reading) => Promise<List | undefined>,
): Promise<List | undefined> {
	const list = await choose(question);
	const women = listMeant(question.reads, "gender");
	if (list === undefined || list.found.total > 0 || women.length === 0) return list;
	const isOfColleges = women.some(({ words }) => OF_COLLEGES.test(words.normalize("NFC")));
	const left = isOfColleges ? listMeant(question.reads, "degree", "category", "course", "unheld") : women;
	const wider = await choose({
		...question,
		reads: question.reads.filter((read) => !left.some((each) => each === read)),
	});
	return wider === undefined || wider.found.total === 0 ? list : { ...wider, left };
}

const OF_COLLEGES = /college|mahavidyalaya|only|महाविद्यालय|केवल|सिर्फ़?/u;
