import type { Check, CheckEntry, CheckVerdict } from "@uchit/contract/check.ts";
import type { CollegeKind } from "@uchit/contract/college-kind.ts";

export type FoundInstitution = {
	slug: string;
	kind: CollegeKind;
	stateSlug: string | undefined;
	lists: readonly CheckEntry[];
};

type Findings = {
	fakes: readonly { entry: CheckEntry; stateSlug: string }[];
	/** Only if no place was given. */
	abroad?: readonly CheckEntry[];
	isCommon?: boolean;
	here: readonly FoundInstitution[];
	elsewhere: readonly FoundInstitution[];
};

type Judgement = Pick<Check, "verdict" | "why" | "entries" | "total">;

const MAX_ENTRIES = 10;

export function judgeNamesakes({ fakes, here, elsewhere, abroad = [], isCommon = false }: Findings): Judgement {
	const listed = fakes.map(({ entry }) => entry);
	if (fakes.length > 0 && (abroad.length > 0 || isCommon)) {
		const total = fakes.length + here.length + abroad.length;
		return toJudgement("ambiguous", [...listed, ...firstOfEach(here), ...abroad], total);
	}
	const isSameState = here.every(({ stateSlug }) => fakes.some((fake) => fake.stateSlug === stateSlug));
	if (fakes.length > 0 && isSameState) {
		return toJudgement("listed-fake", [...listed, ...here.flatMap(({ lists }) => lists)], fakes.length);
	}
	if (fakes.length + here.length > 1) {
		return toJudgement("ambiguous", [...listed, ...firstOfEach(here)], fakes.length + here.length);
	}
	const [only] = here;
	if (only !== undefined) return { ...verdictOf(only), entries: [...only.lists], total: 1 };
	const [other] = elsewhere;
	if (other === undefined) return toJudgement("not-found", [], 0);
	const entries = elsewhere.length === 1 ? [...other.lists] : firstOfEach(elsewhere);
	return { ...toJudgement("partly", entries, elsewhere.length), why: "other-place" };
}

function toJudgement(verdict: CheckVerdict, entries: readonly CheckEntry[], total: number): Judgement {
	return { verdict, entries: entries.slice(0, MAX_ENTRIES), total };
}

function firstOfEach(found: readonly FoundInstitution[]): CheckEntry[] {
	return found.flatMap(({ lists }) => lists.find(({ list }) => list === "aishe") ?? lists[0] ?? []);
}

const RECOGNISING: ReadonlySet<CheckEntry["list"]> = new Set(["ugc", "act", "aicte", "nmc"]);

function verdictOf({ kind, lists }: FoundInstitution): Pick<Judgement, "verdict" | "why"> {
	const isListed = lists.some(({ list }) => list === "aishe");
	// The directory lists universities as such; our copy of the UGC's list is not complete.
	const isUniversity = isListed && kind === "university";
	if (isUniversity || lists.some(({ list }) => RECOGNISING.has(list))) return { verdict: "recognised" };
	if (!isListed || kind === "research") return { verdict: "partly", why: "no-list" };
	return { verdict: "partly", why: kind === "standalone" ? "council-decides" : "university-decides" };
}
