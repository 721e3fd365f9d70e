import { Printer } from "lucide-react";
import { useLocation } from "react-router";
import { usePaths } from "#app/paths.ts";
import { addressIn, LANGUAGE_NAMES, LANGUAGES } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { LONGEST_NOTE } from "#app/shell/advice/advice.ts";
import { ShareButton } from "#app/shell/page/share-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { LONGEST_RANK, type SharedSheet, toSheetFragment } from "./sheet-link.ts";

/** Details of the owner on a sheet: none unless ticked, stored nowhere. */
export type Ticked = { hasRank: boolean; rank: string; hasNotes: boolean; longestNote: number };

export const NOTHING_TICKED: Ticked = { hasRank: false, rank: "", hasNotes: false, longestNote: LONGEST_NOTE };

/** Prints a sheet, passes on its link, shows it in the other language; of one's own it also chooses the details. */
export function SheetTools({
	shared,
	ticked,
	onTick,
}: {
	shared: SharedSheet;
	ticked?: Ticked;
	onTick?: (ticked: Ticked) => void;
}) {
	const t = useTranslations();
	const paths = usePaths();
	const language = useLanguage();
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
	const t = useTranslations();
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
						maxLength={LONGEST_RANK}
						value={ticked.rank}
						onChange={(event) => onTick({ ...ticked, rank: event.currentTarget.value })}
					/>
				</div>
			)}
		</fieldset>
	);
}
