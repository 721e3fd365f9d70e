import { type AfterSection, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import type { AskCard } from "@uchit/contract/answer.ts";
import entrances from "../../../../../../content/after/entrances.json" with { type: "json" };
import type { ReadingsOf } from "./card-seat.ts";

export function toSection(section: AfterSection, state?: string): AskCard {
	return { kind: "after", page: PAGE_OF_SECTION[section], section, state };
}

/** Lists of colleges whose seats a state fills by one exam or counselling begin with it. */
export function toEntrance(readingsOf: ReadingsOf): AskCard | undefined {
	const found = findEntrance(readingsOf);
	return found && toSection(found.section, found.state);
}

export function findEntrance(readingsOf: ReadingsOf): { section: AfterSection; state: string } | undefined {
	const state = readingsOf("state")[0]?.value ?? readingsOf("district")[0]?.within;
	const [course, other] = [...readingsOf("degree"), ...readingsOf("unheld")];
	const section = SECTIONS[course?.value ?? ""];
	// A question with an owner or for low fees wants colleges.
	const isOfSome = readingsOf("ownership").length > 0 || readingsOf("sort").some(({ value }) => value === "fee");
	if (section === undefined || other !== undefined || isOfSome) return undefined;
	return state !== undefined && entrances[section].some((each) => each.state === state)
		? { section, state }
		: undefined;
}

const SECTIONS: Readonly<Record<string, "nursing-entrance" | "bed-entrance">> = {
	"bsc-nursing": "nursing-entrance",
	gnm: "nursing-entrance",
	bed: "bed-entrance",
};
