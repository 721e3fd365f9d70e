import { writeFileSync } from "node:fs";
import { ROOT } from "../checks/source-tree.ts";
import { COVERAGE_FILE, readProofs, readProven, readStatements, writeCoverage } from "../checks/spec-coverage.ts";

const statements = readStatements();
const coverage = writeCoverage(statements, readProofs());
const proven = readProven(coverage).length;
writeFileSync(ROOT + COVERAGE_FILE, coverage);
console.log(
	`${COVERAGE_FILE}: ${proven} of ${statements.length} statements proven, ${statements.length - proven} not yet`,
);
