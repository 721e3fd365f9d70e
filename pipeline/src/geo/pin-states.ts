import { toStateSlug } from "#pipeline/geo/places.ts";

/**
 * States of the postal circles by the first two digits of a PIN. The list of 2011 prints some rows in a state without such numbers:
 * misprints.
 */
const STATES_BY_CIRCLE: readonly (readonly [first: number, last: number, states: readonly string[]])[] = [
	[11, 11, ["delhi"]],
	[12, 13, ["haryana"]],
	[14, 16, ["punjab", "chandigarh"]],
	[17, 17, ["himachal-pradesh"]],
	[18, 19, ["jammu-and-kashmir", "ladakh"]],
	[20, 28, ["uttar-pradesh", "uttarakhand"]],
	[30, 34, ["rajasthan"]],
	[36, 39, ["gujarat", "dadra-and-nagar-haveli-and-daman-and-diu"]],
	[40, 44, ["maharashtra", "goa"]],
	[45, 49, ["madhya-pradesh", "chhattisgarh"]],
	[50, 53, ["andhra-pradesh", "telangana", "puducherry"]],
	[56, 59, ["karnataka"]],
	[60, 66, ["tamil-nadu", "puducherry"]],
	[67, 69, ["kerala", "lakshadweep", "puducherry"]],
	[70, 74, ["west-bengal", "sikkim", "andaman-and-nicobar-islands"]],
	[75, 77, ["odisha"]],
	[78, 79, ["assam", "arunachal-pradesh", "manipur", "meghalaya", "mizoram", "nagaland", "tripura"]],
	[80, 85, ["bihar", "jharkhand"]],
];

const OLD_SPELLINGS: Record<string, string> = {
	Orisa: "Odisha",
	Uttaranchal: "Uttarakhand",
	Chattisgarh: "Chhattisgarh",
	"Daman and Diu": "The Dadra and Nagar Haveli and Daman and Diu",
	"Dadar and Nagar Haveli": "The Dadra and Nagar Haveli and Daman and Diu",
};

/** The present state of a PIN; undefined if the printed state has no such PIN codes. */
export function toPinState(pin: string, printed: string): string | undefined {
	const slug = toStateSlug(OLD_SPELLINGS[printed] ?? printed);
	const circle = Number(pin.slice(0, 2));
	const states = STATES_BY_CIRCLE.find(([first, last]) => first <= circle && circle <= last)?.[2] ?? [];
	if (slug === undefined || !states.includes(slug)) return undefined;
	return toPresentState(Number(pin.slice(0, 3)), slug);
}

/** States made after 2011: Telangana kept the PIN codes from 500 to 509, Ladakh those with 194. */
function toPresentState(area: number, slug: string): string {
	if (slug === "andhra-pradesh" && area >= 500 && area <= 509) return "telangana";
	return area === 194 ? "ladakh" : slug;
}
