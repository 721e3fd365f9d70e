import { readFileSync } from "node:fs";
import { parseCsv } from "./files.ts";
import type { Printed } from "./printed.ts";

export type Asker = { exam: string; category: string; homeState: string; quota: string };

/** The states of the institutes that keep seats by region at JoSAA, by hand. */
const homes = new Map(
	parseCsv(readFileSync(new URL("home-states.csv", import.meta.url), "utf8"))
		.slice(1)
		.map(([institute = "", state = ""]) => [institute, state]),
);

/** Whether a seat is for somebody who asks so: their region's, or everyone's, or of the quota that they name. */
export function isFor(asker: Asker, row: Printed): boolean {
	if (asker.quota !== "" && row.quota !== asker.quota) return false;
	switch (asker.exam) {
		case "jee-mains":
		case "jee-advanced":
		case "jee-main-paper-2":
			return isOfJosaa(asker, row);
		case "neet":
			return isOfNeet(asker, row);
		case "wbjee":
			return row.quota === "All India" || asker.homeState === "west-bengal";
		case "ojee":
			return isOfOjee(asker, row);
		case "jac-delhi":
			return isOfDelhi(asker, row);
		case "comedk-uget":
			return true;
		default:
			return ["", OWN_STATE[asker.exam]].includes(asker.homeState) && isOfEveryone(asker, row);
	}
}

const OWN_STATE: Record<string, string> = {
	kcet: "karnataka",
	"mht-cet": "maharashtra",
	keam: "kerala",
	gujcet: "gujarat",
	tnea: "tamil-nadu",
	"ts-eapcet": "telangana",
	"ap-eapcet": "andhra-pradesh",
};

/** Of the states' lists a category is one person's kind of seat: who names it, means it. */
function isOfEveryone({ category }: Asker, row: Printed): boolean {
	return row.category === category;
}

function isOfJosaa({ homeState, quota }: Asker, row: Printed): boolean {
	if (row.quota === "AI") return true;
	if (row.quota === "HS") return homeState !== "" && homes.get(row.institute) === homeState;
	if (row.quota === "OS") return homeState !== "" && homes.get(row.institute) !== homeState;
	return quota !== "";
}

const FOR_ALL_OF_INDIA = ["All India", "Open Seat", "B.Sc Nursing All India"];
const OF_DELHI = ["Delhi University", "IP University", "B.Sc Nursing Delhi NCR"];

function isOfNeet({ homeState, quota }: Asker, row: Printed): boolean {
	if (FOR_ALL_OF_INDIA.includes(row.quota)) return true;
	if (OF_DELHI.includes(row.quota)) return homeState === "delhi";
	if (row.quota.startsWith("Internal -Puducherry")) return homeState === "puducherry";
	return quota !== "";
}

function isOfOjee({ homeState, quota, category }: Asker, row: Printed): boolean {
	if (row.quota === "AI") return true;
	if (row.quota === "HS") return homeState === "odisha" && row.category === category;
	if (row.quota === "OS") return homeState !== "" && homeState !== "odisha";
	return quota !== "";
}

/** The category's last letter says whose seat it is. */
function isOfDelhi({ homeState }: Asker, row: Printed): boolean {
	if (homeState === "" || row.quota === "") return true;
	return (homeState === "delhi") === (row.quota === "D");
}
