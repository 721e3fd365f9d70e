import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));
/** All code that the stored build depends on. */
const MADE_BY = [
	"apps/backend/src/{builds,db,facts,platform,predict,search}/**/*.{ts,csv}",
	"packages/{contract,predictor,text}/src/**/*.{ts,json}",
	"data/sources/renamed-programmes.csv",
];

let known: string | undefined;

/** 16 hex digits that change with the code and with the Node version, whose alphabets and sorting differ. Takes 50 ms, once. */
export function hashSourceCode(): string {
	if (known !== undefined) return known;
	const hash = createHash("sha256").update(process.version);
	for (const file of globSync(MADE_BY, { cwd: ROOT, exclude: ["**/*.test.ts"] }).sort()) {
		hash
			.update(`${file}\0`)
			.update(readFileSync(ROOT + file))
			.update("\0");
	}
	known = hash.digest("hex").slice(0, 16);
	return known;
}
