import { MAX_APPLICATIONS } from "@uchit/contract/application.ts";
import { saveFile } from "@uchit/text/save-file.ts";
import { Download, Printer, Undo2 } from "lucide-react";
import { useState } from "react";
import { usePlanStore } from "#app/exam/planner/store.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { Section } from "#app/ui/section.tsx";
import { mergeApplications } from "./application.ts";
import { type OwnPapers, parseApplicationsFile, toApplicationsFile } from "./file.ts";
import type { ApplicationsOutcome, ApplicationsState } from "./store.ts";

type ToolsProps = { desk: ApplicationsState; own: OwnPapers };

export function ApplicationsTools({ desk, own }: ToolsProps) {
	const t = useTranslations();
	const { addPapers } = usePlanStore();
	const [problem, setProblem] = useState<string>();
	const take = async (file: File) => {
		const found = parseApplicationsFile(await file.text());
		if (found === undefined) return setProblem(t("applications.file.notOurs"));
		const { length } = mergeApplications(desk.forms, found.forms);
		if (length > MAX_APPLICATIONS) return setProblem(t("applications.file.tooMany", { most: MAX_APPLICATIONS }));
		setProblem(found.leftOut > 0 ? t("applications.file.leftOut", { count: found.leftOut }) : undefined);
		if (desk.take(found.forms)) addPapers(found.papers);
	};
	return (
		<Section id="keep" title={t("applications.file.heading")} className="mt-10 print:hidden">
			<p className="mt-1 max-w-text text-quiet text-sm">{t("applications.file.why")}</p>
			<div className="mt-3 flex flex-wrap gap-3">
				{desk.forms.length > 0 && (
					<>
						<Button look="quiet" onClick={() => window.print()}>
							<Printer size={20} aria-hidden="true" />
							{t("applications.print")}
						</Button>
						<Button
							look="quiet"
							onClick={() =>
								saveFile({
									text: toApplicationsFile(desk.forms, own, new Date()),
									type: "application/json",
									name: "applications.json",
								})
							}
						>
							<Download size={20} aria-hidden="true" />
							{t("applications.file.save")}
						</Button>
					</>
				)}
				<FileButton accept="application/json,.json" onFile={take}>
					{t("applications.file.open")}
				</FileButton>
				{desk.undoable !== undefined && (
					<Button look="quiet" onClick={desk.undo}>
						<Undo2 size={20} aria-hidden="true" />
						{t("applications.undo")}
					</Button>
				)}
			</div>
			<p role="alert" className="mt-2 max-w-text font-semibold text-bad-text empty:hidden">
				{problem ?? ""}
			</p>
		</Section>
	);
}

export function DoneLine({ outcome }: { outcome: ApplicationsOutcome | undefined }) {
	const t = useTranslations();
	return (
		<p role="status" className="mt-2 min-h-6 text-quiet text-sm print:hidden">
			{outcome === undefined ? t("applications.onDevice") : outcomeWords(t, outcome)}
		</p>
	);
}

function outcomeWords(t: Translate, outcome: ApplicationsOutcome): string {
	if (outcome.kind === "undone") return t("applications.done.undone");
	if (outcome.kind === "not-stored") return t("pick.notKept");
	const { done } = outcome;
	switch (done.kind) {
		case "added":
		case "removed":
			return t(`applications.done.${done.kind}`, { name: done.name });
		case "changed":
			return t("applications.done.changed");
		case "imported":
			return t("applications.done.imported", { count: done.count });
	}
}
