import { isCalled } from "#bench/ask-gold.ts";
import type { Service } from "#bench/ask-service.ts";
import { say } from "#scripts/terminal/terminal.ts";
import { Answer } from "../packages/contract/src/ask.schema.ts";
import { toWords } from "../packages/contract/src/words.ts";

type Tally = { count: number; right: number };

/** Asks every name, and prints by kind how often the first institution is the one that was meant. */
export async function evaluateNames(
	service: Service,
	rows: readonly Record<string, string>[],
	isVerbose: boolean,
): Promise<void> {
	const tallies = new Map<string, Tally>();
	for (const { query = "", expect_name: name = "", city = "", state = "", kind = "" } of rows) {
		const { colleges, card } = Answer.parse(await service.get("/v1/ask", new URLSearchParams({ q: query })));
		const [first] = colleges;
		const isRight = first !== undefined && isMeant(first, { name, city, state });
		for (const each of [kind, "all"]) {
			const tally = tallies.get(each) ?? { count: 0, right: 0 };
			tallies.set(each, { count: tally.count + 1, right: tally.right + Number(isRight) });
		}
		if (isVerbose && !isRight)
			say(
				`${kind} | ${query} | ${name}, ${city} | ${first?.name ?? "-"}, ${first?.place.city ?? first?.place.district ?? ""} | card ${card?.kind ?? "-"}`,
			);
	}
	say("kind           names     first right");
	for (const [kind, { count, right }] of tallies)
		say(
			`${kind.padEnd(12)}${String(count).padStart(8)}${`${right} (${Math.round((100 * right) / count)} %)`.padStart(16)}`,
		);
}

/** Words that names have and leave out, whoever bears them. */
const COMMON: ReadonlySet<string> = new Set(["the", "of", "and", "for", "new", "college", "university", "institute"]);
const SAME: Readonly<Record<string, string>> = { govt: "government" };
const MOST_APART = 0.5;

/** The same state, and the name by its telling words; of a name that the directory writes otherwise, most of them. */
function isMeant(
	{ name: found, place }: Answer["colleges"][number],
	{ name, city, state }: { name: string; city: string; state: string },
): boolean {
	if (place.state?.name !== undefined && plain(place.state.name) !== plain(state)) return false;
	if (isCalled(found, name)) return true;
	const telling = (text: string) =>
		new Set(toWords(text).flatMap((word) => (word.length > 1 && !COMMON.has(word) ? (SAME[word] ?? word) : [])));
	const [a, b] = [telling(found), telling(`${name} ${city}`)];
	const shared = [...a].filter((word) => b.has(word)).length;
	return shared / Math.min(a.size, b.size) > MOST_APART;
}

const plain = (text: string) => toWords(text).join("");
