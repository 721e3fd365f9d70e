import type { FakeUniversity } from "./queries/fake-universities.ts";
import { foldName, foldPrinted } from "./rules/fold-name.ts";
import { placeWordsOfFake } from "./typed-place.ts";

/** UGC's list of fake universities, by the names as they are compared. */
export type ListedNames = { called: (words: readonly string[]) => readonly FakeUniversity[] };

export function buildListedNames(fakes: readonly FakeUniversity[]): ListedNames {
	const named = fakes.flatMap((fake) => foldPrinted(fake.name).map((words) => ({ key: words.join(""), fake })));
	const byName = Map.groupBy(named, ({ key }) => key);
	return { called: (words) => byName.get(foldName(words.join(" ")).join(""))?.map(({ fake }) => fake) ?? [] };
}

type NextWord = { word: string; breaks: number };

/** The words behind a name that are of its listed place: `isPlaced` where there are some. */
export function fitsListed(fake: FakeUniversity, words: readonly NextWord[], from: number) {
	const place = placeWordsOfFake(fake);
	let to = from;
	const isOfPlace = (said: NextWord | undefined) =>
		said !== undefined && said.breaks < 2 && (place.has(said.word) || said.word === "new");
	while (isOfPlace(words[to])) to++;
	return { fake, to, isPlaced: to > from };
}
