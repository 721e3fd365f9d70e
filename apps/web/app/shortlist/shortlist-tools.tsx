import { MOST_COMPARED } from "@uchit/contract/compare.ts";
import { saveFile } from "@uchit/text/save-file.ts";
import { Download, Printer, Undo2 } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { MOST_CHOSEN } from "#app/shell/compare/compare-store.ts";
import { Link } from "#app/shell/page/link.tsx";
import { addSeen } from "#app/shell/shortlist/seen-store.ts";
import { seenStore } from "#app/shell/shortlist/shortlist-seen.ts";
import { Button } from "#app/ui/button.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { parseShortlistFile, toShortlistFile } from "./file.ts";
import type { ShortlistDeskState } from "./use-shortlist-desk.ts";

/** Undo, compare, print, and the list as a file. */
export function ShortlistTools({ desk, ticked }: { desk: ShortlistDeskState; ticked: readonly string[] }) {
	const t = useTranslations();
	const paths = usePaths();
	const take = async (file: File) => {
		const found = parseShortlistFile(await file.text());
		if (found === undefined) return toast.error(t("shortlist.notOurs"));
		desk.take(found.entries);
		addSeen(found.seen);
	};
	return (
		<div className="mt-6 flex flex-wrap gap-3 print:hidden">
			<CompareLink slugs={desk.saved.map(({ college }) => college)} ticked={ticked} />
			<Button look="quiet" aria-disabled={desk.undoable === undefined} onClick={desk.undo} className={FADED}>
				<Undo2 size={20} aria-hidden="true" />
				{t("shortlist.undo")}
			</Button>
			{desk.saved.length > 0 && (
				<ButtonLink look="quiet" render={<Link to={paths.shortlistSheet()} />}>
					<Printer size={20} aria-hidden="true" />
					{t("shortlist.sheet.open")}
				</ButtonLink>
			)}
			{desk.saved.length > 0 && (
				<Button
					look="quiet"
					onClick={() =>
						saveFile({
							text: toShortlistFile(desk.list, seenStore.read(), new Date()),
							type: "application/json",
							name: "shortlist.json",
						})
					}
				>
					<Download size={20} aria-hidden="true" />
					{t("shortlist.export")}
				</Button>
			)}
			<FileButton accept="application/json,.json" onFile={take}>
				{t("shortlist.import")}
			</FileButton>
		</div>
	);
}

/** It keeps the focus while there is nothing to take back. */
const FADED = "aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-quiet";

/** The ticked ones; without a tick the first few. */
function CompareLink({ slugs, ticked }: { slugs: readonly string[]; ticked: readonly string[] }) {
	const t = useTranslations();
	const paths = usePaths();
	const chosen = (ticked.length > 0 ? ticked : slugs.slice(0, MOST_CHOSEN)).slice(0, MOST_COMPARED);
	if (slugs.length < 2) return null;
	return (
		<ButtonLink render={<Link to={paths.compare({ of: "college", slugs: chosen })} />}>
			{ticked.length > 0
				? t("shortlist.compareTicked", { count: chosen.length })
				: t("shortlist.compareFirst", { count: chosen.length })}
		</ButtonLink>
	);
}
