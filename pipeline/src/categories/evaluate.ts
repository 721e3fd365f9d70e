import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { csvParse } from "d3-dsv";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";

const FILE = fileURLToPath(new URL("../../../data/labels/categories.csv", import.meta.url));

export type LabelledCategories = { half: string; aisheCode: string; name: string; categories: Set<number> };
export type CategoryScore = {
	given: number;
	right: number;
	labelled: number;
	precision: number;
	recall: number;
	wrong: string[];
};

export function readLabelledCategories(): LabelledCategories[] {
	return csvParse(readFileSync(FILE, "utf8")).map(
		({ half = "", aishe_code: aisheCode = "", name = "", categories = "" }) => ({
			half,
			aisheCode: toCanonicalCode(aisheCode),
			name,
			categories: new Set(categories === "none" ? [] : categories.split(" ").map(Number)),
		}),
	);
}

/**
 * Over single (institution, category) decisions. Precision: the share of assigned ones that are labelled. Recall: the share of labelled
 * ones that are assigned.
 */
export function scoreCategories(
	labels: readonly LabelledCategories[],
	categoriesOf: (label: LabelledCategories) => readonly number[],
): CategoryScore {
	let given = 0;
	let right = 0;
	let labelled = 0;
	const wrong: string[] = [];
	for (const label of labels) {
		const answer = categoriesOf(label);
		const hits = answer.filter((id) => label.categories.has(id)).length;
		given += answer.length;
		right += hits;
		labelled += label.categories.size;
		if (hits !== answer.length || hits !== label.categories.size) {
			wrong.push(
				`${label.name}: gave ${answer.join(" ") || "none"}, labelled ${[...label.categories].join(" ") || "none"}`,
			);
		}
	}
	return {
		given,
		right,
		labelled,
		precision: right / Math.max(1, given),
		recall: right / Math.max(1, labelled),
		wrong,
	};
}
