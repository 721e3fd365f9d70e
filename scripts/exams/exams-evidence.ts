/**
 * Prints, for the exams of the specification and for all that ship, their fields by what stands behind them, and what is said of
 * events without an address: `npm run exams:evidence`, with the folder of other guides to compare as an argument.
 */
import { join } from "node:path";
import type { ExamRecord } from "@uchit/contract/exam.schema.ts";
import { EXAM_FIELDS } from "@uchit/contract/exam.ts";
import { readGuides } from "../../apps/backend/src/content/seed/read-guides.ts";
import { ROOT } from "../../checks/source-tree.ts";
import { readSources } from "../../pipeline/src/sources.ts";
import { say } from "../terminal/terminal.ts";
import { countClaims, EVIDENCE, type KindOf, SPEC_EXAMS, weighFields } from "./evidence.ts";

const kinds = new Map(readSources().map(({ id, kind }) => [id, kind]));
const kindOf: KindOf = (id) => {
	const kind = kinds.get(id);
	if (kind === undefined) throw new Error(`No source has the id "${id}"`);
	return kind;
};

const { exams } = readGuides(process.argv[2] ?? join(ROOT, "content"));
const spec = exams.filter(({ slug }) => SPEC_EXAMS.includes(slug));
const cell = (values: readonly (string | number)[]) => `| ${values.join(" | ")} |`;

say(cell(["exam", ...EVIDENCE, "events said", "of them without address", "usual windows"]));
say(cell(["---", ...EVIDENCE.map(() => "---"), "---", "---", "---"]));
for (const exam of spec) say(rowOf(exam.slug, [exam]));
say(rowOf(`the ${spec.length} of the specification`, spec));
say(rowOf(`all ${exams.length}`, exams));
say("");
say(cell(["field of the specification's exams", ...EVIDENCE]));
say(cell(["---", ...EVIDENCE.map(() => "---")]));
for (const field of EXAM_FIELDS) {
	const found = spec.map((exam) => weighFields(exam, kindOf)[field]);
	say(cell([field, ...EVIDENCE.map((kind) => found.filter((each) => each === kind).length)]));
}

function rowOf(name: string, of: readonly ExamRecord[]): string {
	const found = of.flatMap((exam) => Object.values(weighFields(exam, kindOf)));
	const claims = of.map(countClaims);
	const sum = (key: keyof ReturnType<typeof countClaims>) => claims.reduce((total, each) => total + each[key], 0);
	const byKind = EVIDENCE.map((kind) => found.filter((each) => each === kind).length);
	return cell([name, ...byKind, sum("claims"), sum("bare"), sum("windows")]);
}
