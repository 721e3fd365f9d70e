import type { ExamFees } from "@uchit/contract/exam-record.ts";
import type { Applicant } from "#app/applicant/applicant.ts";

type Payers = ExamFees["items"][number]["who"];
type FeeApplicant = Pick<Applicant, "category" | "gender" | "hasDisability">;

/**
 * The application fee in rupees as a range over the groups that may fit; a single figure if certain. "General, men" means men of the
 * general category, "women, SC, ST" all women.
 */
export function feeFor({ items }: Pick<ExamFees, "items">, applicant: FeeApplicant): { least: number; most: number } {
	const fitting = items.map((item) => ({ ...item, fit: matchLevelOf(item.who, applicant) }));
	const best = Math.max(...fitting.map(({ fit }) => fit));
	const amounts = fitting.filter(({ fit }) => fit === best).map(({ amountInr }) => amountInr);
	return { least: Math.min(...amounts), most: Math.max(...amounts) };
}

function matchLevelOf(who: Payers, { category, gender, hasDisability }: FeeApplicant): number {
	if (category === undefined || who.includes("everyone")) return 2;
	const genders = who.filter((each) => each === "women" || each === "men");
	const categories = who.filter((each) => !genders.some((other) => other === each));
	const hasCategory = categories.includes(category) || (hasDisability && categories.includes("pwd"));
	if (genders.length === 0) return hasCategory ? 2 : 0;
	const genderPayer = gender === "woman" ? "women" : gender === "man" ? "men" : undefined;
	const hasGender = genderPayer !== undefined && genders.includes(genderPayer);
	if (categories.length === 0) return hasGender ? 2 : genderPayer === undefined ? 1 : 0;
	if (hasCategory && hasGender) return 3;
	// In "women, SC, ST" each word is a group of its own: all women, and everyone of SC and ST.
	if (genderPayer === "women") return hasGender ? 1 : 0;
	if (genderPayer === "men") return hasCategory ? 1 : 0;
	return hasCategory ? 2 : 0;
}
