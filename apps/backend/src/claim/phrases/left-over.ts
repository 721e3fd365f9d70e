import { foldSigns } from "@uchit/text/fold-text.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { type Phrase, toClaimWords } from "./words.ts";

/** Words that do not change the meaning of a figure beside them; any other word may. */
const SAYS_NOTHING = new Set(
	`in the of by at for is was are were has have had with a an as to from our its it we and india indian on per ranked rank ranks ranking
	proud proudly prestigious category list institute institutes institution institutions official officially according nirf government govt
	join admission admissions open now apply today best welcome sir madam dear students parents me mein main mai ka ki ke hai hain ko se par pe
	tha thi ne hua hui aur bhi jo yeh ye wahan yahan में का की के है हैं को से पर पे था थी ने हुआ हुई और भी यह वहां year years saal साल वर्ष approved
	approval seats seat inr rs salary package ctc value figure figures also been being approx total rank round cutoff stood stands placed placement
	quota programme course courses branch seat all obtained position received got get since new delhi shri status
	सूची रैंक स्थान रैंकिंग वेतन फीस सीटें सीट मान्यता प्राप्त दौर राउंड कुल हुए थे रही रहा पर रुपये रुपए rupees rupaye rupay batch academic session`.split(
		/\s+/,
	),
);
/** Words that add nothing in a claim of recognition, and only there. */
const ACT_WORDS = new Set(["under", "section", "act", "3", "1956", "2", "f", "b", "12"]);

export function withoutNames(phrase: Phrase, { reads }: Reading, college: Named | undefined): void {
	if (college === undefined) return;
	const isNamed = [college.name, college.officialName].some((name) => phrase.takeWords(toClaimWords(name).trim()));
	// Beside the whole name, the reader may have taken a word of the branch for part of it.
	if (isNamed) return;
	for (const { words } of filterByKind(reads, "college")) phrase.takeWords(foldSigns(words));
}

type Named = { name: string; officialName: string };

export function isEmpty({ left }: Phrase): boolean {
	return leftOver(left).length === 0;
}

export function listLeftOver({ left }: Phrase, isRecognition: boolean): string[] {
	return leftOver(left).filter((word) => !(isRecognition && ACT_WORDS.has(word)));
}

function leftOver(left: string): string[] {
	return left
		.split(/[\s|]+/)
		.filter((word) => word !== "" && !SAYS_NOTHING.has(word) && !/^(?:st|nd|rd|th|वां|वीं|वें)$/.test(word));
}
