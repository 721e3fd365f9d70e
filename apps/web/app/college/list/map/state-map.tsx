import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { CountedItem } from "#app/shell/page/counted-links.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { inMapOrder, isArrowKey, placeBeside, shadeOf, tileOf } from "./state-tiles.ts";

export type CountedState = { slug: string; name: string; count: number; to: string };

/** Written whole, so that the stylesheet has them. */
const COLUMNS = [
	"",
	"col-start-1",
	"col-start-2",
	"col-start-3",
	"col-start-4",
	"col-start-5",
	"col-start-6",
	"col-start-7",
	"col-start-8",
] as const;
const ROWS = [
	"",
	"row-start-1",
	"row-start-2",
	"row-start-3",
	"row-start-4",
	"row-start-5",
	"row-start-6",
	"row-start-7",
	"row-start-8",
] as const;
const SHADES = ["bg-raised", "bg-accent/10", "bg-accent/25", "bg-accent/45"] as const;

/**
 * States and union territories as tiles of one size, about where they lie to each other: from 768 px a map, below that a list.
 * The map is read row by row; arrow keys go from tile to tile. Its pages are not fetched ahead: there are 36.
 */
export function StateMap({
	states,
	label,
	isFolded = false,
}: {
	states: readonly CountedState[];
	label: string;
	/** On a phone behind one line, where the page is about more than states. */
	isFolded?: boolean;
}) {
	const t = useTranslations();
	const most = Math.max(1, ...states.map(({ count }) => count));
	const isMapped = states.some(({ slug }) => tileOf(slug) !== undefined);
	return (
		<>
			<div className="md:hidden">
				{isFolded ? (
					<Disclosure title={t("states.choose", { count: states.length })} isOpen={false}>
						<StateList states={states} label={label} />
					</Disclosure>
				) : (
					<StateList states={states} label={label} />
				)}
			</div>
			{isMapped && (
				<div className="@container max-md:hidden">
					<ul aria-label={label} onKeyDown={goByArrow} className="grid grid-cols-8 gap-1 @min-[64rem]:gap-2">
						{inMapOrder(states).map((state) => (
							<li key={state.slug} className={`min-w-0 ${placeOf(state.slug)}`}>
								<Tile state={state} shade={SHADES[shadeOf(state.count, most)]} />
							</li>
						))}
					</ul>
					<p className="mt-3 max-w-text text-quiet text-sm">{t("states.howToRead")}</p>
				</div>
			)}
		</>
	);
}

function placeOf(slug: string): string {
	const tile = tileOf(slug);
	return tile === undefined ? "" : `${COLUMNS[tile.column]} ${ROWS[tile.row]}`;
}

function Tile({ state: { slug, name, count, to }, shade }: { state: CountedState; shade: string }) {
	return (
		<Link discover="none" to={to} data-state={slug} className={`state-tile ${shade}`}>
			<span>{name}</span>
			<small>{formatNumber(count)}</small>
		</Link>
	);
}

/** From the tile that has the focus to the one beside it. */
function goByArrow(event: KeyboardEvent<HTMLUListElement>) {
	if (!isArrowKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
	const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-state]")];
	const here = links.find((link) => link === document.activeElement)?.dataset.state;
	const slugs = links.flatMap((link) => link.dataset.state ?? []);
	const beside = here === undefined ? undefined : placeBeside(here, event.key, slugs);
	if (beside === undefined) return;
	event.preventDefault();
	links.find((link) => link.dataset.state === beside)?.focus();
}

function StateList({ states, label }: { states: readonly CountedState[]; label: string }) {
	return (
		<ul aria-label={label} className="columns-1 gap-6 min-[22rem]:columns-2">
			{states.map(({ slug, ...state }) => (
				<CountedItem key={slug} {...state} />
			))}
		</ul>
	);
}
