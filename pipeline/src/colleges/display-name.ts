import { toReadableName } from "#pipeline/colleges/names.ts";

/** Longer names are cut where the address begins, then to the institution without its society. */
const MAX_NAME_LENGTH = 90;

const INSTITUTION =
	/\b(college|colleges|collage|institute|institutes|institution|instt|inst|school|university|universiti|polytechnic|academy|mahavid[a-z]*|mahavi|vid[hy]+alay[a-z]*|vidyapeeth|vidyapith|centre|center|faculty|hospital|campus|adhyapak|sansthan|tantraniketan)\b/i;

const SUBJECT =
	/^\s*(&|and\b|arts?\b|science|commerce|management|technology|engineering|research|law|education|computer|humanities|information|pharmac|allied|bio|social|economics|business|administration|design|architecture|agricultur|hotel|catering|applied|nursing|physical|hospital|kala|vanijya|vidnyan|vigyan|com\b|sci\b|b\.? ?(sc|com|a|c\.?a|b\.?a)\b|studies|training|for\b|of\b|society|sanstha|trust|mandal|(post ?)?graduate|p\.?g)/i;

const ADDRESS =
	/[\s,(-]+(plot|survey|s\.? ?no|sr\.? ?no|h\.? ?no|d\.? ?no|door|no\.? ?\d|gat|gut|khasra|opp|opposite|behind|near|nr|beside|adjacent|infront|in front|at\/?post|at post|a\/?p|at ?[:-]|tal|taluka?|tq|ta|teh|tehsil|dist|distt|district|post|p\.? ?o|via|village|vill|gram|street|ward|sector|phase|n\.?h|km|k\.m|mouza|mauza|#)(?=[\s.,:/#\d-]).*$/i;

const NO_TOWN =
	/\b(road|marg|rd|complex|colony|layout|society|campus|hospital|highway|street|estate|building|bldg|house|cross|stage|stand|station|chowk|main|block|gate|bypass|crossing|college|institute)\b/i;

/**
 * The name for pages: without counselling codes, PIN codes, telephone numbers, years and open brackets, not all in capitals, with a short
 * address. Adds nothing and corrects no spelling; a change that would lose the institution's own word is not made. `3023-St. Xavier's
 * Technical Institute` → `St. Xavier's Technical Institute`.
 */
export function toDisplayName(printed: string): string {
	const tidy = tidyMarks(withoutNumbers(printed.replace(/\s+/g, " ").trim()));
	const short = tidyMarks(shorten(tidy));
	return toReadableName(isTelling(short) ? short : isTelling(tidy) ? tidy : printed.trim());
}

function withoutNumbers(printed: string): string {
	return printed
		.replace(
			/[\s,;(-]*\b(ph|phone|mob|mobile|tel|telephone|contact|cell|fax)\b[\s.:]*(no|nos|number)?[\s.:-]*(?=[+(]?\d).*$/i,
			"",
		)
		.replace(/[\s,;(-]*\b(e-?mail|website|web)\b[\s.:-]+.*$/i, "")
		.replace(/[\s,;(-]*(www\.\S+|\S+@\S+\.\S+).*$/i, "")
		.replace(/[\s,;(-]*\b0?[6-9]\d{9}\b.*$/, "")
		.replace(/[\s,.-]*\(\s*(inst\.? ?code|cc|c\.? ?code|college code|code)\b[^)]*\)/gi, "")
		.replace(/[\s,.-]*\(\s*[A-Z]{2,5} ?\d{2,4}\s*\)\s*$/, "")
		.replace(/[\s,.-]*\(\s*(20)?\d\d ?[-–] ?\d\d\s*\)/g, "")
		.replace(/[\s,.-]*\(\s*\d{2,6}\s*\)\s*$/, "")
		.replace(/[\s,.-]*\(\s*[\d/ -]{4,}\s*\)/g, "")
		.replace(/^\W*\d{3,6}\s*[-–.:]\s*(?=\D)/, "")
		.replace(/^\W*\d{4,6}\s+(?=[A-Za-z])/, "")
		.replace(/^\(?[A-Z]{1,2}-?\d{3}\)?[\s.:-]+(?=[A-Za-z"])/, "")
		.replace(/[\s,.:(-]*(\bpin ?code\b|\bpin\b)?[\s.:-]*(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)\)?/gi, "")
		.replace(/(?<!\b(no|sector|ward|chak|plot|road|nh|km))[\s,.-]+\d{3}\s*$/i, "")
		.replace(
			/\b(bangalore|bengaluru|mumbai|pune|kolkata|chennai|delhi|hyderabad|secunderabad)\s*[-–,]?\s*\d{1,3}\.?\s*$/i,
			"$1",
		);
}

function tidyMarks(name: string): string {
	const even = isBalanced(name) ? name : name.replace(/\([^()]*$/, "").replace(/^([^()]*)\)/, "$1");
	return even
		.replace(/^["'\s,.;:-]+|["\s]+$/g, "")
		.replace(/"/g, "")
		.replace(/\(\s*\)/g, " ")
		.replace(/\s+([,.;)])/g, "$1")
		.replace(/,(?=[^\s\d])/g, ", ")
		.replace(/([,;:-]\s*)+$/, "")
		.replace(/\s+/g, " ")
		.replace(/(?<=[a-z]{4}|[A-Z]{5})\.$/, "")
		.trim();
}

function isBalanced(name: string): boolean {
	return name.split("(").length === name.split(")").length;
}

function shorten(name: string): string {
	if (name.length <= MAX_NAME_LENGTH) return name;
	const unplaced = beforeAddress(name);
	return unplaced.length <= MAX_NAME_LENGTH ? unplaced : afterSociety(unplaced);
}

function beforeAddress(name: string): string {
	const start = endOfInstitution(name);
	if (start === undefined) return name;
	const parts = name.slice(start).split(",");
	let end = 1;
	while (end < parts.length && SUBJECT.test(parts[end] ?? "")) end += 1;
	const institution = name.slice(0, start) + parts.slice(0, end).join(",").replace(ADDRESS, "");
	const place = parts
		.slice(end, end + 1)
		.find((part) => /^[A-Za-z .'-]{3,24}$/.test(part) && !NO_TOWN.test(part) && !ADDRESS.test(` ${part} `));
	const withPlace = place === undefined ? institution : `${institution},${place}`;
	return withPlace.length <= MAX_NAME_LENGTH ? withPlace : institution;
}

function endOfInstitution(name: string): number | undefined {
	const first = INSTITUTION.exec(name);
	if (first === null) return undefined;
	const segment = name.split(",", 1)[0] ?? "";
	const society = THROUGH_SOCIETY.exec(segment)?.[0].length ?? 0;
	const behind = society > first.index ? INSTITUTION.exec(name.slice(society)) : null;
	if (behind !== null && society + behind.index < segment.length) return society + behind.index + behind[0].length;
	return first.index + first[0].length;
}

const SOCIETY =
	"(?:societ(?:y|ies)|soc|trust|mandal|mandali|sanstha|sansthan|sangh|samiti|samithi|foundation|pratishthan|prasarak|parishad|samsthe|sanchalit|sanchlit|association)";
const THROUGH_SOCIETY = new RegExp(
	`^.*?\\b${SOCIETY}(?:['’\`]?s)?\\b(?:[\\s.,]+${SOCIETY}(?:['’\`]?s)?\\b)*[\\s.,]*(?:'s\\b)?[\\s.,]*(?:\\([^)]*\\)[\\s.,]*)?`,
	"i",
);

/** "… Shikshan Sanstha's Ajitdada Pawar College of Education" without the society, if a name of its own remains. */
function afterSociety(name: string): string {
	const society = THROUGH_SOCIETY.exec(name);
	if (society === null) return name;
	const rest = name.slice(society[0].length).trim();
	const noun = INSTITUTION.exec(rest);
	const own = noun === null ? "" : rest.slice(0, noun.index).trim();
	const isWhole = /^(?!and\b|va\b|&|of\b|for\b|ltd\b|group\b|\S+['’`]s\b|\S+,|\S+ sanchalit\b)[A-Z]/i.test(rest);
	return isWhole && own.split(" ").length >= 2 && own.length >= 6 ? rest : name;
}

function isTelling(name: string): boolean {
	return name.replace(/[^A-Za-z]/g, "").length >= 5 && name.split(" ").length >= 2;
}
