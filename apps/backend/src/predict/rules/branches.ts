import type { Branch } from "@uchit/contract/branch.ts";

/**
 * The kind of a programme by its name. Only letters count: some documents break words at the edge of a column. Of several kinds that a
 * name has, the one that stands first here is meant: "Computer Science (Data Science)" is AI and data.
 */
export function branchOf(programme: string): Branch {
	const known = branches.get(programme) ?? findBranch(programme.toLowerCase().replaceAll(/[^a-z]/g, ""));
	branches.set(programme, known);
	return known;
}

/** There are a thousand names of programmes, on tens of thousands of seats. */
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
	// A ship's architect is none.
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
