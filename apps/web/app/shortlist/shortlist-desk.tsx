import { MAX_COMPARED } from "@uchit/contract/compare.ts";
import { saveFile } from "@uchit/text/save-file.ts";
import { Download, Printer, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { Link as RouterLink } from "react-router";
import { usePaths } from "#app/paths.ts";
import { fetchJson } from "#app/platform/fetch-json.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { MAX_CHOSEN } from "#app/shell/compare/compare-store.ts";
import { Link } from "#app/shell/page/link.tsx";
import { addSeen, saveSeen } from "#app/shell/shortlist/seen-store.ts";
import type { CollegeNow, ShortlistFacts } from "#app/shell/shortlist/shortlist-facts.ts";
import { seenStore } from "#app/shell/shortlist/shortlist-seen.ts";
import { Button } from "#app/ui/button.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";
import { useDragOrder } from "#app/ui/use-drag-order.ts";
import { parseShortlistFile, toShortlistFile } from "./file.ts";
import { ShortlistItem } from "./shortlist-item.tsx";
import { type ShortlistDeskState, type ShortlistOutcome, useShortlistDesk } from "./use-shortlist-desk.ts";

export function ShortlistDesk() {
	const { t } = usePage();
	const desk = useShortlistDesk();
	const slugs = desk.saved.map(({ college }) => college);
	const known = useShortlistFacts(slugs);
	const [ticked, setTicked] = useState<readonly string[]>([]);
	const list = useRef<HTMLOListElement>(null);
	const dragOf = useDragOrder(list, slugs, desk.move);
	const nameOf = (slug: string) => known.colleges.get(slug)?.name ?? slug;
	if (!desk.isReady) return null;
	return (
		<>
			<ShortlistTools desk={desk} ticked={ticked.filter((slug) => slugs.includes(slug))} />
			<DoneLine outcome={desk.outcome} count={slugs.length} nameOf={nameOf} />
			{known.isAway && (
				<Note title={t("shortlist.away")} tone="problem">
					<p>{t("shortlist.awayWhy")}</p>
					<Button look="quiet" onClick={known.askAgain}>
						{t("shortlist.askAgain")}
					</Button>
				</Note>
			)}
			{slugs.length > 0 && <ToLetters />}
			{slugs.length === 0 && <EmptyShortlist />}
			<ol ref={list} aria-label={t("shortlist.list")} className="mt-6 space-y-4 empty:hidden">
				{desk.saved.map((entry, place) => (
					<ShortlistItem
						key={entry.college}
						entry={entry}
						place={place}
						count={slugs.length}
						college={known.colleges.get(entry.college)}
						isGone={known.unknown.has(entry.college)}
						desk={desk}
						isTicked={ticked.includes(entry.college)}
						onTick={(isOn) =>
							setTicked((before) => [
								...before.filter((slug) => slug !== entry.college),
								...(isOn ? [entry.college] : []),
							])
						}
						drag={dragOf(entry.college, place)}
					/>
				))}
			</ol>
		</>
	);
}

/** Letters are requested on the account's page, which is not prefetched. */
function ToLetters() {
	const { t, paths } = usePage();
	return (
		<p className="print:hidden">
			<RouterLink to={paths.account()} className="link inline-flex min-h-11 items-center">
				{t("shortlist.letters")}
			</RouterLink>
		</p>
	);
}

function EmptyShortlist() {
	const { t, paths } = usePage();
	return (
		<Note title={t("shortlist.empty")}>
			<p>{t("shortlist.emptyHow")}</p>
			<ButtonLink render={<Link to={paths.colleges()} />}>{t("problem.seeAll")}</ButtonLink>
		</Note>
	);
}

type KnownNow = { colleges: ReadonlyMap<string, CollegeNow>; unknown: ReadonlySet<string> };

const NOTHING_KNOWN: KnownNow = { colleges: new Map(), unknown: new Set() };

function useShortlistFacts(slugs: readonly string[]): KnownNow & { isAway: boolean; askAgain: () => void } {
	const { shortlistFacts } = usePaths();
	const { language } = usePage();
	const [known, setKnown] = useState(NOTHING_KNOWN);
	const [isAway, setAway] = useState(false);
	const missing = slugs.filter((slug) => !known.colleges.has(slug) && !known.unknown.has(slug)).slice(0, MAX_COMPARED);
	const address = missing.length === 0 || isAway ? undefined : shortlistFacts(missing);
	useEffect(() => {
		if (address === undefined) return;
		const leaving = new AbortController();
		void fetchJson<ShortlistFacts>(address, { signal: leaving.signal }).then((facts) => {
			if (leaving.signal.aborted) return;
			if (facts === undefined) return setAway(true);
			const seen = seenStore.read();
			const unseen = facts.colleges.filter(({ slug }) => seen[slug] === undefined);
			if (unseen.length > 0) saveSeen(unseen, { language, now: new Date() });
			setKnown(({ colleges, unknown }) => ({
				colleges: new Map([...colleges, ...facts.colleges.map((college) => [college.slug, college] as const)]),
				unknown: new Set([...unknown, ...facts.unknown]),
			}));
		});
		return () => leaving.abort();
	}, [address, language]);
	return { ...known, isAway, askAgain: () => setAway(false) };
}

/** Also announces the last change to screen readers. */
function DoneLine({
	outcome,
	count,
	nameOf,
}: {
	outcome: ShortlistOutcome | undefined;
	count: number;
	nameOf: (slug: string) => string;
}) {
	const { t } = usePage();
	return (
		<p role="status" className="mt-3 min-h-6 text-quiet print:hidden">
			{outcome === undefined ? "" : outcomeWords(t, outcome, { count, nameOf })}
		</p>
	);
}

function outcomeWords(
	t: Translate,
	outcome: ShortlistOutcome,
	{ count, nameOf }: { count: number; nameOf: (slug: string) => string },
): string {
	if (outcome.kind === "undone") return t("shortlist.done.undone");
	if (outcome.kind === "not-stored") return t("pick.notKept");
	const { done } = outcome;
	switch (done.kind) {
		case "moved":
			return t("shortlist.done.moved", { name: nameOf(done.college), place: done.place + 1, count });
		case "removed":
			return t("shortlist.done.removed", { name: nameOf(done.college) });
		case "noted":
			return t("shortlist.done.noted", { name: nameOf(done.college) });
		case "imported":
			return t("shortlist.done.imported", { count: done.count });
	}
}

function ShortlistTools({ desk, ticked }: { desk: ShortlistDeskState; ticked: readonly string[] }) {
	const { t, paths } = usePage();
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

/** Stays focusable while there is nothing to undo. */
const FADED = "aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-quiet";

function CompareLink({ slugs, ticked }: { slugs: readonly string[]; ticked: readonly string[] }) {
	const { t, paths } = usePage();
	const chosen = (ticked.length > 0 ? ticked : slugs.slice(0, MAX_CHOSEN)).slice(0, MAX_COMPARED);
	if (slugs.length < 2) return null;
	return (
		<ButtonLink render={<Link to={paths.compare({ subject: "college", slugs: chosen })} />}>
			{ticked.length > 0
				? t("shortlist.compareTicked", { count: chosen.length })
				: t("shortlist.compareFirst", { count: chosen.length })}
		</ButtonLink>
	);
}
