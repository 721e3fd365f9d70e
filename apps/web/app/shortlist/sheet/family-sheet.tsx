import { MAX_COMPARED } from "@uchit/contract/compare.ts";
import { Printer } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useIsOnDevice, useStore } from "#app/platform/device-store.ts";
import { addressIn, LANGUAGE_NAMES, LANGUAGES } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { MAX_NOTE_LENGTH } from "#app/shell/advice/advice.ts";
import { Link } from "#app/shell/page/link.tsx";
import { ShareButton } from "#app/shell/page/share-button.tsx";
import { listShortlisted } from "#app/shell/shortlist/shortlist-changes.ts";
import { shortlistStore } from "#app/shell/shortlist/shortlist-store.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";
import { MAX_RANK_LENGTH, parseSheetFragment, type SharedSheet, toSheetFragment } from "./sheet-link.ts";
import { SheetChecks, SheetDates, SheetSources, SheetTable } from "./sheet-parts.tsx";
import { ShortlistAdvice } from "./shortlist-advice.tsx";
import { useSheetFacts } from "./use-sheet-facts.ts";

export function FamilySheet() {
	const { t } = usePage();
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

function OwnSheet() {
	const { t, paths } = usePage();
	const saved = listShortlisted(useStore(shortlistStore));
	const [ticked, setTicked] = useState<Ticked>(NOTHING_TICKED);
	const first = saved.slice(0, MAX_COMPARED);
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
				<p className="mt-4">{t("shortlist.sheet.tooMany", { most: MAX_COMPARED, count: saved.length })}</p>
			)}
			<SheetTools shared={shown} ticked={ticked} onTick={setTicked} />
		</Sheet>
	);
}

function BrokenLink() {
	const { t, paths } = usePage();
	return (
		<Note title={t("shortlist.sheet.broken")} tone="problem">
			<p>{t("shortlist.sheet.brokenHow")}</p>
			<a href={paths.shortlist} className="link inline-flex min-h-11 items-center">
				{t("shortlist.title")}
			</a>
		</Note>
	);
}

function Sheet({
	shown,
	after: After,
	children,
}: {
	shown: SharedSheet;
	after?: typeof ShortlistAdvice;
	children: ReactNode;
}) {
	const { t } = usePage();
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

/** Personal details on a sheet: none unless ticked, and stored nowhere. */
type Ticked = { hasRank: boolean; rank: string; hasNotes: boolean; longestNote: number };

const NOTHING_TICKED: Ticked = { hasRank: false, rank: "", hasNotes: false, longestNote: MAX_NOTE_LENGTH };

function SheetTools({
	shared,
	ticked,
	onTick,
}: {
	shared: SharedSheet;
	ticked?: Ticked;
	onTick?: (ticked: Ticked) => void;
}) {
	const { t, paths, language } = usePage();
	const { pathname } = useLocation();
	const fragment = toSheetFragment(shared);
	const address = paths.shortlistSheet(fragment);
	return (
		<div className="mt-4 space-y-3 print:hidden">
			{ticked !== undefined && onTick !== undefined && <Ticks ticked={ticked} onTick={onTick} />}
			<div className="flex flex-wrap items-center gap-3">
				<Button onClick={() => window.print()}>
					<Printer size={20} aria-hidden="true" />
					{t("shortlist.sheet.print")}
				</Button>
				<ShareButton title={t("shortlist.sheet.title")} address={address} />
				{ticked !== undefined && (
					<a href={address} className="link inline-flex min-h-11 items-center">
						{t("shortlist.sheet.asShared")}
					</a>
				)}
				{LANGUAGES.filter((other) => other !== language).map((other) => (
					<a
						key={other}
						lang={other}
						hrefLang={other}
						href={addressIn(other, `${pathname}#${fragment}`)}
						className="link inline-flex min-h-11 items-center"
					>
						{LANGUAGE_NAMES[other]}
					</a>
				))}
			</div>
			<p className="max-w-text text-quiet text-sm">{t("shortlist.sheet.private")}</p>
		</div>
	);
}

function Ticks({ ticked, onTick }: { ticked: Ticked; onTick: (ticked: Ticked) => void }) {
	const { t } = usePage();
	const tick = (key: "hasRank" | "hasNotes", words: string) => (
		<label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
			<input
				type="checkbox"
				checked={ticked[key]}
				onChange={(event) => onTick({ ...ticked, [key]: event.currentTarget.checked })}
				className="size-5 flex-none accent-accent-text"
			/>
			{words}
		</label>
	);
	return (
		<fieldset className="rounded-lg border border-line p-3">
			<legend className="px-1 font-semibold text-sm">{t("shortlist.sheet.alsoShow")}</legend>
			<div className="flex flex-wrap gap-x-6">
				{tick("hasRank", t("shortlist.sheet.myRank"))}
				{tick("hasNotes", t("shortlist.sheet.myNotes"))}
			</div>
			{ticked.hasRank && (
				<div className="max-w-120">
					<TextField
						label={t("shortlist.sheet.rankLabel")}
						hint={t("shortlist.sheet.rankHint")}
						autoComplete="off"
						maxLength={MAX_RANK_LENGTH}
						value={ticked.rank}
						onChange={(event) => onTick({ ...ticked, rank: event.currentTarget.value })}
					/>
				</div>
			)}
		</fieldset>
	);
}
