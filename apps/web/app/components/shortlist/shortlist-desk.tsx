import { useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import { Link } from "#app/components/site/link.tsx";
import { useDragOrder } from "#app/components/site/use-drag-order.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";
import { DoneLine } from "./done-line.tsx";
import { ShortlistItem } from "./shortlist-item.tsx";
import { ShortlistTools } from "./shortlist-tools.tsx";
import { useShortlistDesk } from "./use-shortlist-desk.ts";
import { useShortlistFacts } from "./use-shortlist-facts.ts";

/** The colleges that this device keeps, in the visitor's order, and everything that can be done with them. */
export function ShortlistDesk() {
	const t = useWords();
	const desk = useShortlistDesk();
	const slugs = desk.saved.map(({ college }) => college);
	const known = useShortlistFacts(slugs);
	const [ticked, setTicked] = useState<readonly string[]>([]);
	const list = useRef<HTMLOListElement>(null);
	const { dragged, handleOf } = useDragOrder(list, desk.move);
	const nameOf = (slug: string) => known.colleges.get(slug)?.name ?? slug;
	if (!desk.isReady) return null;
	const others = slugs.filter((slug) => slug !== dragged?.key);
	return (
		<>
			<ShortlistTools desk={desk} ticked={ticked.filter((slug) => slugs.includes(slug))} />
			<DoneLine done={desk.done} count={slugs.length} nameOf={nameOf} />
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
						handle={handleOf(entry.college, place)}
						isDragged={dragged?.key === entry.college}
						isDropMark={dragged !== undefined && others[dragged.place] === entry.college}
					/>
				))}
			</ol>
		</>
	);
}

/** It is asked for on the account's page, which is not fetched ahead. */
function ToLetters() {
	const t = useWords();
	const paths = usePaths();
	return (
		<p className="print:hidden">
			<RouterLink to={paths.account()} className="link inline-flex min-h-11 items-center">
				{t("shortlist.letters")}
			</RouterLink>
		</p>
	);
}

function EmptyShortlist() {
	const t = useWords();
	const paths = usePaths();
	return (
		<Note title={t("shortlist.empty")}>
			<p>{t("shortlist.emptyHow")}</p>
			<ButtonLink render={<Link to={paths.colleges()} />}>{t("problem.seeAll")}</ButtonLink>
		</Note>
	);
}
