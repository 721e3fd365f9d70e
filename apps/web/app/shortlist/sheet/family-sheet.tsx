import { MOST_COMPARED } from "@uchit/contract/compare.ts";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { usePaths } from "#app/paths.ts";
import { useIsOnDevice, useStore } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { listSaved } from "#app/shell/shortlist/shortlist-changes.ts";
import { shortlistStore } from "#app/shell/shortlist/shortlist-store.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";
import { parseSheetFragment, type SharedSheet } from "./sheet-link.ts";
import { SheetChecks, SheetDates, SheetSources, SheetTable } from "./sheet-parts.tsx";
import { NOTHING_TICKED, SheetTools, type Ticked } from "./sheet-tools.tsx";
import { ShortlistAdvice } from "./shortlist-advice.tsx";
import { useSheetFacts } from "./use-sheet-facts.ts";

/** The sheet of the sender of the link, else of this device. */
export function FamilySheet() {
	const t = useTranslations();
	const isOnDevice = useIsOnDevice();
	const fragment = useSyncExternalStore(onHashChange, readFragment, () => "");
	if (!isOnDevice) return null;
	if (fragment === "") return <OwnSheet />;
	const shared = parseSheetFragment(fragment);
	if (shared === undefined) return <BrokenLink />;
	return (
		<Sheet shown={shared} key={fragment} after={ShortlistAdvice}>
			<p className="mt-4 max-w-text rounded-lg bg-sunk p-3 text-sm print:hidden">{t("shortlist.sheet.shared")}</p>
			{shared.sent === undefined && <SheetTools shared={shared} />}
		</Sheet>
	);
}

/** The sheet of the list on this device; its owner's rank and notes only once they are ticked. */
function OwnSheet() {
	const t = useTranslations();
	const paths = usePaths();
	const saved = listSaved(useStore(shortlistStore));
	const [ticked, setTicked] = useState<Ticked>(NOTHING_TICKED);
	const first = saved.slice(0, MOST_COMPARED);
	if (first.length === 0) {
		return (
			<Note title={t("shortlist.empty")}>
				<p>{t("shortlist.sheet.emptyHow")}</p>
				<ButtonLink render={<Link to={paths.colleges()} />}>{t("shortlist.sheet.find")}</ButtonLink>
			</Note>
		);
	}
	const shown: SharedSheet = {
		colleges: first.map(({ college }) => college),
		rank: ticked.hasRank ? ticked.rank.trim() : "",
		notes: first.map(({ note }) => (ticked.hasNotes ? note.trim().slice(0, ticked.longestNote) : "")),
	};
	return (
		<Sheet shown={shown}>
			{saved.length > first.length && (
				<p className="mt-4">{t("shortlist.sheet.tooMany", { most: MOST_COMPARED, count: saved.length })}</p>
			)}
			<SheetTools shared={shown} ticked={ticked} onTick={setTicked} />
		</Sheet>
	);
}

function BrokenLink() {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<Note title={t("shortlist.sheet.broken")} tone="problem">
			<p>{t("shortlist.sheet.brokenHow")}</p>
			<a href={paths.shortlist} className="link inline-flex min-h-11 items-center">
				{t("shortlist.title")}
			</a>
		</Note>
	);
}

/** Two pages of paper: the colleges; then what comes next, what to check, and where all of it is from. */
function Sheet({
	shown,
	after: After,
	children,
}: {
	shown: SharedSheet;
	after?: typeof ShortlistAdvice;
	children: ReactNode;
}) {
	const t = useTranslations();
	const { facts, isAway, askAgain } = useSheetFacts(shown.colleges);
	return (
		<>
			{children}
			{isAway && (
				<Note title={t("shortlist.away")} tone="problem">
					<p>{t("shortlist.awayWhy")}</p>
					<Button look="quiet" onClick={askAgain}>
						{t("shortlist.askAgain")}
					</Button>
				</Note>
			)}
			{facts !== undefined && After !== undefined && (
				<After shared={shown} nameOf={(slug) => facts.colleges.find((each) => each.slug === slug)?.name ?? slug} />
			)}
			{facts !== undefined && (
				<article className="family-sheet mt-6">
					{shown.rank !== "" && (
						<p className="mb-3">
							<span className="text-quiet">{t("shortlist.sheet.rankIs")}</span> <strong>{shown.rank}</strong>
						</p>
					)}
					<SheetTable facts={facts} shown={shown} />
					<SheetDates dates={facts.dates} />
					<SheetChecks facts={facts} />
					<SheetSources sources={facts.sources} />
				</article>
			)}
		</>
	);
}

function onHashChange(listener: () => void): () => void {
	addEventListener("hashchange", listener);
	return () => removeEventListener("hashchange", listener);
}

function readFragment(): string {
	return location.hash.slice(1);
}
