import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { CountedItem } from "#app/shell/page/counted-links.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { inMapOrder, isArrowKey, neighbourOf, shadeOf, tileOf } from "./state-tiles.ts";

export type CountedState = { slug: string; name: string; count: number; to: string };

/**
 * States and union territories as equal tiles, roughly as on a map from 768 px, else a list. Arrow keys move between tiles. Not
 * prefetched: there are 36.
 */
export function StateMap({
	states,
	label,
	isFolded = false,
}: {
	states: readonly CountedState[];
	label: string;
	isFolded?: boolean;
}) {
	const { t, paths } = usePage();
	const most = Math.max(1, ...states.map(({ count }) => count));
	const mapped = inMapOrder(states);
	const slugs = mapped.map(({ slug }) => slug);
	const isMapped = states.some(({ slug }) => tileOf(slug) !== undefined);
	return (
		<>
			<div className="md:hidden">
				{isFolded ? (
					<Disclosure
						title={t("states.choose", { count: states.length })}
						isOpen={false}
						whileClosed={
							<Link discover="none" to={paths.colleges({ view: "districts" })} className="link">
								{t("list.allOptions", { count: states.length })}
							</Link>
						}
					>
						<StateList states={states} label={label} />
					</Disclosure>
				) : (
					<StateList states={states} label={label} />
				)}
			</div>
			{isMapped && (
				<div className="@container max-md:hidden">
					<ul aria-label={label} onKeyDown={(event) => goByArrow(event, slugs)} className="state-map">
						{mapped.map((state) => (
							<li key={state.slug} className={`${placeOf(state.slug)} s${shadeOf(state.count, most)}`}>
								<Tile state={state} />
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
	return tile === undefined ? "" : `c${tile.column} r${tile.row}`;
}

function Tile({ state: { name, count, to } }: { state: CountedState }) {
	return (
		<Link discover="none" to={to}>
			<span>{name}</span>
			<small>{formatNumber(count)}</small>
		</Link>
	);
}

function goByArrow(event: KeyboardEvent<HTMLUListElement>, slugs: readonly string[]) {
	if (!isArrowKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
	const links = [...event.currentTarget.querySelectorAll("a")];
	const here = slugs[links.findIndex((link) => link.matches(":focus"))];
	const beside = here === undefined ? undefined : neighbourOf(here, event.key, slugs);
	if (beside === undefined) return;
	event.preventDefault();
	links[slugs.indexOf(beside)]?.focus();
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
