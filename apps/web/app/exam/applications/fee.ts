import type { ExamFees } from "@uchit/contract/exam-record.ts";
import type { Applicant } from "#app/applicant/applicant.ts";

type Payers = ExamFees["items"][number]["who"];
type FeeApplicant = Pick<Applicant, "category" | "gender" | "hasDisability">;

/**
 * Returns the application fee as a range, from the least to the most that the exam's list allows for the applicant; one
 * figure if it is certain. Lists name groups by category and gender: "general, men" means men of the general category,
 * "women, SC, ST" includes all women.
 */
export function feeFor({ items }: Pick<ExamFees, "items">, applicant: FeeApplicant): { least: number; most: number } {
	const fitting = items.map((item) => ({ ...item, fit: fitOf(item.who, applicant) }));
	const best = Math.max(...fitting.map(({ fit }) => fit));
	const amounts = fitting.filter(({ fit }) => fit === best).map(({ amountInr }) => amountInr);
	return { least: Math.min(...amounts), most: Math.max(...amounts) };
}

/** Scores how well a group fits: 3 by category and gender, 2 by everything it names, 1 perhaps, 0 not at all. */
function fitOf(who: Payers, { category, gender, hasDisability }: FeeApplicant): number {
	if (category === undefined || who.includes("everyone")) return 2;
	const genders = who.filter((each) => each === "women" || each === "men");
	const categories = who.filter((each) => !genders.some((other) => other === each));
	const hasCategory = categories.includes(category) || (hasDisability && categories.includes("pwd"));
	if (genders.length === 0) return hasCategory ? 2 : 0;
	const mine = gender === "woman" ? "women" : gender === "man" ? "men" : undefined;
	const hasGender = mine !== undefined && genders.includes(mine);
	if (categories.length === 0) return hasGender ? 2 : mine === undefined ? 1 : 0;
	if (hasCategory && hasGender) return 3;
	// "Women, SC, ST" may mean all women, and everyone of SC and ST.
	if (mine === "women") return hasGender ? 1 : 0;
	if (mine === "men") return hasCategory ? 1 : 0;
	return hasCategory ? 2 : 0;
}
