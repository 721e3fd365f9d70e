import { MAX_APPLICATIONS } from "@uchit/contract/application.ts";
import { type PlanState, parsePapers } from "#app/exam/planner/store.ts";
import { parseJson } from "#app/platform/device-store.ts";
import { type Application, readApplications } from "./application.ts";

const FORMAT = "applications";

export type OwnPapers = Pick<PlanState, "have" | "issued">;

export type ApplicationsFile = { forms: readonly Application[]; papers: OwnPapers; leftOut: number };

export function toApplicationsFile(forms: readonly Application[], { have, issued }: OwnPapers, now: Date): string {
	return JSON.stringify({ format: FORMAT, writtenAt: now.toISOString(), forms, papers: { have, issued } }, null, "\t");
}

/** Undefined for any other file. `leftOut` counts unreadable forms. */
export function parseApplicationsFile(text: string): ApplicationsFile | undefined {
	const { format, forms: written, papers } = Object(parseJson(text));
	if (format !== FORMAT || !Array.isArray(written)) return undefined;
	const forms = readApplications(written.slice(0, MAX_APPLICATIONS));
	return { forms, papers: parsePapers(papers), leftOut: written.length - forms.length };
}
