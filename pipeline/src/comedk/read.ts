import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceJson } from "#pipeline/source-files.ts";

const FILE = "comedk/2025/comedk_data.json.gz";
const SOURCE_ID = "comedk-2025";

/** COMEDK's share of the seats of Karnataka's private colleges: round 3, general merit. No state's quota, and open to all of India. */
export const COMEDK: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: readComedk };

const Coded = z.object({
	colleges: z.array(z.object({ code: z.string(), name: z.string() })),
	branches: z.array(z.object({ code: z.string(), name: z.string() })),
	records: z.array(z.object({ college: z.string(), branch: z.string(), rank: z.number() })),
});

function readComedk(): PrintedCutoff[] {
	const { colleges, branches, records } = Coded.parse(readSourceJson(FILE));
	const collegeNames = new Map(colleges.map(({ code, name }) => [code, squeeze(name)]));
	const branchNames = new Map(branches.map(({ code, name }) => [code, squeeze(name)]));
	return records.map(({ college, branch, rank }, index) => {
		const name = collegeNames.get(college);
		const programme = branchNames.get(branch);
		const closingRank = toFigure(rank);
		return {
			...DEFAULTS,
			file: FILE,
			line: index + 1,
			institute: { source: "comedk", name: name ?? college, city: "", state: "Karnataka", sourceId: SOURCE_ID },
			exam: "comedk-uget",
			authority: "COMEDK",
			year: 2025,
			round: 3,
			programme: programme ?? branch,
			quota: "COMEDK",
			pool: "all-india",
			seatType: "General merit",
			socialCategory: "open",
			closingRank,
			rankSpace: "comedk-uget",
			sourceId: SOURCE_ID,
			unreadable:
				name === undefined || programme === undefined || closingRank === undefined
					? "a code without a name, or no closing rank"
					: undefined,
		};
	});
}
