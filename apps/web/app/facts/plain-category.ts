import type { PredictCategory } from "@uchit/contract/predict-exam.ts";

export const PLAIN_CATEGORIES = ["open", "obc-ncl", "ews", "sc", "st"] as const;
export type PlainCategory = (typeof PLAIN_CATEGORIES)[number];

type PersonTraits = { isForWomen?: boolean; isPwd?: boolean | undefined; homeState?: string | undefined };

/** Usual codes of authorities for a plain category. */
const USUAL_CODES: Readonly<Record<string, readonly string[]>> = {
	open: ["OPEN", "GENERAL", "UR", "OC", "General/OC", "General merit"],
	"obc-ncl": ["OBC-NCL", "OBC"],
};

/**
 * Codes of exams that have their own. A category that is subdivided (Karnataka's backward classes) is absent, so the visitor chooses.
 * Codes of JAC Delhi end in the region.
 */
const EXAM_CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	kcet: { open: "GM", sc: "SCG", st: "STG", "1": "1G", "2A": "2AG", "2B": "2BG", "3A": "3AG", "3B": "3BG" },
	"mht-cet": { open: "GOPENS", "obc-ncl": "GOBCS", sc: "GSCS", st: "GSTS" },
	keam: { open: "SM", ews: "EW" },
	gujcet: { "obc-ncl": "sebc" },
	ojee: { ews: "EW" },
	tnea: { "obc-ncl": "" },
	"jac-delhi": { open: "GNGN", ews: "EWGN", "obc-ncl": "OBGN", sc: "SCGN", st: "STGN" },
};

/** Finds a category by meaning (`obc-ncl`) or printed code; undefined without an exact match. */
export function findPlainCategory<Category extends Pick<PredictCategory, "value" | "socialCategory">>(
	{ exam, lists }: { exam: string; lists: readonly { categories: readonly Category[] }[] },
	meaning: string,
	whose: PersonTraits = {},
): Category | undefined {
	const options = lists.flatMap(({ categories }) => categories);
	const called = (name: string) => options.find(({ value }) => fold(value) === fold(name));
	const own = EXAM_CODES[exam]?.[meaning];
	const names = own === undefined ? (USUAL_CODES[meaning] ?? [meaning]) : [adaptCode(exam, own, whose)];
	const plain = names.flatMap((name) => called(name) ?? [])[0];
	if (plain === undefined || whose.isPwd !== true) return plain;
	const twins = [`${plain.value} (PwD)`, plain.socialCategory === "open" ? "PwD" : `PwD-${plain.value}`];
	return twins.flatMap((name) => called(name) ?? [])[0];
}

/** Adds the code's letters for women and for a region, if it has them. */
function adaptCode(exam: string, code: string, { isForWomen = false, homeState }: PersonTraits): string {
	if (exam === "mht-cet") return isForWomen ? code.replace(/^G/, "L") : code;
	if (exam !== "jac-delhi") return code;
	const region = homeState === undefined ? "" : homeState === "delhi" ? "D" : "O";
	return `${isForWomen ? code.replace(/GN$/, "GL") : code}${region}`;
}

function fold(code: string): string {
	return code.toUpperCase().replaceAll(/[^A-Z0-9()]/g, "");
}
