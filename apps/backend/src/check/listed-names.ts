import type { Change } from "@uchit/contract/change.ts";
import type { CheckEntry } from "@uchit/contract/check.ts";
import type { Database } from "#backend/db/client.ts";
import { memoiseUntilChanged } from "#backend/platform/memoise.ts";
import { isDevanagari } from "#backend/search/text/devanagari.ts";
import { toListedEntry } from "./check.ts";
import { type FakeUniversity, listFakeUniversities } from "./queries/fake-universities.ts";
import { foldName, foldPrinted } from "./rules/fold-name.ts";
import { listPrintedSounds, toLatinWords, toTypedSound } from "./same-name.ts";
import { isCommonName, isCommonWord } from "./similar-names.ts";
import { placeWordsOfFake } from "./typed-place.ts";

export type ListedNames = {
	all: readonly FakeUniversity[];
	called: (words: readonly string[]) => readonly FakeUniversity[];
	/** Names that a question contains whole; ambiguous ones only with their place. */
	findIn: (question: string) => readonly CheckEntry[];
	/** Names of which a question has all words but one: "Commercial University" for "Commercial University Ltd.". */
	likeIn: (question: string) => readonly CheckEntry[];
	listOf: (state: string | undefined) => readonly CheckEntry[];
};

export function buildListedNames(all: readonly FakeUniversity[]): ListedNames {
	const called = indexNames(all);
	return {
		...{ all, called },
		findIn: (question) => findFakes(called, question),
		likeIn: (question) => all.filter((fake) => isNearlyIn(fake, new Set(toLatinWords(question)))).map(toListedEntry),
		listOf: (state) => all.filter((fake) => state === undefined || fake.state.slug === state).map(toListedEntry),
	};
}

function indexNames(fakes: readonly FakeUniversity[]): ListedNames["called"] {
	const toMap = (keysOf: (name: string) => string[]) =>
		Map.groupBy(
			fakes.flatMap((fake) => [...new Set(keysOf(fake.name))].map((key) => ({ key, fake }))),
			({ key }) => key,
		);
	const byName = toMap((name) => foldPrinted(name).map((words) => words.join("")));
	let bySound: ReturnType<typeof toMap> | undefined;
	const keyed = (words: string) => {
		if (!isDevanagari(words)) return byName.get(foldName(words).join(""));
		bySound ??= toMap(listPrintedSounds);
		return bySound.get(toTypedSound(words) ?? "");
	};
	return (words) => keyed(words.join(" "))?.map(({ fake }) => fake) ?? [];
}

/** Words of a question that may contain such a name; other questions are not searched. */
const INSTITUTION_WORD =
	/universi|vid[iy]a|vishwa|vishva|institut|college|council|board|academy|parishad|peeth|विश्व|विद्या|यूनिवर्सिटी|संस्थान|इंस्टीट्यूट|कॉलेज|परिषद|पीठ|अकादमी/iu;
const MAX_NAME_WORDS = 9;

export type LiveListedNames = () => Promise<ListedNames>;

export function createLiveListedNames(
	db: Database,
	onChange: (listener: (change: Change) => void) => void,
): LiveListedNames {
	const listed = memoiseUntilChanged(async () => buildListedNames(await listFakeUniversities(db)));
	onChange(({ tags }) => {
		if (tags.includes("*")) listed.drop();
	});
	return listed.get;
}

function findFakes(called: ListedNames["called"], question: string): readonly CheckEntry[] {
	if (!INSTITUTION_WORD.test(question)) return [];
	const words = question.split(/[^\p{L}\p{M}\p{N}&'’-]+/u).filter((word) => word !== "");
	const typedWords = new Set(toLatinWords(question));
	const isPlaced = (fake: FakeUniversity) => [...placeWordsOfFake(fake)].some((word) => typedWords.has(word));
	for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 1; length--) {
		for (let from = 0; from + length <= words.length; from++) {
			const run = words.slice(from, from + length);
			const fakes = called(run);
			const placed = fakes.filter(isPlaced);
			const meant = placed.length > 0 ? placed : isCommonName(toLatinWords(run.join(" "))) ? [] : fakes;
			if (meant.length > 0) return meant.map(toListedEntry);
		}
	}
	return [];
}

const MIN_SHARED = 2;

/** Allows one word more or less than the listed name; a distinctive word must match. */
function isNearlyIn({ name }: FakeUniversity, typed: ReadonlySet<string>): boolean {
	return foldPrinted(name).some((words) => {
		const shared = words.filter((word) => typed.has(word));
		const isDistinctive = shared.some((word) => !isCommonWord(word));
		return isDistinctive && shared.length >= MIN_SHARED && words.length - shared.length <= 1;
	});
}

type NextWord = { word: string; breaks: number };

export function matchListedPlace(fake: FakeUniversity, words: readonly NextWord[], from: number) {
	const place = placeWordsOfFake(fake);
	let to = from;
	const isOfPlace = (next: NextWord | undefined) =>
		next !== undefined && next.breaks < 2 && (place.has(next.word) || next.word === "new");
	while (isOfPlace(words[to])) to++;
	return { fake, to, isPlaced: to > from };
}
