import { isCalled } from "#bench/ask/judge-reading.ts";
import type { Service } from "#bench/ask/service.ts";
import { createTally } from "#bench/ask/tally.ts";
import { printLine } from "#scripts/terminal/terminal.ts";
import { Answer } from "../../packages/contract/src/answer.ts";
import { CollegeResults } from "../../packages/contract/src/college.ts";
import { toWords } from "../../packages/contract/src/words.ts";

export async function evaluateNames(
	service: Service,
	rows: readonly Record<string, string>[],
	isVerbose: boolean,
): Promise<void> {
	const tally = createTally();
	for (const { query = "", expect_name: name = "", city = "", state = "", kind = "", half = "" } of rows) {
		const { colleges, card, readings } = Answer.parse(await service.get("/v1/ask", new URLSearchParams({ q: query })));
		const { items } = CollegeResults.parse(await service.get("/v1/colleges", new URLSearchParams({ q: query })));
		const isRight = (first: Found | undefined) => first !== undefined && isSameCollege(first, { name, city, state });
		// Without a name, no institution is meant: a word that only sounds like one.
		const isNone = name === "";
		const answered = isNone ? readings.every((each) => each.kind !== "college") : isRight(colleges[0]);
		const searched = isNone || isRight(items[0]);
		tally.add([kind, half], { "first right asked": answered, "first right searched": searched });
		if (isVerbose)
			printLine(
				`${answered ? " " : "ASK"} ${searched ? " " : "SEARCH"} ${kind} | ${query} | ${name}, ${city} | ${describe(colleges[0])} | ${describe(items[0])} | card ${card?.kind ?? "-"}`,
			);
	}
	tally.print();
}

type Found = Pick<Answer["colleges"][number], "name" | "place">;

const describe = (first: Found | undefined) =>
	first === undefined ? "-" : `${first.name}, ${first.place.city ?? first.place.district ?? ""}`;

const COMMON: ReadonlySet<string> = new Set(["the", "of", "and", "for", "new", "college", "university", "institute"]);
const FULL_WORDS: Readonly<Record<string, string>> = { govt: "government" };
const MAX_APART = 0.5;

/** Requires the same state and the significant words of the name, or most of them if the directory spells it differently. */
function isSameCollege(
	{ name: found, place }: Found,
	{ name, city, state }: { name: string; city: string; state: string },
): boolean {
	if (place.state?.name !== undefined && plain(place.state.name) !== plain(state)) return false;
	if (isCalled(found, name)) return true;
	const telling = (text: string) =>
		new Set(toWords(text).flatMap((word) => (word.length > 1 && !COMMON.has(word) ? (FULL_WORDS[word] ?? word) : [])));
	const [a, b] = [telling(found), telling(`${name} ${city}`)];
	const shared = [...a].filter((word) => b.has(word)).length;
	return shared / Math.min(a.size, b.size) > MAX_APART;
}

const plain = (text: string) => toWords(text).join("");
