import { readOwn } from "./files.ts";
import { isRestricted } from "./neet.ts";
import type { Printed } from "./printed.ts";

export type Applicant = {
	exam: string;
	category: string;
	homeState: string;
	quota: string;
	isWhole?: boolean;
};

/** States of the institutes that reserve seats by region at JoSAA, by hand. */
const homeStates: ReadonlyMap<string, string> = new Map(
	readOwn("home-states.csv").map(([institute = "", state = ""]) => [institute, state]),
);

export function isEligible(applicant: Applicant, row: Printed): boolean {
	if (applicant.quota !== "" && row.quota !== applicant.quota) return false;
	if (applicant.exam.startsWith("neet-"))
		return applicant.exam === `neet-${applicant.homeState}` && !isRestricted(row.quota);
	switch (applicant.exam) {
		case "jee-mains":
		case "jee-advanced":
		case "jee-main-paper-2":
		case "csab":
			return isEligibleInJosaa(applicant, row);
		case "neet":
			return isEligibleInNeet(applicant, row);
		case "wbjee":
			return row.quota === "All India" || applicant.homeState === "west-bengal";
		case "uptac":
			return row.quota === "All India" || applicant.homeState === "uttar-pradesh";
		case "mp-dte":
			return isEligibleInMpDte(applicant, row);
		case "ojee":
			return isEligibleInOjee(applicant, row);
		case "jac-delhi":
			return isEligibleInJacDelhi(applicant, row);
		case "comedk-uget":
			return true;
		case "clat":
			return isEligibleInClat(applicant, row);
		default:
			return ["", OWN_STATE[applicant.exam]].includes(applicant.homeState) && isEligibleByCategory(applicant, row);
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

/** State lists have one category per kind of person, so only the same category matches. */
function isEligibleByCategory({ category }: Applicant, row: Printed): boolean {
	return row.category === category;
}

/** Quotas of the NITs of Goa and Srinagar for one state's people. */
const STATE_BY_QUOTA: Record<string, string> = { GO: "goa", JK: "jammu-and-kashmir", LA: "ladakh" };

function isEligibleInJosaa({ homeState, quota, isWhole = false }: Applicant, row: Printed): boolean {
	if (row.quota === "AI") return true;
	if (isWhole && homeState !== "" && STATE_BY_QUOTA[row.quota] === homeState) return true;
	if (row.quota === "HS") return homeState !== "" && homeStates.get(row.institute) === homeState;
	if (row.quota === "OS") return homeState !== "" && homeStates.get(row.institute) !== homeState;
	return quota !== "";
}

/** A deemed university's paid seats are open to all of India. */
const FOR_ALL_OF_INDIA = ["All India", "Open Seat", "B.Sc Nursing All India", "Deemed/Paid Seats"];

function isEligibleInNeet({ quota }: Applicant, row: Printed): boolean {
	return FOR_ALL_OF_INDIA.includes(row.quota) || quota !== "";
}

function isEligibleInOjee({ homeState, quota, category }: Applicant, row: Printed): boolean {
	if (row.quota === "AI") return true;
	if (row.quota === "HS") return homeState === "odisha" && row.category === category;
	if (row.quota === "OS") return homeState !== "" && homeState !== "odisha";
	return quota !== "";
}

function isEligibleInClat({ homeState }: Applicant, row: Printed): boolean {
	const [, letters = ""] = /^Domicile (.+)$/.exec(row.quota) ?? [];
	return letters === "" || (homeState !== "" && LETTERS_OF_STATES[letters] === homeState);
}

const LETTERS_OF_STATES: Record<string, string> = {
	...{ AP: "andhra-pradesh", AS: "assam", BH: "bihar", BR: "bihar", CHT: "chhattisgarh", GA: "goa", GJ: "gujarat" },
	...{ DNHDD: "dadra-and-nagar-haveli-and-daman-and-diu", HP: "himachal-pradesh", HR: "haryana", JD: "jharkhand" },
	...{ KA: "karnataka", KL: "kerala", MH: "maharashtra", MP: "madhya-pradesh", OD: "odisha", PB: "punjab" },
	...{ RJ: "rajasthan", TL: "telangana", TN: "tamil-nadu", TR: "tripura", UP: "uttar-pradesh", WB: "west-bengal" },
};

/** A private college's seats print no domicile and count as the state's. */
function isEligibleInMpDte({ homeState }: Applicant, { quota }: Printed): boolean {
	if (quota === "All India") return true;
	if (quota === "No domicile") return homeState !== "" && homeState !== "madhya-pradesh";
	return homeState === "madhya-pradesh";
}

/** `quota` is the category's last letter: `D` is for Delhi's people. */
function isEligibleInJacDelhi({ homeState }: Applicant, row: Printed): boolean {
	if (homeState === "" || row.quota === "") return true;
	return (homeState === "delhi") === (row.quota === "D");
}
