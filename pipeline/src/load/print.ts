import type { Catalogue } from "#pipeline/catalogue.ts";
import { countByReason } from "#pipeline/report.ts";

export function printReport({ reports, refusals }: Catalogue, elapsedMs: number): void {
	const count = (value: number) => value.toLocaleString("en-IN").padStart(10);
	console.log(
		`\n  ${"source".padEnd(22)}${["read", "kept", "joined", "marked", "refused"].map((title) => title.padStart(10)).join("")}`,
	);
	for (const { dataset, read, kept, joined, marked, refused } of reports) {
		console.log(`  ${dataset.padEnd(22)}${[read, kept, joined, marked, refused].map(count).join("")}`);
	}
	for (const line of countByReason(refusals)) console.log(`  ${line}`);
	for (const { dataset, file, line, reason, raw } of refusals.slice(0, 40))
		console.log(`    ${dataset} ${file}:${line} ${reason}: ${raw}`);
	if (refusals.length > 40) console.log(`    … and ${refusals.length - 40} more in the table refusals`);
	console.log(`  Facts loaded in ${(elapsedMs / 1000).toFixed(1)} s.`);
}
