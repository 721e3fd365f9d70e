import type { Branch } from "@uchit/contract/branch.ts";

/**
 * The kind of a programme by its name. Only letters count, because some documents break words at a column's edge. If several kinds match,
 * the first one here wins: "Computer Science (Data Science)" is AI and data.
 */
export function branchOf(programme: string): Branch {
	const known = branches.get(programme) ?? findBranch(programme.toLowerCase().replaceAll(/[^a-z]/g, ""));
	branches.set(programme, known);
	return known;
}

/** Cached: tens of thousands of seats have a thousand programme names. */
const branches = new Map<string, Branch>();

function findBranch(letters: string): Branch {
	return WORDS.find(([, words]) => words.test(letters))?.[0] ?? "other";
}

const WORDS: readonly [Branch, RegExp][] = [
	["dental", /bds|dental/],
	["medicine", /mbbs/],
	["nursing", /nursing/],
	["law", /llb/],
	["pharmacy", /pharm/],
	// Naval architecture is not architecture.
	["architecture", /barch|^(?!.*naval).*architecture/],
	["planning", /planning/],
	["ai-data", /artificial|machinelearning|data(science|analytic|engineer)|aiml/],
	["electronics", /^electronics(and)?computer|electricalcommunication/],
	["electrical", /electrical/],
	["computer", /comput|information(and)?(technology|science|communication)|software|cyber|internetofthings/],
	["electronics", /electronic|telecommunication|communication|vlsi/],
	["mechanical", /mechanical|mechatronic|automobile|automotive/],
	["civil", /civil/],
	["biotechnology", /bio(tech|medical|engineering|logical|science)/],
	["chemical", /chemical(and|engineering|engg|tech)|petrochem/],
	["aerospace", /aero/],
	["materials", /metallurg|material/],
];
